import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { itButtons } from './itButtons.js';

export const itFirst: Translation<typeof enFirst> = {
  ...itButtons,

  'dialog.back': 'Indietro',
  'dialog.close': 'Chiudi',
  'dialog.loading': 'Caricamento…',
  'dialog.retry': 'Riprova',
  'dialog.newTab': '(si apre in una nuova scheda)',
  'dialog.broken': 'Si è verificato un problema',
  'dialog.brokenText': 'Riprova o ricarica la pagina.',
  'dialog.failed': 'Impossibile caricare questa parte',
  'dialog.failedText': 'Controlla la connessione a Internet e riprova. Se non basta, ricarica la pagina.',
  'search.clear': 'Cancella la ricerca',

  'connect.title': 'Connetti wallet',
  'connect.intro': 'Scegli un wallet da usare con {app}.',
  'connect.wallets': 'Wallet',
  'connect.search': 'Cerca un wallet',
  'connect.found': {
    one: '{count} wallet trovato',
    many: '{count} di wallet trovati',
    other: '{count} wallet trovati',
  },
  'connect.noMatch': 'Nessun wallet corrisponde a «{query}»',
  'connect.installed': 'Installato',
  'connect.recent': 'Recenti',
  'connect.popular': 'Popolari',
  'connect.more': 'Altri wallet',
  'connect.missing': 'Puoi comunque usare i wallet qui sopra.',
  'connect.unnamed': 'Wallet del browser',
  'connect.late': '{name} aggiunto all’elenco',
  'connect.namesake': 'Anche un altro wallet si presenta come {name}',
  'connect.noWallet': 'Non ho un wallet',
  'connect.empty': 'Nessun wallet in questo browser',
  'connect.emptyText':
    'Un wallet è un’app o un’estensione del browser che custodisce le tue crypto e ti fa accedere ai siti.',
  'connect.emptyMobileText':
    'Apri questa pagina nel browser della tua app wallet, oppure su un computer con un wallet.',
  'connect.legal': 'Connettendoti accetti {terms} e {privacy}.',
  'connect.legalTerms': 'Connettendoti accetti {terms}.',
  'connect.legalPrivacy': 'Connettendoti accetti {privacy}.',
  'connect.terms': 'i Termini di servizio',
  'connect.privacy': 'l’Informativa sulla privacy',

  'connect.needed': 'Scegli un wallet per {chain}.',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'Scegli una rete',
  'activeChain.title': 'Cambia rete',

  'pairing.tag': 'Codice QR',
  'pairing.title': 'Scansiona con il telefono',

  'allWallets.title': 'Tutti i wallet',
  'wallets.slow': 'Altri wallet ancora in caricamento…',
  'wallets.failed': 'Impossibile caricare altri wallet',

  'downloads.title': 'Ottieni questo wallet',
  'downloads.get': 'Ottieni {name}',

  'account.title': 'Account',
  'account.accounts': 'Account',
  'account.settings': 'Impostazioni dell’account',

  'networks.title': 'Scegli una rete',
  'switch.title': 'Cambia rete',
  'unsupported.title': 'Cambia rete',

  'whatIsAWallet.title': 'Che cos’è un wallet?',
  'whatIsAWallet.more': 'Scopri di più',
  'whatIsANetwork.title': 'Che cos’è una rete?',
  'getWallet.title': 'Ottieni un wallet',

  'watch.title': 'Osserva un indirizzo',
  'watch.account': 'Account osservato',

  'email.title': 'Conferma la tua email',
  'device.title': 'Conferma questo dispositivo',
  'socials.title': 'Modi per accedere',
  'social.title': 'Accedi',
  'farcaster.title': 'Accedi con Farcaster',
  'approve.title': 'Approva',
  'confirm.title': 'Conferma nel wallet',

  'snackbar.actionNotAllowed': 'Azione non consentita',
  'snackbar.codeResent': 'Email inviata di nuovo',
  'network.unit': 'monete native',
  'snackbar.copied': 'Copiato',
  'snackbar.declined': 'Rifiutato',
  'snackbar.failedToCopy': 'Copia non riuscita',
  'snackbar.failedToDisconnect': 'Disconnessione non riuscita',
  'snackbar.somethingWentWrong': 'Si è verificato un problema',
};
