import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const faReceive: Translation<typeof enReceive> = {
  'receive.code': 'کد QR آدرس شما',
  'receive.only': 'فقط در {networks}',
  'receive.andMore': { one: '{network} و {count} شبکه دیگر', other: '{network} و {count} شبکه دیگر' },
  'receive.lost': 'هر چه جای دیگری ارسال شود ممکن است از دست برود',
  'receive.networksNote':
    'در این شبکه‌ها می‌توانید دریافت کنید. هر چه در شبکه‌های دیگر ارسال شود ممکن است از دست برود.',
};
