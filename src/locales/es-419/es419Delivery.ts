import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const es419Delivery: Translation<typeof enDelivery> = {
  'delivery.waiting': 'Salieron {amount} {symbol} de {from}. Deberían llegar a {to}.',
  'delivery.underway': 'Salieron {amount} {symbol} de {from} y van de camino a {to} a través de {bridge}',
  'delivery.refunding': '{bridge} te está devolviendo {amount} {symbol} en {from}',
  'delivery.told.arrived': '{bridge} dice que tus {boughtSymbol} llegaron a {to}. No pudimos verificarlo.',
  'delivery.told.refunded':
    '{bridge} dice que se te reembolsaron tus {symbol} en {from}. No pudimos verificarlo.',
  'delivery.told.failed':
    '{bridge} dice que esto falló. No podemos saber dónde están ahora tus {amount} {symbol}.',
  'delivery.paid.arrived': 'Llegaron {got} {gotSymbol} a {to}',
  'delivery.paid.less':
    'Solo llegaron {got} {gotSymbol} a {to}. {bridge} prometió al menos {least} {boughtSymbol}.',
  'delivery.paid.other': 'Llegaron {got} {gotSymbol} a {to} en lugar de {boughtSymbol}',
  'delivery.paid.refunded': 'Se te reembolsaron {got} {gotSymbol} en {from}',
  'delivery.takesMinutes': {
    one: 'Puede tardar alrededor de {count} minuto. Los puentes pueden ser lentos, así que puede tardar más.',
    many: 'Puede tardar alrededor de {count} de minutos. Los puentes pueden ser lentos, así que puede tardar más.',
    other:
      'Puede tardar alrededor de {count} minutos. Los puentes pueden ser lentos, así que puede tardar más.',
  },
  'delivery.takesHours': {
    one: 'Puede tardar alrededor de {count} hora. Los puentes pueden ser lentos, así que puede tardar más.',
    many: 'Puede tardar alrededor de {count} de horas. Los puentes pueden ser lentos, así que puede tardar más.',
    other:
      'Puede tardar alrededor de {count} horas. Los puentes pueden ser lentos, así que puede tardar más.',
  },
  'delivery.takesUnknown': 'Los puentes pueden ser lentos.',
  'delivery.closable': 'Puedes cerrar esta ventana. Seguiremos mirando y mostraremos aquí el resultado.',
  'delivery.late':
    'Está tardando más de lo previsto y no podemos saber dónde está ahora. Abajo tienes el ID de tu transacción: el puente puede buscarla con él.',
  'delivery.old': 'Ya no lo buscamos por nuestra cuenta. Aún puedes verificarlo.',
  'delivery.silent':
    'El servicio que indica dónde está no responde. Volveremos a preguntar, pero menos a menudo.',
  'delivery.help': 'Abajo tienes el ID de tu transacción: el puente puede buscarla con él.',
  'delivery.bridge': 'Puente',
  'delivery.to': 'Llega a',
  'delivery.token': 'Token que llegó',
  'delivery.hash': 'ID de transacción en {network}',
  'delivery.copyHash': 'Copiar ID de transacción en {network}',
  'delivery.page': 'Seguirlo en otra página',
  'delivery.explorer': 'Ver en el explorador de {network}',
};
