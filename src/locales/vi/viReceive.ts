import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const viReceive: Translation<typeof enReceive> = {
  'receive.code': 'Mã QR địa chỉ của bạn',
  'receive.only': 'Chỉ trên {networks}',
  'receive.andMore': { other: '{network} và {count} mạng khác' },
  'receive.lost': 'Mọi thứ gửi trên mạng khác có thể bị mất',
  'receive.networksNote': 'Bạn có thể nhận trên các mạng này. Mọi thứ gửi trên mạng khác có thể bị mất.',
};
