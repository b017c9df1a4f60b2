import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const faButtons: Translation<typeof enButtons> = {
  'button.connect': 'اتصال کیف پول',
  'button.connecting': 'در حال اتصال…',
  'button.loadFailed':
    'بارگیری نشد. اتصال خود را بررسی و دوباره تلاش کنید. اگر درست نشد، صفحه را دوباره بارگیری کنید.',
  'button.failed': 'مشکلی پیش آمد. صفحه را دوباره بارگیری کنید.',
  'button.account': 'حساب {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'حساب {balance} · {name}',
  'button.switchNetwork': 'تغییر شبکه',
  'button.selectNetwork': 'انتخاب شبکه',
  'button.network': 'شبکه {name}',
  'onRamp.getQuotes': 'دریافت پیشنهاد قیمت',
  'onRamp.amount': 'مبلغ',
  'onRamp.currency': 'ارز',
  'network.unknown': 'شبکه ناشناخته ({id})',
};
