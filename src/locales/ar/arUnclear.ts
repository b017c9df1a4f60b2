import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const arUnclear: Translation<typeof enUnclear> = {
  'unclear.text': 'نحن نبحث عنها. قد ترسلها محفظتك لاحقًا، لذا تحقّق هناك أيضًا.',
  'unclear.lost': 'لا يمكننا البحث عنها. تحقّق من النشاط في محفظتك قبل أن تفعل أي شيء آخر.',
  'unclear.reason': 'تقول محفظتك: «{reason}».',
  'unclear.check': 'تحقّق مما حدث',
  'unclear.looked': 'بحثنا للتوّ ولم نجد جديدًا.',
  'unclear.unreachable': 'تعذّر الوصول إلى الشبكة. تحقّق من اتصالك.',
  'unclear.overText': 'تحقّق من النشاط في محفظتك قبل أن تعيد المحاولة.',
  'earlier.asked': 'لا يزال طلب سابق قيد الانتظار',
  'earlier.askedText': 'لم تردّ عليه محفظتك بعد. تحقّق هناك أولًا، وإلا فقد يُنفَّذ كلاهما.',
  'earlier.text': 'إذا تابعت، فقد يُنفَّذ كلاهما.',
  'earlier.confirm': 'المتابعة رغم ذلك. قد يُنفَّذ كلاهما.',
  'earlier.send': '{when}: {amount} {symbol} إلى {recipient}.',
  'earlier.swap': '{when}: {amount} {symbol} مقابل {boughtSymbol}.',
  'earlier.any': '{when}: {symbol}.',
};
