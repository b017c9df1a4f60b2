import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const koFees: Translation<typeof enFees> = {
  'fee.check': '네트워크 수수료를 확인하세요',
  'fee.reason.price': { other: '최근 다른 사람들이 낸 금액의 {count}배입니다.' },
  'fee.reason.priceFree': '최근 다른 사람들은 아무것도 내지 않았습니다.',
  'fee.reason.whole': { other: '평소 비용의 {count}배가 될 수 있습니다.' },
  'fee.reason.disputed': '지갑이 예상하는 수수료와 크게 다릅니다.',
  'fee.reason.gas': '필요한 것보다 훨씬 많은 작업을 허용합니다.',
  'fee.reason.data': '이 네트워크는 데이터 요금도 부과하지만 금액을 알려 주지 않아, 더 많이 낼 수 있습니다.',
  'fee.reason.aboveAmount': '금액 자체보다 커질 수 있습니다.',
  'fee.reason.aboveLimit': '{limit}보다 커질 수 있습니다.',
  'fee.known': '네트워크 수수료를 확인했으며 계속하겠습니다',
  'fee.unknown': '네트워크 수수료를 비교하지 못했습니다',
  'fee.unknownText': '네트워크에서 최근 다른 사람들이 낸 금액을 알려 주지 않았습니다.',
  'fee.total': '합계',
  'fee.totalMost': '합계(최대)',
  'fee.worth': '{amount}({worth})',
  'fee.now': '현재 {worth}',
};
