import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const arWatch: Translation<typeof enWatch> = {
  'watch.lead': 'اعرف ما في حساب وما جرى فيه، دون ربط محفظة.',
  'watch.field': 'عنوان أو اسم',
  'watch.start': 'متابعة العنوان',
  'watch.mark': 'للمتابعة فقط. لا يمكن توقيع أي شيء.',
  'watch.notConnected': 'غير متصل',
  'watch.stop': 'إيقاف المتابعة',
  'watch.place.contract': 'هذا عقد ذكي',
  'watch.placeText.contract': 'يمكنك متابعته. قد يكون فيه ما يخصّ آخرين.',
  'watch.place.tokens': 'هذه ليست محفظة',
  'watch.placeText.tokens': 'هذا العنوان تابع لتوكن وليست فيه أموال أي حساب. أدخل عنوان محفظة.',
  'watch.place.program': 'هذا العنوان تابع لبرنامج',
  'watch.placeText.program': 'يمكنك متابعته. لا يستطيع نقل ما فيه إلا ذلك البرنامج.',
  'watch.place.unused': 'هذا العنوان غير مستخدم بعد',
  'watch.placeText.unused': 'تأكّد من صحته. لا يوجد فيه شيء بعد.',
  'watch.none': 'أنت لا تتابع أي حساب',
  'watch.noneText': 'أدخل عنوانًا أو اسمًا لمتابعته.',
  'watch.unavailable': 'المتابعة غير متاحة هنا',
  'watch.unavailableText': 'اربط محفظة لترى حسابها.',
};
