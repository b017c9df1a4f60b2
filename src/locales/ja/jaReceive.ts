import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const jaReceive: Translation<typeof enReceive> = {
  'receive.code': 'アドレスのQRコード',
  'receive.only': '{networks}のみ',
  'receive.andMore': { other: '{network}、ほか{count}件' },
  'receive.lost': 'ほかのネットワークで送られたものは失われる可能性があります',
  'receive.networksNote':
    'これらのネットワークで受け取れます。ほかのネットワークで送られたものは失われる可能性があります。',
};
