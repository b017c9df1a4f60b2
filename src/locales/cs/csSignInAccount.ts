import type { enSignInAccount } from '../en/enSignInAccount.js';
import type { Translation } from '../translation.js';

export const csSignInAccount: Translation<typeof enSignInAccount> = {
  'updateEmail.both': 'Nejprve pošleme kód na {email}, potom na váš nový e-mail.',
  'updateEmail.one': 'Kód pošleme na váš nový e-mail.',
  'updateEmail.cancel': 'Zrušit',
  'updateEmail.save': 'Uložit',
  'updateEmail.startOver': 'Začít znovu',
  'updateEmail.startOverIn': {
    one: 'Znovu za {count} s',
    few: 'Znovu za {count} s',
    many: 'Znovu za {count} s',
    other: 'Znovu za {count} s',
  },
  'updateEmail.done': 'E-mail změněn',
  'upgradeWallet.kept': 'Vaše klíče jsou uchovávány za vás',
  'upgradeWallet.keptText':
    'Klíče tohoto účtu uchovává přihlašovací služba, takže se můžete přihlásit odkudkoli.',
  'upgradeWallet.own': 'Můžete je uchovávat sami',
  'upgradeWallet.ownText': 'Přejděte na webu služby na peněženku, kterou ovládáte jen vy.',
  'upgradeWallet.open': 'Otevřít {host}',
  'selectAccounts.intro': 'Vyberte účty, ke kterým získá přístup {app}.',
  'selectAccounts.introSite': 'Vyberte účty, ke kterým získá přístup tento web.',
  'selectAccounts.all': 'Vybrat vše',
  'selectAccounts.count': {
    one: 'Vybráno {count} z {all}',
    few: 'Vybráno {count} z {all}',
    many: 'Vybráno {count} z {all}',
    other: 'Vybráno {count} z {all}',
  },
  'selectAccounts.cancel': 'Zrušit',
  'selectAccounts.continue': 'Pokračovat',
  'selectAccounts.none': 'Vyberte účet',
  'smartAccount.stepsText': 'Spojte několik kroků do jednoho schválení.',
  'smartAccount.fees': 'Poplatky může hradit někdo jiný',
  'smartAccount.feesText': 'Web může hradit vaše síťové poplatky.',
  'smartAccount.address': 'Nová adresa',
  'smartAccount.addressText': 'Vaše aktiva zůstávají na standardním účtu. Vrátit se můžete kdykoli.',
  'smartAccount.continue': 'Pokračovat',
  'smartAccount.later': 'Teď ne',
  'smartAccount.more': 'Co je chytrý účet?',
};
