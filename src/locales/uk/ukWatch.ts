import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const ukWatch: Translation<typeof enWatch> = {
  'watch.lead': 'Перегляньте, що є на акаунті та що він робив, не підключаючи гаманець.',
  'watch.field': 'Адреса або ім’я',
  'watch.start': 'Спостерігати',
  'watch.mark': 'Лише спостереження. Нічого не можна підписати.',
  'watch.notConnected': 'Не підключено',
  'watch.stop': 'Припинити спостереження',
  'watch.place.contract': 'Це смарт-контракт',
  'watch.placeText.contract': 'За ним можна спостерігати. У ньому можуть зберігатися чужі кошти.',
  'watch.place.tokens': 'Це не гаманець',
  'watch.placeText.tokens':
    'Ця адреса належить токену, коштів акаунтів на ній немає. Введіть адресу гаманця.',
  'watch.place.program': 'Ця адреса належить програмі',
  'watch.placeText.program':
    'За нею можна спостерігати. Лише ця програма може розпоряджатися тим, що на ній є.',
  'watch.place.unused': 'Ця адреса ще не використовується',
  'watch.placeText.unused': 'Перевірте, що вона правильна. Там поки нічого немає.',
  'watch.none': 'Ви не спостерігаєте за акаунтом',
  'watch.noneText': 'Введіть адресу або ім’я для спостереження.',
  'watch.unavailable': 'Спостереження тут недоступне',
  'watch.unavailableText': 'Підключіть гаманець, щоб побачити його акаунт.',
};
