import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const es419Watch: Translation<typeof enWatch> = {
  'watch.lead': 'Mira qué contiene una cuenta y qué hizo, sin conectar una billetera.',
  'watch.field': 'Dirección o nombre',
  'watch.start': 'Observar',
  'watch.mark': 'Solo observas. No se puede firmar nada.',
  'watch.notConnected': 'No conectado',
  'watch.stop': 'Dejar de observar',
  'watch.place.contract': 'Esto es un contrato inteligente',
  'watch.placeText.contract': 'Puedes observarlo. Puede que guarde fondos de otros.',
  'watch.place.tokens': 'Esto no es una billetera',
  'watch.placeText.tokens':
    'Pertenece a un token y no guarda fondos de ninguna cuenta. Ingresa la dirección de una billetera.',
  'watch.place.program': 'Esta dirección pertenece a un programa',
  'watch.placeText.program': 'Puedes observarla. Solo ese programa puede mover lo que hay en ella.',
  'watch.place.unused': 'Esta dirección aún no está en uso',
  'watch.placeText.unused': 'Revisa que sea correcta. Todavía no hay nada en ella.',
  'watch.none': 'No estás observando ninguna cuenta',
  'watch.noneText': 'Ingresa una dirección o un nombre para observar.',
  'watch.unavailable': 'Aquí no se puede observar',
  'watch.unavailableText': 'Conecta una billetera para ver su cuenta.',
};
