import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const itReceive: Translation<typeof enReceive> = {
  'receive.code': 'Codice QR del tuo indirizzo',
  'receive.only': 'Solo su {networks}',
  'receive.andMore': {
    one: '{network} e {count} altra',
    many: '{network} e {count} altre',
    other: '{network} e {count} altre',
  },
  'receive.lost': 'Ciò che viene inviato altrove può andare perso',
  'receive.networksNote': 'Puoi ricevere su queste reti. Ciò che viene inviato su altre può andare perso.',
};
