import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const esUnclear: Translation<typeof enUnclear> = {
  'unclear.text':
    'Estamos buscando la transacción. Puede que tu monedero aún la envíe: compruébalo allí también.',
  'unclear.lost':
    'No podemos buscar la transacción. Comprueba la actividad en tu monedero antes de hacer nada más.',
  'unclear.reason': 'Tu monedero dice: «{reason}».',
  'unclear.check': 'Comprobar qué ha pasado',
  'unclear.looked': 'Acabamos de mirar y no hemos encontrado nada nuevo.',
  'unclear.unreachable': 'No hemos podido conectar con la red. Comprueba tu conexión.',
  'unclear.overText': 'Comprueba la actividad en tu monedero antes de volver a intentarlo.',
  'earlier.asked': 'Aún hay una solicitud anterior en espera',
  'earlier.askedText':
    'Tu monedero aún no ha respondido. Compruébalo allí primero, o puede que se realicen las dos.',
  'earlier.text': 'Si continúas, puede que se realicen las dos.',
  'earlier.confirm': 'Continuar igualmente. Puede que se realicen las dos.',
  'earlier.send': '{when}: {amount} {symbol} a {recipient}.',
  'earlier.swap': '{when}: {amount} {symbol} por {boughtSymbol}.',
  'earlier.any': '{when}: {symbol}.',
};
