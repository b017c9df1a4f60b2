import type { enSignInAccount } from '../en/enSignInAccount.js';
import type { Translation } from '../translation.js';

export const ruSignInAccount: Translation<typeof enSignInAccount> = {
  'updateEmail.both': 'Сначала мы отправим код на {email}, затем — на вашу новую почту.',
  'updateEmail.one': 'Мы отправим код на вашу новую почту.',
  'updateEmail.cancel': 'Отмена',
  'updateEmail.save': 'Сохранить',
  'updateEmail.startOver': 'Начать заново',
  'updateEmail.startOverIn': {
    one: 'Заново через {count} с',
    few: 'Заново через {count} с',
    many: 'Заново через {count} с',
    other: 'Заново через {count} с',
  },
  'updateEmail.done': 'Почта изменена',
  'upgradeWallet.kept': 'Ваши ключи хранят за вас',
  'upgradeWallet.keptText':
    'Ключи этого аккаунта хранит сервис входа, поэтому вы можете войти откуда угодно.',
  'upgradeWallet.own': 'Вы можете хранить их сами',
  'upgradeWallet.ownText': 'Перейдите на кошелёк, который контролируете только вы, на сайте сервиса.',
  'upgradeWallet.open': 'Открыть {host}',
  'selectAccounts.intro': 'Выберите аккаунты, доступ к которым получит {app}.',
  'selectAccounts.introSite': 'Выберите аккаунты, доступ к которым получит этот сайт.',
  'selectAccounts.all': 'Выбрать все',
  'selectAccounts.count': {
    one: 'Выбран {count} из {all}',
    few: 'Выбрано {count} из {all}',
    many: 'Выбрано {count} из {all}',
    other: 'Выбрано {count} из {all}',
  },
  'selectAccounts.cancel': 'Отмена',
  'selectAccounts.continue': 'Продолжить',
  'selectAccounts.none': 'Выберите аккаунт',
  'smartAccount.stepsText': 'Объедините несколько шагов в одно подтверждение.',
  'smartAccount.fees': 'Комиссии могут оплатить за вас',
  'smartAccount.feesText': 'Сайт может оплатить ваши комиссии сети.',
  'smartAccount.address': 'Новый адрес',
  'smartAccount.addressText':
    'Ваши активы остаются на обычном аккаунте. Вернуться на него можно в любой момент.',
  'smartAccount.continue': 'Продолжить',
  'smartAccount.later': 'Не сейчас',
  'smartAccount.more': 'Что такое смарт-аккаунт?',
};
