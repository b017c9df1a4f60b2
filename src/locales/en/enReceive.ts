import type { Message } from '../../lib/text/texts.js';

/** The texts of receiving. Titles are among the account's. */
export const enReceive = {
  'receive.code': 'QR code of your address',
  'receive.only': 'Only on {networks}',
  'receive.andMore': { one: '{network} and {count} more', other: '{network} and {count} more' },
  'receive.lost': 'Anything sent elsewhere may be lost',
  'receive.networksNote': 'You can receive on these networks. Anything sent on others may be lost.',
} as const satisfies Record<string, Message>;
