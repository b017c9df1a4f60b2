import type { enReceipt } from '../en/enReceipt.js';
import type { Translation } from '../translation.js';

export const es419Receipt: Translation<typeof enReceipt> = {
  'receipt.gone': 'Ya no se sabe nada de esta transacción',
  'receipt.goneText': 'El explorador de bloques muestra todo.',
  'receipt.openText': 'Puedes cerrar esta ventana. Seguiremos mirando y mostraremos aquí el resultado.',
  'receipt.recordedText': 'Confirmada en {network}.',
  'receipt.buyingText':
    'Lo dice el servicio de compra. Puedes cerrar esta ventana: seguirá entre tus compras.',
  'receipt.boughtText': 'El monto y el estado son los que indica el servicio de compra.',
  'receipt.line.sent': 'Enviaste',
  'receipt.line.received': 'Recibiste',
  'receipt.line.toSend': 'Pediste enviar',
  'receipt.line.toReceive': 'Esperas recibir',
  'receipt.to': 'Para',
  'receipt.from': 'De',
  'receipt.account': 'Tu cuenta',
  'receipt.fee': 'Tarifa de red',
  'receipt.feeByOther': 'Pagada por otra cuenta',
  'receipt.asked': 'Solicitada',
  'receipt.minedAt': 'Confirmada',
  'receipt.hash': 'ID de transacción',
  'receipt.copyHash': 'Copiar ID de transacción',
  'receipt.reading': 'Leyendo…',
  'receipt.notYet': 'Aún no se sabe',
  'receipt.notKnown': 'No se sabe',
  'receipt.someOf': '{symbol}, monto desconocido',
  'receipt.left': 'Aún se pueden retirar hasta {amount}',
  'receipt.leftAny': 'Aún se puede retirar cualquier monto de {symbol}',
  'receipt.leftText':
    'El contrato de abajo aún tiene tu permiso. Un nuevo intercambio puede usarlo. Para ponerle fin, quita la aprobación en tu billetera.',
  'receipt.leftTo': 'Contrato con tu permiso',
  'receipt.done': 'Listo',
  'receipt.sendAgain': 'Enviar de nuevo',
};
