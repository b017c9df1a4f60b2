import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const plReceive: Translation<typeof enReceive> = {
  'receive.code': 'Kod QR twojego adresu',
  'receive.only': 'Tylko sieci: {networks}',
  'receive.andMore': {
    one: '{network} i jeszcze {count}',
    few: '{network} i jeszcze {count}',
    many: '{network} i jeszcze {count}',
    other: '{network} i jeszcze {count}',
  },
  'receive.lost': 'Wszystko wysłane gdzie indziej może przepaść',
  'receive.networksNote': 'Możesz odbierać w tych sieciach. Wszystko wysłane w innych może przepaść.',
};
