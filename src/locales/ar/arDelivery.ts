import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const arDelivery: Translation<typeof enDelivery> = {
  'delivery.waiting': 'خرج {amount} {symbol} من {from}. من المفترض أن يصل إلى {to}.',
  'delivery.underway': 'خرج {amount} {symbol} من {from} وهو في طريقه إلى {to} عبر {bridge}',
  'delivery.refunding': 'جارٍ ردّ {amount} {symbol} إليك على {from} عبر {bridge}',
  'delivery.told.arrived': 'حسب {bridge}، وصل {boughtSymbol} إلى {to}. لم نتمكّن من التحقّق من ذلك.',
  'delivery.told.refunded': 'حسب {bridge}، رُدّ إليك {symbol} على {from}. لم نتمكّن من التحقّق من ذلك.',
  'delivery.told.failed': 'حسب {bridge}، فشلت العملية. لا يمكننا معرفة مكان {amount} {symbol} الآن.',
  'delivery.paid.arrived': 'وصل {got} {gotSymbol} إلى {to}',
  'delivery.paid.less':
    'لم يصل إلى {to} سوى {got} {gotSymbol}. كان الجسر {bridge} قد وعد بما لا يقل عن {least} {boughtSymbol}.',
  'delivery.paid.other': 'وصل {got} {gotSymbol} إلى {to} بدلًا من {boughtSymbol}',
  'delivery.paid.refunded': 'رُدّ إليك {got} {gotSymbol} على {from}',
  'delivery.takesMinutes': {
    zero: 'قد يستغرق هذا نحو {count} دقيقة. قد تكون الجسور بطيئة، لذا قد يستغرق وقتًا أطول.',
    one: 'قد يستغرق هذا نحو دقيقة. قد تكون الجسور بطيئة، لذا قد يستغرق وقتًا أطول.',
    two: 'قد يستغرق هذا نحو دقيقتين. قد تكون الجسور بطيئة، لذا قد يستغرق وقتًا أطول.',
    few: 'قد يستغرق هذا نحو {count} دقائق. قد تكون الجسور بطيئة، لذا قد يستغرق وقتًا أطول.',
    many: 'قد يستغرق هذا نحو {count} دقيقة. قد تكون الجسور بطيئة، لذا قد يستغرق وقتًا أطول.',
    other: 'قد يستغرق هذا نحو {count} دقيقة. قد تكون الجسور بطيئة، لذا قد يستغرق وقتًا أطول.',
  },
  'delivery.takesHours': {
    zero: 'قد يستغرق هذا نحو {count} ساعة. قد تكون الجسور بطيئة، لذا قد يستغرق وقتًا أطول.',
    one: 'قد يستغرق هذا نحو ساعة. قد تكون الجسور بطيئة، لذا قد يستغرق وقتًا أطول.',
    two: 'قد يستغرق هذا نحو ساعتين. قد تكون الجسور بطيئة، لذا قد يستغرق وقتًا أطول.',
    few: 'قد يستغرق هذا نحو {count} ساعات. قد تكون الجسور بطيئة، لذا قد يستغرق وقتًا أطول.',
    many: 'قد يستغرق هذا نحو {count} ساعة. قد تكون الجسور بطيئة، لذا قد يستغرق وقتًا أطول.',
    other: 'قد يستغرق هذا نحو {count} ساعة. قد تكون الجسور بطيئة، لذا قد يستغرق وقتًا أطول.',
  },
  'delivery.takesUnknown': 'قد تكون الجسور بطيئة.',
  'delivery.closable': 'يمكنك إغلاق هذا. سنواصل التحقّق ونعرض النتيجة هنا.',
  'delivery.late':
    'يستغرق الأمر وقتًا أطول من المتوقع، ولا يمكننا معرفة مكان المبلغ الآن. معرّف معاملتك أدناه: يمكن للجسر البحث به.',
  'delivery.old': 'لم نعد نبحث عنه تلقائيًا. لا يزال بإمكانك التحقّق.',
  'delivery.silent': 'الخدمة التي تخبر بمكانه لا تستجيب. سنسألها مجددًا، لكن بوتيرة أقل.',
  'delivery.help': 'معرّف معاملتك أدناه: يمكن للجسر البحث به.',
  'delivery.bridge': 'الجسر',
  'delivery.to': 'يصل إلى',
  'delivery.token': 'التوكن الذي وصل',
  'delivery.hash': 'معرّف المعاملة على {network}',
  'delivery.copyHash': 'نسخ معرّف المعاملة على {network}',
  'delivery.page': 'متابعته في صفحة أخرى',
  'delivery.explorer': 'عرض في مستكشف {network}',
};
