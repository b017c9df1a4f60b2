import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const ruFees: Translation<typeof enFees> = {
  'fee.check': 'Проверьте комиссию сети',
  'fee.reason.price': 'Это {times}-кратный размер того, что недавно платили другие.',
  'fee.reason.priceFree': 'Другие недавно ничего не платили.',
  'fee.reason.whole': 'Она может достигать {times}-кратного размера обычной комиссии за такую операцию.',
  'fee.reason.disputed': 'Ваш кошелёк ожидает совсем другую комиссию.',
  'fee.reason.gas': 'Она рассчитана на гораздо больший объём работы, чем здесь нужно.',
  'fee.reason.data':
    'Сеть берёт плату и за данные, но не сообщила сколько, поэтому вы можете заплатить больше.',
  'fee.reason.aboveAmount': 'Она может превысить саму сумму.',
  'fee.reason.aboveLimit': 'Она может превысить {limit}.',
  'fee.known': 'Комиссия сети проверена, хочу продолжить',
  'fee.unknown': 'Не удалось сравнить комиссию сети',
  'fee.unknownText': 'Сеть не сообщила, сколько недавно платили другие.',
};
