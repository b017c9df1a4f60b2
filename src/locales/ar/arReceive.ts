import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const arReceive: Translation<typeof enReceive> = {
  'receive.code': 'رمز QR لعنوانك',
  'receive.only': 'على {networks} فقط',
  'receive.andMore': {
    zero: '{network}',
    one: '{network} وشبكة أخرى',
    two: '{network} وشبكتين أخريين',
    few: '{network} و{count} شبكات أخرى',
    many: '{network} و{count} شبكة أخرى',
    other: '{network} و{count} شبكة أخرى',
  },
  'receive.lost': 'ما يُرسل إلى غيرها قد يضيع',
  'receive.networksNote': 'يمكنك الاستلام على هذه الشبكات. ما يُرسل على غيرها قد يضيع.',
};
