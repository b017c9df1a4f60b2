import type { enReceipt } from '../en/enReceipt.js';
import type { Translation } from '../translation.js';

export const ruReceipt: Translation<typeof enReceipt> = {
  'receipt.gone': 'Об этой транзакции больше ничего не известно',
  'receipt.goneText': 'В обозревателе блоков видно всё.',
  'receipt.openText': 'Это окно можно закрыть. Мы продолжим следить и покажем результат здесь.',
  'receipt.recordedText': 'Подтверждено в сети {network}.',
  'receipt.buyingText':
    'Так сообщает сервис покупки. Это окно можно закрыть: запись останется в ваших покупках.',
  'receipt.boughtText': 'Сумма и статус — по данным сервиса покупки.',
  'receipt.line.sent': 'Вы отправили',
  'receipt.line.received': 'Вы получили',
  'receipt.line.toSend': 'Вы запросили отправку',
  'receipt.line.toReceive': 'Вы ожидаете',
  'receipt.to': 'Кому',
  'receipt.from': 'От кого',
  'receipt.account': 'Ваш аккаунт',
  'receipt.fee': 'Комиссия сети',
  'receipt.feeByOther': 'Оплачена другим аккаунтом',
  'receipt.asked': 'Запрошено',
  'receipt.minedAt': 'Подтверждено',
  'receipt.hash': 'ID транзакции',
  'receipt.copyHash': 'Копировать ID транзакции',
  'receipt.reading': 'Читаем…',
  'receipt.notYet': 'Пока неизвестно',
  'receipt.notKnown': 'Неизвестно',
  'receipt.someOf': '{symbol}, сумма неизвестна',
  'receipt.left': 'Ещё можно списать до {amount}',
  'receipt.leftAny': 'Ещё можно списать любую сумму {symbol}',
  'receipt.leftText':
    'У контракта ниже всё ещё есть ваше разрешение. Новый обмен может его использовать. Чтобы прекратить его действие, отзовите разрешение в кошельке.',
  'receipt.leftTo': 'Контракт с вашим разрешением',
  'receipt.done': 'Готово',
  'receipt.sendAgain': 'Отправить снова',
};
