import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const es419Unclear: Translation<typeof enUnclear> = {
  'unclear.text':
    'Estamos buscando la transacción. Puede que tu billetera aún la envíe: revísalo allí también.',
  'unclear.lost':
    'No podemos buscar la transacción. Revisa la actividad en tu billetera antes de hacer nada más.',
  'unclear.reason': 'Tu billetera dice: “{reason}”.',
  'unclear.check': 'Verificar qué pasó',
  'unclear.looked': 'Acabamos de mirar y no encontramos nada nuevo.',
  'unclear.unreachable': 'No pudimos conectar con la red. Revisa tu conexión.',
  'unclear.overText': 'Revisa la actividad en tu billetera antes de volver a intentarlo.',
  'earlier.asked': 'Aún hay una solicitud anterior en espera',
  'earlier.askedText':
    'Tu billetera aún no responde. Revísalo allí primero, o puede que se realicen las dos.',
  'earlier.text': 'Si continúas, puede que se realicen las dos.',
  'earlier.confirm': 'Continuar de todos modos. Puede que se realicen las dos.',
  'earlier.send': '{when}: {amount} {symbol} a {recipient}.',
  'earlier.swap': '{when}: {amount} {symbol} por {boughtSymbol}.',
  'earlier.any': '{when}: {symbol}.',
};
