import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const es419Receive: Translation<typeof enReceive> = {
  'receive.code': 'Código QR de tu dirección',
  'receive.only': 'Solo en {networks}',
  'receive.andMore': {
    one: '{network} y {count} más',
    many: '{network} y {count} más',
    other: '{network} y {count} más',
  },
  'receive.lost': 'Lo que se envíe por otras redes puede perderse',
  'receive.networksNote': 'Puedes recibir en estas redes. Lo que se envíe por otras puede perderse.',
};
