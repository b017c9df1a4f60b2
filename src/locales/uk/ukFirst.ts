import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { ukButtons } from './ukButtons.js';

export const ukFirst: Translation<typeof enFirst> = {
  ...ukButtons,

  'dialog.back': 'Назад',
  'dialog.close': 'Закрити',
  'dialog.loading': 'Завантаження…',
  'dialog.retry': 'Повторити',
  'dialog.newTab': '(відкриється в новій вкладці)',
  'dialog.broken': 'Щось пішло не так',
  'dialog.brokenText': 'Спробуйте ще раз або перезавантажте сторінку.',
  'dialog.failed': 'Цю частину не вдалося завантажити',
  'dialog.failedText':
    'Перевірте підключення до інтернету та спробуйте ще раз. Якщо не допоможе, перезавантажте сторінку.',
  'search.clear': 'Очистити пошук',

  'connect.title': 'Підключити гаманець',
  'connect.intro': 'Виберіть гаманець для {app}.',
  'connect.wallets': 'Гаманці',
  'connect.search': 'Пошук гаманців',
  'connect.found': {
    one: 'Знайдено {count} гаманець',
    few: 'Знайдено {count} гаманці',
    many: 'Знайдено {count} гаманців',
    other: 'Знайдено {count} гаманця',
  },
  'connect.noMatch': 'Немає гаманців за запитом «{query}»',
  'connect.installed': 'Установлено',
  'connect.recent': 'Нещодавні',
  'connect.popular': 'Популярні',
  'connect.more': 'Інші гаманці',
  'connect.missing': 'Гаманці вище й далі доступні.',
  'connect.unnamed': 'Гаманець у браузері',
  'connect.late': 'До списку додано {name}',
  'connect.namesake': 'Інший гаманець теж називає себе {name}',
  'connect.noWallet': 'У мене немає гаманця',
  'connect.empty': 'У цьому браузері немає гаманця',
  'connect.emptyText':
    'Гаманець — це застосунок або розширення браузера, у якому зберігається ваша криптовалюта і з яким ви входите на сайти.',
  'connect.emptyMobileText':
    'Відкрийте цю сторінку у вбудованому браузері застосунку гаманця або на комп’ютері з гаманцем.',
  'connect.legal': 'Підключаючись, ви приймаєте {terms} і {privacy}.',
  'connect.legalTerms': 'Підключаючись, ви приймаєте {terms}.',
  'connect.legalPrivacy': 'Підключаючись, ви приймаєте {privacy}.',
  'connect.terms': 'умови використання',
  'connect.privacy': 'політику конфіденційності',

  'connect.needed': 'Виберіть гаманець для {chain}.',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'Виберіть мережу',
  'activeChain.title': 'Зміна мережі',

  'pairing.tag': 'QR-код',
  'pairing.title': 'Відскануйте телефоном',

  'allWallets.title': 'Усі гаманці',
  'wallets.slow': 'Ще завантажуємо інші гаманці…',
  'wallets.failed': 'Не вдалося завантажити інші гаманці',

  'downloads.title': 'Установити гаманець',
  'downloads.get': 'Установити {name}',

  'account.title': 'Акаунт',
  'account.accounts': 'Акаунти',
  'account.settings': 'Налаштування акаунта',

  'networks.title': 'Виберіть мережу',
  'switch.title': 'Зміна мережі',
  'unsupported.title': 'Змініть мережу',

  'whatIsAWallet.title': 'Що таке гаманець?',
  'whatIsAWallet.more': 'Докладніше',
  'whatIsANetwork.title': 'Що таке мережа?',
  'getWallet.title': 'Отримати гаманець',

  'watch.title': 'Спостерігати за адресою',
  'watch.account': 'Акаунт під спостереженням',

  'email.title': 'Підтвердьте пошту',
  'device.title': 'Підтвердьте цей пристрій',
  'socials.title': 'Способи входу',
  'social.title': 'Вхід',
  'farcaster.title': 'Вхід через Farcaster',
  'approve.title': 'Дозвіл',
  'confirm.title': 'Підтвердьте в гаманці',

  'snackbar.actionNotAllowed': 'Дія не дозволена',
  'snackbar.codeResent': 'Лист надіслано ще раз',
  'network.unit': 'монет мережі',
  'snackbar.copied': 'Скопійовано',
  'snackbar.declined': 'Відхилено',
  'snackbar.failedToCopy': 'Не вдалося скопіювати',
  'snackbar.failedToDisconnect': 'Не вдалося відключити',
  'snackbar.somethingWentWrong': 'Щось пішло не так',
};
