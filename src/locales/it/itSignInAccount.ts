import type { enSignInAccount } from '../en/enSignInAccount.js';
import type { Translation } from '../translation.js';

export const itSignInAccount: Translation<typeof enSignInAccount> = {
  'updateEmail.both': 'Prima invieremo un codice a {email}, poi uno alla tua nuova email.',
  'updateEmail.one': 'Invieremo un codice alla tua nuova email.',
  'updateEmail.cancel': 'Annulla',
  'updateEmail.save': 'Salva',
  'updateEmail.startOver': 'Ricomincia',
  'updateEmail.startOverIn': {
    one: 'Ricomincia tra {count} s',
    many: 'Ricomincia tra {count} s',
    other: 'Ricomincia tra {count} s',
  },
  'updateEmail.done': 'Email cambiata',
  'upgradeWallet.kept': 'Le tue chiavi sono custodite per te',
  'upgradeWallet.keptText':
    'Il servizio di accesso custodisce le chiavi di questo account, così puoi accedere ovunque.',
  'upgradeWallet.own': 'Puoi custodirle tu',
  'upgradeWallet.ownText': 'Passa a un wallet che controlli solo tu, sul sito del servizio.',
  'upgradeWallet.open': 'Apri {host}',
  'selectAccounts.intro': 'Scegli quali account condividere con {app}.',
  'selectAccounts.introSite': 'Scegli quali account condividere con questo sito.',
  'selectAccounts.all': 'Seleziona tutti',
  'selectAccounts.count': {
    one: '{count} selezionato su {all}',
    many: '{count} selezionati su {all}',
    other: '{count} selezionati su {all}',
  },
  'selectAccounts.cancel': 'Annulla',
  'selectAccounts.continue': 'Continua',
  'selectAccounts.none': 'Scegli un account',
  'smartAccount.stepsText': 'Riunisci più passaggi in una sola approvazione.',
  'smartAccount.fees': 'Le commissioni possono essere coperte',
  'smartAccount.feesText': 'Un sito può coprire le tue commissioni di rete.',
  'smartAccount.address': 'Un nuovo indirizzo',
  'smartAccount.addressText':
    'I tuoi asset restano nel tuo account standard. Puoi tornare indietro quando vuoi.',
  'smartAccount.continue': 'Continua',
  'smartAccount.later': 'Non ora',
  'smartAccount.more': 'Che cos’è uno smart account?',
};
