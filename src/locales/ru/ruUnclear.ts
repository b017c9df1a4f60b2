import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const ruUnclear: Translation<typeof enUnclear> = {
  'unclear.text': 'Мы ищем транзакцию. Кошелёк ещё может её отправить, поэтому проверьте и там.',
  'unclear.lost':
    'Отследить эту транзакцию мы не можем. Проверьте историю в кошельке, прежде чем делать что-либо ещё.',
  'unclear.reason': 'Кошелёк сообщает: «{reason}».',
  'unclear.check': 'Узнать, что произошло',
  'unclear.looked': 'Мы только что проверили и не нашли ничего нового.',
  'unclear.unreachable': 'Нет связи с сетью. Проверьте соединение.',
  'unclear.overText': 'Проверьте историю в кошельке, прежде чем пробовать ещё раз.',
  'earlier.asked': 'Прежний запрос ещё ждёт ответа',
  'earlier.askedText':
    'Кошелёк ещё не ответил на него. Сначала проверьте там, иначе могут пройти обе транзакции.',
  'earlier.text': 'Если продолжить, могут пройти обе транзакции.',
  'earlier.confirm': 'Всё равно продолжить. Могут пройти обе транзакции.',
  'earlier.send': '{when}: {amount} {symbol} на адрес {recipient}.',
  'earlier.swap': '{when}: {amount} {symbol} на {boughtSymbol}.',
  'earlier.any': '{when}: {symbol}.',
};
