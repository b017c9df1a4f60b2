import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const jaFees: Translation<typeof enFees> = {
  'fee.check': 'ネットワーク手数料を確認してください',
  'fee.reason.price': { other: '最近ほかの人が支払った額の{count}倍です。' },
  'fee.reason.priceFree': '最近ほかの人は何も支払っていません。',
  'fee.reason.whole': { other: '通常の費用の{count}倍になる可能性があります。' },
  'fee.reason.disputed': 'ウォレットは大きく異なる手数料を見込んでいます。',
  'fee.reason.gas': '必要な量を大きく超える処理を許容しています。',
  'fee.reason.data':
    'このネットワークではデータにも料金がかかりますが、その額が示されていないため、支払いが増える可能性があります。',
  'fee.reason.aboveAmount': '金額そのものを上回る可能性があります。',
  'fee.reason.aboveLimit': '{limit}を超える可能性があります。',
  'fee.known': 'ネットワーク手数料を確認したうえで続行します',
  'fee.unknown': 'ネットワーク手数料を比較できませんでした',
  'fee.unknownText': '最近ほかの人が支払った額を、ネットワークから取得できませんでした。',
  'fee.total': '合計',
  'fee.totalMost': '合計（最大）',
  'fee.worth': '{amount} ({worth})',
  'fee.now': '現在 {worth}',
};
