import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { faButtons } from './faButtons.js';

export const faFirst: Translation<typeof enFirst> = {
  ...faButtons,

  'dialog.back': 'بازگشت',
  'dialog.close': 'بستن',
  'dialog.loading': 'در حال بارگیری…',
  'dialog.retry': 'تلاش دوباره',
  'dialog.newTab': '(در برگه جدید باز می‌شود)',
  'dialog.broken': 'مشکلی پیش آمد',
  'dialog.brokenText': 'دوباره تلاش کنید یا صفحه را دوباره بارگیری کنید.',
  'dialog.failed': 'این بخش بارگیری نشد',
  'dialog.failedText':
    'اتصال اینترنت خود را بررسی و دوباره تلاش کنید. اگر درست نشد، صفحه را دوباره بارگیری کنید.',
  'search.clear': 'پاک کردن جستجو',

  'connect.title': 'اتصال کیف پول',
  'connect.intro': 'کیف پولی برای استفاده با {app} انتخاب کنید.',
  'connect.wallets': 'کیف پول‌ها',
  'connect.search': 'جستجوی کیف پول',
  'connect.found': { one: '{count} کیف پول پیدا شد', other: '{count} کیف پول پیدا شد' },
  'connect.noMatch': 'کیف پولی با «{query}» مطابقت ندارد',
  'connect.installed': 'نصب‌شده',
  'connect.recent': 'اخیر',
  'connect.popular': 'پرطرفدار',
  'connect.more': 'کیف پول‌های دیگر',
  'connect.missing': 'همچنان می‌توانید از کیف پول‌های بالا استفاده کنید.',
  'connect.unnamed': 'کیف پول مرورگر',
  'connect.late': '{name} به فهرست اضافه شد',
  'connect.namesake': 'کیف پول دیگری هم خود را {name} می‌نامد',
  'connect.noWallet': 'کیف پول ندارم',
  'connect.empty': 'کیف پولی در این مرورگر نیست',
  'connect.emptyText':
    'کیف پول، برنامه یا افزونه مرورگری است که رمزارزهای شما را نگه می‌دارد و شما را وارد سایت‌ها می‌کند.',
  'connect.emptyMobileText':
    'این صفحه را در مرورگر داخلی برنامه کیف پولتان، یا در رایانه‌ای که کیف پول دارد باز کنید.',
  'connect.legal': 'با اتصال کیف پول، {terms} و {privacy} را می‌پذیرید.',
  'connect.legalTerms': 'با اتصال کیف پول، {terms} را می‌پذیرید.',
  'connect.legalPrivacy': 'با اتصال کیف پول، {privacy} را می‌پذیرید.',
  'connect.terms': 'شرایط استفاده',
  'connect.privacy': 'سیاست حریم خصوصی',

  'connect.needed': 'کیف پولی برای {chain} انتخاب کنید.',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'انتخاب شبکه',
  'activeChain.title': 'تغییر شبکه',

  'pairing.tag': 'کد QR',
  'pairing.title': 'با تلفن خود اسکن کنید',

  'allWallets.title': 'همه کیف پول‌ها',
  'wallets.slow': 'کیف پول‌های بیشتری هنوز در حال بارگیری است…',
  'wallets.failed': 'کیف پول‌های بیشتر بارگیری نشد',

  'downloads.title': 'دریافت این کیف پول',
  'downloads.get': 'دریافت {name}',

  'account.title': 'حساب',
  'account.accounts': 'حساب‌ها',
  'account.settings': 'تنظیمات حساب',

  'networks.title': 'انتخاب شبکه',
  'switch.title': 'تغییر شبکه',
  'unsupported.title': 'تغییر شبکه',

  'whatIsAWallet.title': 'کیف پول چیست؟',
  'whatIsAWallet.more': 'بیشتر بدانید',
  'whatIsANetwork.title': 'شبکه چیست؟',
  'getWallet.title': 'دریافت کیف پول',

  'watch.title': 'رصد یک آدرس',
  'watch.account': 'حساب تحت رصد',

  'email.title': 'تأیید ایمیل',
  'device.title': 'تأیید این دستگاه',
  'socials.title': 'روش‌های ورود',
  'social.title': 'ورود',
  'farcaster.title': 'ورود با Farcaster',
  'approve.title': 'موافقت',
  'confirm.title': 'در کیف پول تأیید کنید',

  'snackbar.actionNotAllowed': 'این کار مجاز نیست',
  'snackbar.codeResent': 'ایمیل دوباره ارسال شد',
  'network.unit': 'ارز اصلی شبکه',
  'snackbar.copied': 'کپی شد',
  'snackbar.declined': 'رد شد',
  'snackbar.failedToCopy': 'کپی نشد',
  'snackbar.failedToDisconnect': 'اتصال قطع نشد',
  'snackbar.somethingWentWrong': 'مشکلی پیش آمد',
};
