import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const arFees: Translation<typeof enFees> = {
  'fee.check': 'تحقّق من رسوم الشبكة',
  'fee.reason.price': {
    zero: 'تبلغ {count} ضعف ما دفعه الآخرون مؤخرًا.',
    one: 'تساوي ما دفعه الآخرون مؤخرًا.',
    two: 'تبلغ ضعفي ما دفعه الآخرون مؤخرًا.',
    few: 'تبلغ {count} أضعاف ما دفعه الآخرون مؤخرًا.',
    many: 'تبلغ {count} ضعفًا لما دفعه الآخرون مؤخرًا.',
    other: 'تبلغ {count} ضعف ما دفعه الآخرون مؤخرًا.',
  },
  'fee.reason.priceFree': 'لم يدفع الآخرون شيئًا مؤخرًا.',
  'fee.reason.whole': {
    zero: 'قد تبلغ {count} ضعف ما يكلّفه هذا عادةً.',
    one: 'قد تساوي ما يكلّفه هذا عادةً.',
    two: 'قد تبلغ ضعفي ما يكلّفه هذا عادةً.',
    few: 'قد تبلغ {count} أضعاف ما يكلّفه هذا عادةً.',
    many: 'قد تبلغ {count} ضعفًا لما يكلّفه هذا عادةً.',
    other: 'قد تبلغ {count} ضعف ما يكلّفه هذا عادةً.',
  },
  'fee.reason.disputed': 'تتوقّع محفظتك رسومًا مختلفة جدًا.',
  'fee.reason.gas': 'تسمح بعمل يفوق كثيرًا ما تحتاج إليه هذه المعاملة.',
  'fee.reason.data': 'تتقاضى الشبكة أيضًا رسومًا على البيانات لكنها لم تذكر مقدارها، لذا قد تدفع أكثر.',
  'fee.reason.aboveAmount': 'قد تكون أكثر من المبلغ نفسه.',
  'fee.reason.aboveLimit': 'قد تكون أكثر من {limit}.',
  'fee.known': 'تحقّقت من رسوم الشبكة وأريد المتابعة',
  'fee.unknown': 'لم نتمكّن من مقارنة رسوم الشبكة',
  'fee.unknownText': 'لم تذكر الشبكة ما دفعه الآخرون مؤخرًا.',
  'fee.total': 'الإجمالي',
  'fee.totalMost': 'الإجمالي كحدّ أقصى',
  'fee.worth': '{amount} ({worth})',
  'fee.now': '{worth} الآن',
};
