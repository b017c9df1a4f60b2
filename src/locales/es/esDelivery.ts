import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const esDelivery: Translation<typeof enDelivery> = {
  'delivery.waiting': 'Han salido {amount} {symbol} de {from}. Deberían llegar a {to}.',
  'delivery.underway': 'Han salido {amount} {symbol} de {from} y van de camino a {to} a través de {bridge}',
  'delivery.refunding': '{bridge} te está devolviendo {amount} {symbol} en {from}',
  'delivery.told.arrived':
    '{bridge} dice que tus {boughtSymbol} han llegado a {to}. No hemos podido comprobarlo.',
  'delivery.told.refunded':
    '{bridge} dice que se te han reembolsado tus {symbol} en {from}. No hemos podido comprobarlo.',
  'delivery.told.failed':
    '{bridge} dice que esto ha fallado. No podemos saber dónde están ahora tus {amount} {symbol}.',
  'delivery.paid.arrived': 'Han llegado {got} {gotSymbol} a {to}',
  'delivery.paid.less':
    'Solo han llegado {got} {gotSymbol} a {to}. {bridge} había prometido al menos {least} {boughtSymbol}.',
  'delivery.paid.other': 'Han llegado {got} {gotSymbol} a {to} en lugar de {boughtSymbol}',
  'delivery.paid.refunded': 'Se te han reembolsado {got} {gotSymbol} en {from}',
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
  'delivery.old': 'Ya no lo buscamos por nuestra cuenta. Aún puedes comprobarlo.',
  'delivery.silent':
    'El servicio que indica dónde está no responde. Volveremos a preguntar, pero menos a menudo.',
  'delivery.help': 'Abajo tienes el ID de tu transacción: el puente puede buscarla con él.',
  'delivery.bridge': 'Puente',
  'delivery.to': 'Llega a',
  'delivery.token': 'Token que ha llegado',
  'delivery.hash': 'ID de transacción en {network}',
  'delivery.copyHash': 'Copiar ID de transacción en {network}',
  'delivery.page': 'Seguirlo en otra página',
  'delivery.explorer': 'Ver en el explorador de {network}',
};
