import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { arButtons } from './arButtons.js';

export const arFirst: Translation<typeof enFirst> = {
  ...arButtons,

  'dialog.back': 'رجوع',
  'dialog.close': 'إغلاق',
  'dialog.loading': 'جارٍ التحميل…',
  'dialog.retry': 'إعادة المحاولة',
  'dialog.newTab': '(يُفتح في تبويب جديد)',
  'dialog.broken': 'حدث خطأ ما',
  'dialog.brokenText': 'أعد المحاولة أو أعد تحميل الصفحة.',
  'dialog.failed': 'تعذّر تحميل هذا الجزء',
  'dialog.failedText': 'تحقّق من اتصالك بالإنترنت وأعد المحاولة. إذا لم ينفع ذلك، فأعد تحميل الصفحة.',
  'search.clear': 'مسح البحث',

  'connect.title': 'ربط المحفظة',
  'connect.intro': 'اختر محفظة لاستخدامها مع {app}.',
  'connect.wallets': 'المحافظ',
  'connect.search': 'البحث في المحافظ',
  'connect.found': {
    zero: 'لم يُعثر على أي محفظة',
    one: 'عُثر على محفظة واحدة',
    two: 'عُثر على محفظتين',
    few: 'عُثر على {count} محافظ',
    many: 'عُثر على {count} محفظة',
    other: 'عُثر على {count} محفظة',
  },
  'connect.noMatch': 'لا توجد محفظة تطابق «{query}»',
  'connect.installed': 'مثبّتة',
  'connect.recent': 'الأخيرة',
  'connect.popular': 'الشائعة',
  'connect.more': 'محافظ أخرى',
  'connect.missing': 'لا يزال بإمكانك استخدام المحافظ أعلاه.',
  'connect.unnamed': 'محفظة المتصفح',
  'connect.late': 'أُضيف إلى القائمة: {name}',
  'connect.namesake': 'محفظة أخرى تسمّي نفسها {name}',
  'connect.noWallet': 'ليست لديّ محفظة',
  'connect.empty': 'لا توجد محفظة في هذا المتصفح',
  'connect.emptyText': 'المحفظة تطبيق أو إضافة للمتصفح تحفظ عملاتك المشفّرة وتسجّل دخولك.',
  'connect.emptyMobileText': 'افتح هذه الصفحة في المتصفح المدمج في تطبيق محفظتك، أو على حاسوب فيه محفظة.',
  'connect.legal': 'بربط محفظتك، فإنك توافق على {terms} و{privacy}.',
  'connect.legalTerms': 'بربط محفظتك، فإنك توافق على {terms}.',
  'connect.legalPrivacy': 'بربط محفظتك، فإنك توافق على {privacy}.',
  'connect.terms': 'شروط الخدمة',
  'connect.privacy': 'سياسة الخصوصية',

  'connect.needed': 'اختر محفظة لشبكة {chain}.',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'اختيار شبكة',
  'activeChain.title': 'تغيير الشبكة',

  'pairing.tag': 'رمز QR',
  'pairing.title': 'امسح الرمز بهاتفك',

  'allWallets.title': 'كل المحافظ',
  'wallets.slow': 'لا يزال تحميل محافظ أخرى جاريًا…',
  'wallets.failed': 'تعذّر تحميل محافظ أخرى',

  'downloads.title': 'تنزيل هذه المحفظة',
  'downloads.get': 'تنزيل {name}',

  'account.title': 'الحساب',
  'account.accounts': 'الحسابات',
  'account.settings': 'إعدادات الحساب',

  'networks.title': 'اختيار شبكة',
  'switch.title': 'تغيير الشبكة',
  'unsupported.title': 'تغيير الشبكة',

  'whatIsAWallet.title': 'ما هي المحفظة؟',
  'whatIsAWallet.more': 'معرفة المزيد',
  'whatIsANetwork.title': 'ما هي الشبكة؟',
  'getWallet.title': 'الحصول على محفظة',

  'watch.title': 'متابعة عنوان',
  'watch.account': 'حساب متابَع',

  'email.title': 'تأكيد بريدك الإلكتروني',
  'device.title': 'تأكيد هذا الجهاز',
  'socials.title': 'طرق تسجيل الدخول',
  'social.title': 'تسجيل الدخول',
  'farcaster.title': 'تسجيل الدخول عبر Farcaster',
  'approve.title': 'الموافقة',
  'confirm.title': 'أكّد في محفظتك',

  'snackbar.actionNotAllowed': 'الإجراء غير مسموح به',
  'snackbar.codeResent': 'أُعيد إرسال البريد',
  'network.unit': 'عملة أصلية',
  'snackbar.copied': 'تم النسخ',
  'snackbar.declined': 'تم الرفض',
  'snackbar.failedToCopy': 'تعذّر النسخ',
  'snackbar.failedToDisconnect': 'تعذّر قطع الاتصال',
  'snackbar.somethingWentWrong': 'حدث خطأ ما',
};
