import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const esButtons: Translation<typeof enButtons> = {
  'button.connect': 'Conectar monedero',
  'button.connecting': 'Conectando…',
  'button.loadFailed':
    'No se ha podido cargar. Comprueba tu conexión e inténtalo de nuevo. Si no funciona, recarga la página.',
  'button.failed': 'Algo ha ido mal. Recarga la página.',
  'button.account': 'Cuenta {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'Cuenta {balance} · {name}',
  'button.switchNetwork': 'Cambiar de red',
  'button.selectNetwork': 'Elegir red',
  'button.network': 'Red {name}',
  'onRamp.getQuotes': 'Ver cotizaciones',
  'onRamp.amount': 'Cantidad',
  'onRamp.currency': 'Divisa',
  'network.unknown': 'Red desconocida ({id})',
};
