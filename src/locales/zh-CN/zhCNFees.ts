import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const zhCNFees: Translation<typeof enFees> = {
  'fee.check': '请检查网络费',
  'fee.reason.price': { other: '是其他人近期所付的 {count} 倍。' },
  'fee.reason.priceFree': '其他人近期没有支付任何费用。',
  'fee.reason.whole': { other: '可能达到平常费用的 {count} 倍。' },
  'fee.reason.disputed': '您的钱包预计的费用与此相差很大。',
  'fee.reason.gas': '它允许的处理量远超实际所需。',
  'fee.reason.data': '该网络还会收取数据费用，但没有说明金额，因此您可能要付更多。',
  'fee.reason.aboveAmount': '可能超过金额本身。',
  'fee.reason.aboveLimit': '可能超过 {limit}。',
  'fee.known': '我已检查网络费，要继续',
  'fee.unknown': '我们未能比较网络费',
  'fee.unknownText': '该网络没有提供其他人近期支付的费用。',
  'fee.total': '合计',
  'fee.totalMost': '合计上限',
  'fee.worth': '{amount} ({worth})',
  'fee.now': '现值 {worth}',
};
