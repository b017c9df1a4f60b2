import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const ukUnclear: Translation<typeof enUnclear> = {
  'unclear.text': 'Ми шукаємо транзакцію. Гаманець ще може її надіслати, тому перевірте й там.',
  'unclear.lost':
    'Відстежити цю транзакцію ми не можемо. Перевірте історію в гаманці, перш ніж робити щось інше.',
  'unclear.reason': 'Гаманець повідомляє: «{reason}».',
  'unclear.check': 'Дізнатися, що сталося',
  'unclear.looked': 'Ми щойно перевірили й не знайшли нічого нового.',
  'unclear.unreachable': 'Немає зв’язку з мережею. Перевірте з’єднання.',
  'unclear.overText': 'Перевірте історію в гаманці, перш ніж спробувати ще раз.',
  'earlier.asked': 'Попередній запит ще чекає на відповідь',
  'earlier.askedText':
    'Гаманець ще не відповів на нього. Спершу перевірте там, інакше можуть пройти обидві транзакції.',
  'earlier.text': 'Якщо продовжити, можуть пройти обидві транзакції.',
  'earlier.confirm': 'Усе одно продовжити. Можуть пройти обидві транзакції.',
  'earlier.send': '{when}: {amount} {symbol} на адресу {recipient}.',
  'earlier.swap': '{when}: {amount} {symbol} на {boughtSymbol}.',
  'earlier.any': '{when}: {symbol}.',
};
