import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const arButtons: Translation<typeof enButtons> = {
  'button.connect': 'ربط المحفظة',
  'button.connecting': 'جارٍ الربط…',
  'button.loadFailed': 'تعذّر التحميل. تحقّق من اتصالك وأعد المحاولة. إذا لم ينفع ذلك، فأعد تحميل الصفحة.',
  'button.failed': 'حدث خطأ ما. أعد تحميل الصفحة.',
  'button.account': 'الحساب {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'الحساب {balance} · {name}',
  'button.switchNetwork': 'تغيير الشبكة',
  'button.selectNetwork': 'اختيار شبكة',
  'button.network': 'الشبكة {name}',
  'onRamp.getQuotes': 'طلب عروض أسعار',
  'onRamp.amount': 'المبلغ',
  'onRamp.currency': 'العملة',
  'network.unknown': 'شبكة غير معروفة ({id})',
};
