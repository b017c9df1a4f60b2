import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const esWatch: Translation<typeof enWatch> = {
  'watch.lead': 'Mira qué contiene una cuenta y qué ha hecho, sin conectar un monedero.',
  'watch.field': 'Dirección o nombre',
  'watch.start': 'Observar',
  'watch.mark': 'Solo observas. No se puede firmar nada.',
  'watch.notConnected': 'No conectado',
  'watch.stop': 'Dejar de observar',
  'watch.place.contract': 'Esto es un contrato inteligente',
  'watch.placeText.contract': 'Puedes observarlo. Puede que guarde fondos de otros.',
  'watch.place.tokens': 'Esto no es un monedero',
  'watch.placeText.tokens':
    'Pertenece a un token y no guarda fondos de ninguna cuenta. Introduce la dirección de un monedero.',
  'watch.place.program': 'Esta dirección pertenece a un programa',
  'watch.placeText.program': 'Puedes observarla. Solo ese programa puede mover lo que hay en ella.',
  'watch.place.unused': 'Esta dirección aún no está en uso',
  'watch.placeText.unused': 'Comprueba que es correcta. Todavía no hay nada en ella.',
  'watch.none': 'No estás observando ninguna cuenta',
  'watch.noneText': 'Introduce una dirección o un nombre para observar.',
  'watch.unavailable': 'Aquí no se puede observar',
  'watch.unavailableText': 'Conecta un monedero para ver su cuenta.',
};
