import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const frReceive: Translation<typeof enReceive> = {
  'receive.code': 'QR code de votre adresse',
  'receive.only': 'Uniquement sur {networks}',
  'receive.andMore': {
    one: '{network} et {count} autre',
    many: '{network} et {count} autres',
    other: '{network} et {count} autres',
  },
  'receive.lost': 'Tout envoi ailleurs peut être perdu',
  'receive.networksNote':
    'Vous pouvez recevoir sur ces réseaux. Tout ce qui est envoyé sur d’autres peut être perdu.',
};
