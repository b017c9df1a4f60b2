import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const svReceive: Translation<typeof enReceive> = {
  'receive.code': 'QR-kod för din adress',
  'receive.only': 'Bara på {networks}',
  'receive.andMore': { one: '{network} och {count} till', other: '{network} och {count} till' },
  'receive.lost': 'Det som skickas någon annanstans kan gå förlorat',
  'receive.networksNote': 'Du kan ta emot på de här nätverken. Det som skickas på andra kan gå förlorat.',
};
