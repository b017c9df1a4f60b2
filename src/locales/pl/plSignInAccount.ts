import type { enSignInAccount } from '../en/enSignInAccount.js';
import type { Translation } from '../translation.js';

export const plSignInAccount: Translation<typeof enSignInAccount> = {
  'updateEmail.both': 'Najpierw wyślemy kod na {email}, a potem na twój nowy e-mail.',
  'updateEmail.one': 'Wyślemy kod na twój nowy e-mail.',
  'updateEmail.cancel': 'Anuluj',
  'updateEmail.save': 'Zapisz',
  'updateEmail.startOver': 'Zacznij od nowa',
  'updateEmail.startOverIn': {
    one: 'Od nowa za {count} s',
    few: 'Od nowa za {count} s',
    many: 'Od nowa za {count} s',
    other: 'Od nowa za {count} s',
  },
  'updateEmail.done': 'Zmieniono e-mail',
  'upgradeWallet.kept': 'Twoje klucze są przechowywane za ciebie',
  'upgradeWallet.keptText':
    'Klucze tego konta przechowuje usługa logowania, więc możesz się zalogować wszędzie.',
  'upgradeWallet.own': 'Możesz przechowywać je samodzielnie',
  'upgradeWallet.ownText': 'Przejdź na portfel, który kontrolujesz tylko ty, na stronie usługi.',
  'upgradeWallet.open': 'Otwórz {host}',
  'selectAccounts.intro': 'Wybierz konta, do których dostęp otrzyma {app}.',
  'selectAccounts.introSite': 'Wybierz konta, do których dostęp otrzyma ta strona.',
  'selectAccounts.all': 'Zaznacz wszystkie',
  'selectAccounts.count': {
    one: 'Wybrano {count} z {all}',
    few: 'Wybrano {count} z {all}',
    many: 'Wybrano {count} z {all}',
    other: 'Wybrano {count} z {all}',
  },
  'selectAccounts.cancel': 'Anuluj',
  'selectAccounts.continue': 'Kontynuuj',
  'selectAccounts.none': 'Wybierz konto',
  'smartAccount.stepsText': 'Połącz kilka kroków w jedno zezwolenie.',
  'smartAccount.fees': 'Opłaty mogą być pokryte',
  'smartAccount.feesText': 'Strona może pokryć twoje opłaty sieciowe.',
  'smartAccount.address': 'Nowy adres',
  'smartAccount.addressText': 'Twoje aktywa zostają na koncie standardowym. Możesz wrócić w każdej chwili.',
  'smartAccount.continue': 'Kontynuuj',
  'smartAccount.later': 'Nie teraz',
  'smartAccount.more': 'Czym jest inteligentne konto?',
};
