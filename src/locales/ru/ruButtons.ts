import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const ruButtons: Translation<typeof enButtons> = {
  'button.connect': 'Подключить кошелёк',
  'button.connecting': 'Подключение…',
  'button.loadFailed':
    'Не удалось загрузить. Проверьте соединение и попробуйте ещё раз. Если не поможет, перезагрузите страницу.',
  'button.failed': 'Что-то пошло не так. Перезагрузите страницу.',
  'button.account': 'Аккаунт {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'Аккаунт {balance} · {name}',
  'button.switchNetwork': 'Сменить сеть',
  'button.selectNetwork': 'Выбрать сеть',
  'button.network': 'Сеть {name}',
  'onRamp.getQuotes': 'Узнать цены',
  'onRamp.amount': 'Сумма',
  'onRamp.currency': 'Валюта',
  'network.unknown': 'Неизвестная сеть ({id})',
};
