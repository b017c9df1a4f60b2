import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const faDelivery: Translation<typeof enDelivery> = {
  'delivery.waiting': 'مقدار {amount} {symbol} از {from} خارج شد. انتظار می‌رود به {to} برسد.',
  'delivery.underway': 'مقدار {amount} {symbol} از {from} خارج شد و با {bridge} در راه {to} است',
  'delivery.refunding': 'پل {bridge} در حال بازگرداندن {amount} {symbol} به شما در {from} است',
  'delivery.told.arrived':
    'به گفته {bridge}، {boughtSymbol} شما به {to} رسیده است. نتوانستیم این را بررسی کنیم.',
  'delivery.told.refunded':
    'به گفته {bridge}، {symbol} شما در {from} بازگردانده شده است. نتوانستیم این را بررسی کنیم.',
  'delivery.told.failed':
    'به گفته {bridge}، این ناموفق بوده است. نمی‌توانیم بگوییم {amount} {symbol} شما اکنون کجاست.',
  'delivery.paid.arrived': 'مقدار {got} {gotSymbol} به {to} رسید',
  'delivery.paid.less': 'فقط {got} {gotSymbol} به {to} رسید. وعده {bridge} دست‌کم {least} {boughtSymbol} بود.',
  'delivery.paid.other': 'به‌جای {boughtSymbol}، مقدار {got} {gotSymbol} به {to} رسید',
  'delivery.paid.refunded': 'مقدار {got} {gotSymbol} در {from} به شما بازگردانده شد',
  'delivery.takesMinutes': {
    one: 'این ممکن است حدود {count} دقیقه طول بکشد. پل‌ها ممکن است کند باشند، پس ممکن است بیشتر طول بکشد.',
    other: 'این ممکن است حدود {count} دقیقه طول بکشد. پل‌ها ممکن است کند باشند، پس ممکن است بیشتر طول بکشد.',
  },
  'delivery.takesHours': {
    one: 'این ممکن است حدود {count} ساعت طول بکشد. پل‌ها ممکن است کند باشند، پس ممکن است بیشتر طول بکشد.',
    other: 'این ممکن است حدود {count} ساعت طول بکشد. پل‌ها ممکن است کند باشند، پس ممکن است بیشتر طول بکشد.',
  },
  'delivery.takesUnknown': 'پل‌ها ممکن است کند باشند.',
  'delivery.closable': 'می‌توانید این را ببندید. همچنان بررسی می‌کنیم و نتیجه را اینجا نشان می‌دهیم.',
  'delivery.late':
    'بیشتر از انتظار طول کشیده است و نمی‌توانیم بگوییم اکنون کجاست. شناسه تراکنش شما در پایین است: پل می‌تواند با آن جستجو کند.',
  'delivery.old': 'دیگر خودکار آن را جستجو نمی‌کنیم. همچنان می‌توانید بررسی کنید.',
  'delivery.silent': 'سرویسی که می‌گوید کجاست پاسخ نمی‌دهد. باز هم می‌پرسیم، اما کمتر.',
  'delivery.help': 'شناسه تراکنش شما در پایین است: پل می‌تواند با آن جستجو کند.',
  'delivery.bridge': 'پل',
  'delivery.to': 'می‌رسد به',
  'delivery.token': 'توکنی که رسید',
  'delivery.hash': 'شناسه تراکنش در {network}',
  'delivery.copyHash': 'کپی شناسه تراکنش در {network}',
  'delivery.page': 'پیگیری در صفحه‌ای دیگر',
  'delivery.explorer': 'مشاهده در کاوشگر {network}',
};
