import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { ruButtons } from './ruButtons.js';

export const ruFirst: Translation<typeof enFirst> = {
  ...ruButtons,

  'dialog.back': 'Назад',
  'dialog.close': 'Закрыть',
  'dialog.loading': 'Загрузка…',
  'dialog.retry': 'Повторить',
  'dialog.newTab': '(откроется в новой вкладке)',
  'dialog.broken': 'Что-то пошло не так',
  'dialog.brokenText': 'Попробуйте ещё раз или перезагрузите страницу.',
  'dialog.failed': 'Эту часть не удалось загрузить',
  'dialog.failedText':
    'Проверьте подключение к интернету и попробуйте ещё раз. Если не поможет, перезагрузите страницу.',
  'search.clear': 'Очистить поиск',

  'connect.title': 'Подключить кошелёк',
  'connect.intro': 'Выберите кошелёк для {app}.',
  'connect.wallets': 'Кошельки',
  'connect.search': 'Поиск кошельков',
  'connect.found': {
    one: 'Найден {count} кошелёк',
    few: 'Найдено {count} кошелька',
    many: 'Найдено {count} кошельков',
    other: 'Найдено {count} кошелька',
  },
  'connect.noMatch': 'Нет кошельков по запросу «{query}»',
  'connect.installed': 'Установлено',
  'connect.recent': 'Недавние',
  'connect.popular': 'Популярные',
  'connect.more': 'Другие кошельки',
  'connect.missing': 'Кошельки выше по-прежнему доступны.',
  'connect.unnamed': 'Кошелёк в браузере',
  'connect.late': 'В список добавлен {name}',
  'connect.namesake': 'Другой кошелёк тоже называет себя {name}',
  'connect.noWallet': 'У меня нет кошелька',
  'connect.empty': 'В этом браузере нет кошелька',
  'connect.emptyText':
    'Кошелёк — это приложение или расширение браузера, в котором хранится ваша криптовалюта и с которым вы входите на сайты.',
  'connect.emptyMobileText':
    'Откройте эту страницу во встроенном браузере приложения-кошелька или на компьютере с кошельком.',
  'connect.legal': 'Подключаясь, вы принимаете {terms} и {privacy}.',
  'connect.legalTerms': 'Подключаясь, вы принимаете {terms}.',
  'connect.legalPrivacy': 'Подключаясь, вы принимаете {privacy}.',
  'connect.terms': 'условия использования',
  'connect.privacy': 'политику конфиденциальности',

  'connect.needed': 'Выберите кошелёк для {chain}.',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'Выберите сеть',
  'activeChain.title': 'Смена сети',

  'pairing.tag': 'QR-код',
  'pairing.title': 'Отсканируйте телефоном',

  'allWallets.title': 'Все кошельки',
  'wallets.slow': 'Ещё загружаем другие кошельки…',
  'wallets.failed': 'Не удалось загрузить другие кошельки',

  'downloads.title': 'Установить кошелёк',
  'downloads.get': 'Установить {name}',

  'account.title': 'Аккаунт',
  'account.accounts': 'Аккаунты',
  'account.settings': 'Настройки аккаунта',

  'networks.title': 'Выберите сеть',
  'switch.title': 'Смена сети',
  'unsupported.title': 'Смените сеть',

  'whatIsAWallet.title': 'Что такое кошелёк?',
  'whatIsAWallet.more': 'Узнать больше',
  'whatIsANetwork.title': 'Что такое сеть?',
  'getWallet.title': 'Завести кошелёк',

  'watch.title': 'Наблюдать за адресом',
  'watch.account': 'Аккаунт под наблюдением',

  'email.title': 'Подтвердите почту',
  'device.title': 'Подтвердите это устройство',
  'socials.title': 'Способы входа',
  'social.title': 'Вход',
  'farcaster.title': 'Вход через Farcaster',
  'approve.title': 'Одобрить запрос',
  'confirm.title': 'Подтвердите в кошельке',

  'snackbar.actionNotAllowed': 'Действие не разрешено',
  'snackbar.codeResent': 'Письмо отправлено ещё раз',
  'network.unit': 'монет сети',
  'snackbar.copied': 'Скопировано',
  'snackbar.declined': 'Отклонено',
  'snackbar.failedToCopy': 'Не удалось скопировать',
  'snackbar.failedToDisconnect': 'Не удалось отключить',
  'snackbar.somethingWentWrong': 'Что-то пошло не так',
};
