import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const zhTWFees: Translation<typeof enFees> = {
  'fee.check': '請檢查網路手續費',
  'fee.reason.price': { other: '這是其他人近期所付的 {count} 倍。' },
  'fee.reason.priceFree': '其他人近期都沒有付費。',
  'fee.reason.whole': { other: '最高可能是平常費用的 {count} 倍。' },
  'fee.reason.disputed': '您的錢包預估的手續費相差很大。',
  'fee.reason.gas': '它允許的運算量遠超過所需。',
  'fee.reason.data': '網路還會收取資料費用，但未說明金額，因此您可能要付更多。',
  'fee.reason.aboveAmount': '它可能高於金額本身。',
  'fee.reason.aboveLimit': '它可能高於 {limit}。',
  'fee.known': '我已檢查網路手續費並要繼續',
  'fee.unknown': '我們無法比較網路手續費',
  'fee.unknownText': '網路未提供其他人近期支付的費用。',
  'fee.total': '合計',
  'fee.totalMost': '合計上限',
  'fee.worth': '{amount} ({worth})',
  'fee.now': '現值 {worth}',
};
