import type { Message } from '../lib/text/texts.js';

/** The texts of receiving. Titles are among the account's. */
export const enReceive = {
  'receive.code': 'QR code of your address',
  'receive.only': 'Receive on {network} only',
  'receive.here': 'Receive on {network} or another network listed below',
  'receive.networksText': { one: '{count} network', other: '{count} networks' },
  'receive.networksNote': 'You can receive on these networks. Anything sent on others may be lost.',
} as const satisfies Record<string, Message>;
