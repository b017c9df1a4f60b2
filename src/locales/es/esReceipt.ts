import type { enReceipt } from '../en/enReceipt.js';
import type { Translation } from '../translation.js';

export const esReceipt: Translation<typeof enReceipt> = {
  'receipt.gone': 'Ya no se sabe nada de esta transacción',
  'receipt.goneText': 'El explorador de bloques lo muestra todo.',
  'receipt.openText': 'Puedes cerrar esta ventana. Seguiremos mirando y mostraremos aquí el resultado.',
  'receipt.recordedText': 'Confirmada en {network}.',
  'receipt.buyingText':
    'Lo dice el servicio de compra. Puedes cerrar esta ventana: seguirá entre tus compras.',
  'receipt.boughtText': 'La cantidad y el estado son los que indica el servicio de compra.',
  'receipt.line.sent': 'Has enviado',
  'receipt.line.received': 'Has recibido',
  'receipt.line.toSend': 'Has pedido enviar',
  'receipt.line.toReceive': 'Esperas recibir',
  'receipt.to': 'Para',
  'receipt.from': 'De',
  'receipt.account': 'Tu cuenta',
  'receipt.fee': 'Comisión de red',
  'receipt.feeByOther': 'Pagada por otra cuenta',
  'receipt.asked': 'Solicitada',
  'receipt.minedAt': 'Confirmada',
  'receipt.hash': 'ID de transacción',
  'receipt.copyHash': 'Copiar ID de transacción',
  'receipt.reading': 'Leyendo…',
  'receipt.notYet': 'Aún no se sabe',
  'receipt.notKnown': 'No se sabe',
  'receipt.someOf': '{symbol}, cantidad desconocida',
  'receipt.left': 'Aún se pueden retirar hasta {amount}',
  'receipt.leftAny': 'Aún se puede retirar cualquier cantidad de {symbol}',
  'receipt.leftText':
    'El contrato de abajo aún tiene tu permiso. Un nuevo intercambio puede usarlo. Para ponerle fin, quita la aprobación en tu monedero.',
  'receipt.leftTo': 'Contrato con tu permiso',
  'receipt.done': 'Listo',
  'receipt.sendAgain': 'Enviar de nuevo',
};
