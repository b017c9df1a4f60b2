import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const faWatch: Translation<typeof enWatch> = {
  'watch.lead': 'بدون اتصال کیف پول ببینید یک حساب چه دارد و چه کرده است.',
  'watch.field': 'آدرس یا نام',
  'watch.start': 'رصد',
  'watch.mark': 'فقط رصد. چیزی را نمی‌توان امضا کرد.',
  'watch.notConnected': 'متصل نیست',
  'watch.stop': 'توقف رصد',
  'watch.place.contract': 'این یک قرارداد هوشمند است',
  'watch.placeText.contract': 'می‌توانید آن را رصد کنید. ممکن است دارایی دیگران در آن باشد.',
  'watch.place.tokens': 'این کیف پول نیست',
  'watch.placeText.tokens':
    'به یک توکن تعلق دارد و دارایی هیچ حسابی در آن نیست. آدرس یک کیف پول را وارد کنید.',
  'watch.place.program': 'این آدرس به یک برنامه تعلق دارد',
  'watch.placeText.program':
    'می‌توانید آن را رصد کنید. آنچه را در آن است، فقط همان برنامه می‌تواند جابه‌جا کند.',
  'watch.place.unused': 'این آدرس هنوز استفاده نشده است',
  'watch.placeText.unused': 'مطمئن شوید درست است. هنوز چیزی در آن نیست.',
  'watch.none': 'حسابی را رصد نمی‌کنید',
  'watch.noneText': 'آدرس یا نامی برای رصد وارد کنید.',
  'watch.unavailable': 'رصد اینجا در دسترس نیست',
  'watch.unavailableText': 'برای دیدن حساب، کیف پولی را متصل کنید.',
};
