import type { enReceipt } from '../en/enReceipt.js';
import type { Translation } from '../translation.js';

export const ukReceipt: Translation<typeof enReceipt> = {
  'receipt.gone': 'Про цю транзакцію більше нічого не відомо',
  'receipt.goneText': 'В оглядачі блоків видно все.',
  'receipt.openText': 'Це вікно можна закрити. Ми стежитимемо далі й покажемо результат тут.',
  'receipt.recordedText': 'Підтверджено в мережі {network}.',
  'receipt.buyingText':
    'Так повідомляє сервіс купівлі. Це вікно можна закрити: запис залишиться у ваших покупках.',
  'receipt.boughtText': 'Сума й статус — за даними сервісу купівлі.',
  'receipt.line.sent': 'Ви надіслали',
  'receipt.line.received': 'Ви отримали',
  'receipt.line.toSend': 'Ви просили надіслати',
  'receipt.line.toReceive': 'Ви очікуєте',
  'receipt.to': 'Кому',
  'receipt.from': 'Від кого',
  'receipt.account': 'Ваш акаунт',
  'receipt.fee': 'Комісія мережі',
  'receipt.feeByOther': 'Сплачено іншим акаунтом',
  'receipt.asked': 'Час запиту',
  'receipt.minedAt': 'Підтверджено',
  'receipt.hash': 'ID транзакції',
  'receipt.copyHash': 'Копіювати ID транзакції',
  'receipt.reading': 'Завантаження…',
  'receipt.notYet': 'Поки невідомо',
  'receipt.notKnown': 'Невідомо',
  'receipt.someOf': '{symbol}, сума невідома',
  'receipt.left': 'Контракт ще може списати до {amount}',
  'receipt.leftAny': 'Контракт ще може списати будь-яку суму {symbol}',
  'receipt.leftText':
    'Контракт нижче досі має ваш дозвіл. Новий обмін може його використати. Щоб припинити його дію, відкличте дозвіл у гаманці.',
  'receipt.leftTo': 'Контракт із вашим дозволом',
  'receipt.done': 'Готово',
  'receipt.sendAgain': 'Надіслати знову',
};
