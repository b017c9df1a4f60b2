import type { enSignInAccount } from '../en/enSignInAccount.js';
import type { Translation } from '../translation.js';

export const ukSignInAccount: Translation<typeof enSignInAccount> = {
  'updateEmail.both': 'Спершу ми надішлемо код на {email}, потім — на вашу нову пошту.',
  'updateEmail.one': 'Ми надішлемо код на вашу нову пошту.',
  'updateEmail.cancel': 'Скасувати',
  'updateEmail.save': 'Зберегти',
  'updateEmail.startOver': 'Почати знову',
  'updateEmail.startOverIn': {
    one: 'Знову через {count} с',
    few: 'Знову через {count} с',
    many: 'Знову через {count} с',
    other: 'Знову через {count} с',
  },
  'updateEmail.done': 'Пошту змінено',
  'upgradeWallet.kept': 'Ваші ключі зберігають за вас',
  'upgradeWallet.keptText': 'Ключі цього акаунта зберігає сервіс входу, тому ви можете ввійти звідусіль.',
  'upgradeWallet.own': 'Ви можете зберігати їх самостійно',
  'upgradeWallet.ownText': 'Перейдіть на гаманець, який контролюєте лише ви, на сайті сервісу.',
  'upgradeWallet.open': 'Відкрити {host}',
  'selectAccounts.intro': 'Виберіть акаунти, доступ до яких отримає {app}.',
  'selectAccounts.introSite': 'Виберіть акаунти, доступ до яких отримає цей сайт.',
  'selectAccounts.all': 'Вибрати всі',
  'selectAccounts.count': {
    one: 'Вибрано {count} з {all}',
    few: 'Вибрано {count} з {all}',
    many: 'Вибрано {count} з {all}',
    other: 'Вибрано {count} з {all}',
  },
  'selectAccounts.cancel': 'Скасувати',
  'selectAccounts.continue': 'Продовжити',
  'selectAccounts.none': 'Виберіть акаунт',
  'smartAccount.stepsText': 'Об’єднайте кілька кроків в один дозвіл.',
  'smartAccount.fees': 'Комісії можуть сплатити за вас',
  'smartAccount.feesText': 'Сайт може сплатити ваші комісії мережі.',
  'smartAccount.address': 'Нова адреса',
  'smartAccount.addressText':
    'Ваші активи залишаються на звичайному акаунті. Повернутися на нього можна будь-коли.',
  'smartAccount.continue': 'Продовжити',
  'smartAccount.later': 'Не зараз',
  'smartAccount.more': 'Що таке смарт-акаунт?',
};
