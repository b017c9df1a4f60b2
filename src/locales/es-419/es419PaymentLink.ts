import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const es419PaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': 'Completado desde un enlace de pago',
  'send.link.filledText': 'Revisa quién te pide el pago, el monto y la dirección.',
  'send.link.filledNoAmountText':
    'El enlace no pide ningún monto. Revisa quién te pide el pago y la dirección.',
  'send.link.label': 'El enlace lo llama “{label}”.',
  'send.link.waiting': 'Leyendo tus tokens para completar este enlace de pago…',
  'send.link.waitingFailed':
    'No se pudieron leer tus tokens para completar este enlace de pago. Lo seguiremos intentando.',
  'send.link.title': 'Este enlace de pago no se usó',
  'send.link.fault.form': 'No se puede leer. Pide uno nuevo.',
  'send.link.fault.server':
    'Deja que un sitio web cree la transacción, y eso no lo hacemos. Mejor pide una dirección.',
  'send.link.fault.call': 'Pide “{word}” a un contrato. Aquí solo se pueden hacer pagos.',
  'send.link.fault.more':
    'También pide “{word}”, que no se puede agregar aquí. Puede que no se reconozca el pago.',
  'send.link.fault.amount': 'Su monto no es válido. Pide uno nuevo.',
  'send.link.fault.recipient': 'No dice a quién pagar. Pide uno nuevo.',
  'send.link.misfit.family':
    'Es para un tipo de red distinto al de esta cuenta. Cambia de cuenta y vuelve a pegarlo.',
  'send.link.misfit.network': 'Es para {network}. Cambia de red y vuelve a pegarlo.',
  'send.link.misfit.token': 'Pide un token que esta cuenta no tiene: {token}',
  'send.link.misfit.decimals': 'Su monto tiene más decimales que el token.',
  'send.link.misfit.checksum': 'Hay un error de escritura en su dirección. Pide uno nuevo.',
  'send.link.lost':
    'No se pudieron cargar los enlaces de pago. Revisa tu conexión y recarga la página, o ingresa la dirección.',
};
