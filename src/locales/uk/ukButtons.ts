import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const ukButtons: Translation<typeof enButtons> = {
  'button.connect': 'Підключити гаманець',
  'button.connecting': 'Підключення…',
  'button.loadFailed':
    'Не вдалося завантажити. Перевірте з’єднання та спробуйте ще раз. Якщо не допоможе, перезавантажте сторінку.',
  'button.failed': 'Щось пішло не так. Перезавантажте сторінку.',
  'button.account': 'Акаунт {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'Акаунт {balance} · {name}',
  'button.switchNetwork': 'Змінити мережу',
  'button.selectNetwork': 'Вибрати мережу',
  'button.network': 'Мережа {name}',
  'onRamp.getQuotes': 'Дізнатися ціни',
  'onRamp.amount': 'Сума',
  'onRamp.currency': 'Валюта',
  'network.unknown': 'Невідома мережа ({id})',
};
