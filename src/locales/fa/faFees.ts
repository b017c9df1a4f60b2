import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const faFees: Translation<typeof enFees> = {
  'fee.check': 'کارمزد شبکه را بررسی کنید',
  'fee.reason.price': {
    one: '{count} برابر چیزی است که دیگران به‌تازگی پرداخته‌اند.',
    other: '{count} برابر چیزی است که دیگران به‌تازگی پرداخته‌اند.',
  },
  'fee.reason.priceFree': 'دیگران به‌تازگی چیزی نپرداخته‌اند.',
  'fee.reason.whole': {
    one: 'ممکن است {count} برابر هزینه معمول این کار باشد.',
    other: 'ممکن است {count} برابر هزینه معمول این کار باشد.',
  },
  'fee.reason.disputed': 'کیف پول شما کارمزد بسیار متفاوتی انتظار دارد.',
  'fee.reason.gas': 'برای کاری بسیار بیشتر از نیاز این تراکنش در نظر گرفته شده است.',
  'fee.reason.data': 'شبکه برای داده‌ها هم هزینه می‌گیرد اما نگفته چقدر، پس ممکن است بیشتر بپردازید.',
  'fee.reason.aboveAmount': 'ممکن است از خود مبلغ بیشتر باشد.',
  'fee.reason.aboveLimit': 'ممکن است بیشتر از {limit} باشد.',
  'fee.known': 'کارمزد شبکه را بررسی کرده‌ام و می‌خواهم ادامه دهم',
  'fee.unknown': 'نتوانستیم کارمزد شبکه را مقایسه کنیم',
  'fee.unknownText': 'شبکه نگفت دیگران به‌تازگی چقدر پرداخته‌اند.',
  'fee.total': 'جمع کل',
  'fee.totalMost': 'حداکثر جمع کل',
  'fee.worth': '{amount} ({worth})',
  'fee.now': 'اکنون {worth}',
};
