import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const deReceive: Translation<typeof enReceive> = {
  'receive.code': 'QR-Code Ihrer Adresse',
  'receive.only': 'Nur auf {networks}',
  'receive.andMore': { one: '{network} und {count} weiterem', other: '{network} und {count} weiteren' },
  'receive.lost': 'Was anderswohin gesendet wird, kann verloren gehen',
  'receive.networksNote':
    'Auf diesen Netzwerken können Sie empfangen. Was auf anderen gesendet wird, kann verloren gehen.',
};
