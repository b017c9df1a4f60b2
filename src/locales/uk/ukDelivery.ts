import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const ukDelivery: Translation<typeof enDelivery> = {
  'delivery.waiting': 'Із мережі {from} вийшло {amount} {symbol}. Кошти мають надійти в мережу {to}.',
  'delivery.underway':
    'Із мережі {from} вийшло {amount} {symbol}, кошти прямують у мережу {to} через міст {bridge}',
  'delivery.refunding': 'Міст {bridge} повертає вам {amount} {symbol} у мережі {from}',
  'delivery.told.arrived':
    'Міст {bridge} повідомляє, що ваші {boughtSymbol} надійшли в мережу {to}. Ми не змогли це перевірити.',
  'delivery.told.refunded':
    'Міст {bridge} повідомляє, що ваші {symbol} повернено в мережі {from}. Ми не змогли це перевірити.',
  'delivery.told.failed':
    'Міст {bridge} повідомляє, що операція не вдалася. Ми не можемо сказати, де зараз ваші {amount} {symbol}.',
  'delivery.paid.arrived': 'У мережу {to} надійшло {got} {gotSymbol}',
  'delivery.paid.less':
    'У мережу {to} надійшло лише {got} {gotSymbol}. Міст {bridge} обіцяв щонайменше {least} {boughtSymbol}.',
  'delivery.paid.other': 'У мережу {to} надійшло {got} {gotSymbol} замість {boughtSymbol}',
  'delivery.paid.refunded': 'У мережі {from} вам повернено {got} {gotSymbol}',
  'delivery.takesMinutes': {
    one: 'Це може тривати близько {count} хвилини. Мости бувають повільними, тож можливо й довше.',
    few: 'Це може тривати близько {count} хвилин. Мости бувають повільними, тож можливо й довше.',
    many: 'Це може тривати близько {count} хвилин. Мости бувають повільними, тож можливо й довше.',
    other: 'Це може тривати близько {count} хвилини. Мости бувають повільними, тож можливо й довше.',
  },
  'delivery.takesHours': {
    one: 'Це може тривати близько {count} години. Мости бувають повільними, тож можливо й довше.',
    few: 'Це може тривати близько {count} годин. Мости бувають повільними, тож можливо й довше.',
    many: 'Це може тривати близько {count} годин. Мости бувають повільними, тож можливо й довше.',
    other: 'Це може тривати близько {count} години. Мости бувають повільними, тож можливо й довше.',
  },
  'delivery.takesUnknown': 'Мости бувають повільними.',
  'delivery.closable': 'Це вікно можна закрити. Ми стежитимемо далі й покажемо результат тут.',
  'delivery.late':
    'Це триває довше, ніж очікувалося, і ми не можемо сказати, де зараз кошти. Нижче — ID вашої транзакції: за ним їх може знайти міст.',
  'delivery.old': 'Самі ми вже не стежимо за цим. Ви й далі можете перевірити.',
  'delivery.silent': 'Сервіс, який повідомляє, де кошти, не відповідає. Ми запитуватимемо й далі, але рідше.',
  'delivery.help': 'Нижче — ID вашої транзакції: за ним кошти може знайти міст.',
  'delivery.bridge': 'Міст',
  'delivery.to': 'Надійде в мережу',
  'delivery.token': 'Токен, що надійшов',
  'delivery.hash': 'ID транзакції в мережі {network}',
  'delivery.copyHash': 'Копіювати ID транзакції в мережі {network}',
  'delivery.page': 'Стежити на іншій сторінці',
  'delivery.explorer': 'Відкрити в оглядачі мережі {network}',
};
