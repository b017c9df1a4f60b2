import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const nlReceive: Translation<typeof enReceive> = {
  'receive.code': 'QR-code van je adres',
  'receive.only': 'Alleen op {networks}',
  'receive.andMore': { one: '{network} en nog {count}', other: '{network} en nog {count}' },
  'receive.lost': 'Wat elders wordt verstuurd, kan verloren gaan',
  'receive.networksNote':
    'Je kunt op deze netwerken ontvangen. Wat op andere netwerken wordt verstuurd, kan verloren gaan.',
};
