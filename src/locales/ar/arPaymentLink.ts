import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const arPaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': 'مملوء من رابط دفع',
  'send.link.filledText': 'تحقّق ممّن يطلب منك الدفع، ومن المبلغ والعنوان.',
  'send.link.filledNoAmountText': 'لا يطلب الرابط مبلغًا محددًا. تحقّق ممّن يطلب منك الدفع، ومن العنوان.',
  'send.link.label': 'يسمّيه الرابط «{label}».',
  'send.link.waiting': 'جارٍ قراءة توكناتك لملء رابط الدفع هذا…',
  'send.link.waitingFailed': 'تعذّرت قراءة توكناتك لملء رابط الدفع هذا. سنواصل المحاولة.',
  'send.link.title': 'لم يُستخدم رابط الدفع هذا',
  'send.link.fault.form': 'لا يمكن قراءته. اطلب رابطًا جديدًا.',
  'send.link.fault.server': 'يسمح لموقع ويب بإنشاء المعاملة، ونحن لا نفعل ذلك. اطلب عنوانًا بدلًا منه.',
  'send.link.fault.call': 'يطلب من عقد تنفيذ «{word}». لا يمكن هنا إلا إجراء المدفوعات.',
  'send.link.fault.more': 'يطلب أيضًا «{word}»، ولا يمكن إضافة ذلك هنا. قد لا يُتعرَّف على الدفعة.',
  'send.link.fault.amount': 'المبلغ فيه غير صالح. اطلب رابطًا جديدًا.',
  'send.link.fault.recipient': 'لا يذكر لمن تدفع. اطلب رابطًا جديدًا.',
  'send.link.misfit.family': 'هو لنوع من الشبكات غير نوع شبكة هذا الحساب. غيّر الحساب والصقه مجددًا.',
  'send.link.misfit.network': 'هذا الرابط مخصّص للدفع على {network}. غيّر الشبكة والصقه مجددًا.',
  'send.link.misfit.token': 'يطلب توكنًا ليس في هذا الحساب: {token}',
  'send.link.misfit.decimals': 'المنازل العشرية في مبلغه أكثر من منازل التوكن.',
  'send.link.misfit.checksum': 'في عنوانه خطأ كتابي. اطلب رابطًا جديدًا.',
  'send.link.lost': 'تعذّر تحميل روابط الدفع. تحقّق من اتصالك وأعد تحميل الصفحة، أو أدخل العنوان.',
};
