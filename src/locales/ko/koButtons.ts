import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const koButtons: Translation<typeof enButtons> = {
  'button.connect': '지갑 연결',
  'button.connecting': '연결 중…',
  'button.loadFailed':
    '불러오지 못했습니다. 인터넷 연결을 확인하고 다시 시도하세요. 그래도 안 되면 페이지를 새로고침하세요.',
  'button.failed': '문제가 발생했습니다. 페이지를 새로고침하세요.',
  'button.account': '계정 {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': '계정 {balance} · {name}',
  'button.switchNetwork': '네트워크 전환',
  'button.selectNetwork': '네트워크 선택',
  'button.network': '네트워크 {name}',
  'onRamp.getQuotes': '견적 받기',
  'onRamp.amount': '금액',
  'onRamp.currency': '통화',
  'network.unknown': '알 수 없는 네트워크({id})',
};
