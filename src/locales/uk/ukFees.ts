import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const ukFees: Translation<typeof enFees> = {
  'fee.check': 'Перевірте комісію мережі',
  'fee.reason.price': 'Це {times}-кратний розмір того, що нещодавно платили інші.',
  'fee.reason.priceFree': 'Інші нещодавно нічого не платили.',
  'fee.reason.whole': 'Вона може сягати {times}-кратного розміру звичайної комісії за таку операцію.',
  'fee.reason.disputed': 'Ваш гаманець очікує зовсім іншу комісію.',
  'fee.reason.gas': 'Вона розрахована на значно більший обсяг роботи, ніж тут потрібно.',
  'fee.reason.data':
    'Мережа бере плату й за дані, але не повідомила скільки, тому ви можете заплатити більше.',
  'fee.reason.aboveAmount': 'Вона може перевищити саму суму.',
  'fee.reason.aboveLimit': 'Вона може перевищити {limit}.',
  'fee.known': 'Комісію мережі перевірено, хочу продовжити',
  'fee.unknown': 'Не вдалося порівняти комісію мережі',
  'fee.unknownText': 'Мережа не повідомила, скільки нещодавно платили інші.',
};
