import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const ruDelivery: Translation<typeof enDelivery> = {
  'delivery.waiting': 'Из сети {from} ушло {amount} {symbol}. Средства должны поступить в сеть {to}.',
  'delivery.underway':
    'Из сети {from} ушло {amount} {symbol}, средства на пути в сеть {to} через мост {bridge}',
  'delivery.refunding': 'Мост {bridge} возвращает вам {amount} {symbol} в сети {from}',
  'delivery.told.arrived':
    'Мост {bridge} сообщает, что ваши {boughtSymbol} поступили в сеть {to}. Проверить это мы не смогли.',
  'delivery.told.refunded':
    'Мост {bridge} сообщает, что ваши {symbol} возвращены в сети {from}. Проверить это мы не смогли.',
  'delivery.told.failed':
    'Мост {bridge} сообщает, что операция не удалась. Мы не можем сказать, где сейчас ваши {amount} {symbol}.',
  'delivery.paid.arrived': 'В сеть {to} поступило {got} {gotSymbol}',
  'delivery.paid.less':
    'В сеть {to} поступило только {got} {gotSymbol}. Мост {bridge} обещал не менее {least} {boughtSymbol}.',
  'delivery.paid.other': 'В сеть {to} поступило {got} {gotSymbol} вместо {boughtSymbol}',
  'delivery.paid.refunded': 'В сети {from} вам возвращено {got} {gotSymbol}',
  'delivery.takesMinutes': {
    one: 'Это может занять около {count} минуты. Мосты бывают медленными, так что возможно и дольше.',
    few: 'Это может занять около {count} минут. Мосты бывают медленными, так что возможно и дольше.',
    many: 'Это может занять около {count} минут. Мосты бывают медленными, так что возможно и дольше.',
    other: 'Это может занять около {count} минуты. Мосты бывают медленными, так что возможно и дольше.',
  },
  'delivery.takesHours': {
    one: 'Это может занять около {count} часа. Мосты бывают медленными, так что возможно и дольше.',
    few: 'Это может занять около {count} часов. Мосты бывают медленными, так что возможно и дольше.',
    many: 'Это может занять около {count} часов. Мосты бывают медленными, так что возможно и дольше.',
    other: 'Это может занять около {count} часа. Мосты бывают медленными, так что возможно и дольше.',
  },
  'delivery.takesUnknown': 'Мосты бывают медленными.',
  'delivery.closable': 'Это окно можно закрыть. Мы продолжим следить и покажем результат здесь.',
  'delivery.late':
    'Это длится дольше, чем ожидалось, и мы не можем сказать, где сейчас средства. Ниже — ID вашей транзакции: по нему их может найти мост.',
  'delivery.old': 'Сами мы больше не следим за этим. Вы по-прежнему можете проверить.',
  'delivery.silent': 'Сервис, который сообщает, где средства, не отвечает. Мы будем спрашивать ещё, но реже.',
  'delivery.help': 'Ниже — ID вашей транзакции: по нему средства может найти мост.',
  'delivery.bridge': 'Мост',
  'delivery.to': 'Поступит в сеть',
  'delivery.token': 'Поступивший токен',
  'delivery.hash': 'ID транзакции в сети {network}',
  'delivery.copyHash': 'Копировать ID транзакции в сети {network}',
  'delivery.page': 'Следить на другой странице',
  'delivery.explorer': 'Открыть в обозревателе сети {network}',
};
