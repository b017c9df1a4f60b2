import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const faUnclear: Translation<typeof enUnclear> = {
  'unclear.text': 'در حال جستجوی آن هستیم. کیف پول شما ممکن است هنوز آن را بفرستد، پس آنجا را هم بررسی کنید.',
  'unclear.lost': 'نمی‌توانیم آن را جستجو کنیم. پیش از هر کار دیگری، فعالیت را در کیف پولتان بررسی کنید.',
  'unclear.reason': 'کیف پول شما می‌گوید: «{reason}».',
  'unclear.check': 'بررسی کنید چه شد',
  'unclear.looked': 'همین حالا جستجو کردیم و چیز تازه‌ای پیدا نشد.',
  'unclear.unreachable': 'دسترسی به شبکه ممکن نشد. اتصال خود را بررسی کنید.',
  'unclear.overText': 'پیش از تلاش دوباره، فعالیت را در کیف پولتان بررسی کنید.',
  'earlier.asked': 'درخواستی قبلی هنوز در انتظار است',
  'earlier.askedText':
    'کیف پول شما هنوز به آن پاسخ نداده است. ابتدا آنجا را بررسی کنید، وگرنه ممکن است هر دو انجام شوند.',
  'earlier.text': 'اگر ادامه دهید، ممکن است هر دو انجام شوند.',
  'earlier.confirm': 'با این حال ادامه می‌دهم. ممکن است هر دو انجام شوند.',
  'earlier.send': '{when}: {amount} {symbol} به {recipient}.',
  'earlier.swap': '{when}: {amount} {symbol} در ازای {boughtSymbol}.',
  'earlier.any': '{when}: {symbol}.',
};
