import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const bnReceive: Translation<typeof enReceive> = {
  'receive.code': 'আপনার ঠিকানার QR কোড',
  'receive.only': 'শুধু {networks} নেটওয়ার্কে',
  'receive.andMore': { one: '{network} ও আরও {count}টি', other: '{network} ও আরও {count}টি' },
  'receive.lost': 'অন্য কোথাও পাঠালে তা হারিয়ে যেতে পারে',
  'receive.networksNote': 'আপনি এই নেটওয়ার্কগুলোতে গ্রহণ করতে পারেন। অন্য নেটওয়ার্কে কিছু পাঠালে তা হারিয়ে যেতে পারে।',
};
