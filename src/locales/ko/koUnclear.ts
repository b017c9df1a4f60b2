import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const koUnclear: Translation<typeof enUnclear> = {
  'unclear.text': '지금 찾고 있습니다. 지갑에서 나중에 전송할 수도 있으니 지갑도 확인하세요.',
  'unclear.lost': '여기서는 찾을 수 없습니다. 다른 작업을 하기 전에 지갑의 활동을 확인하세요.',
  'unclear.reason': '지갑 메시지: “{reason}”.',
  'unclear.check': '진행 상황 확인',
  'unclear.looked': '방금 확인했지만 새로운 내용이 없습니다.',
  'unclear.unreachable': '네트워크에 연결하지 못했습니다. 인터넷 연결을 확인하세요.',
  'unclear.overText': '다시 시도하기 전에 지갑의 활동을 확인하세요.',
  'earlier.asked': '이전 요청이 아직 대기 중입니다',
  'earlier.askedText':
    '지갑이 아직 응답하지 않았습니다. 먼저 지갑을 확인하세요. 그렇지 않으면 둘 다 확정될 수 있습니다.',
  'earlier.text': '계속하면 둘 다 확정될 수 있습니다.',
  'earlier.confirm': '그래도 계속합니다. 둘 다 확정될 수 있습니다.',
  'earlier.send': '{when}: {recipient} 주소로 {amount} {symbol}.',
  'earlier.swap': '{when}: {amount} {symbol} → {boughtSymbol}.',
  'earlier.any': '{when}: {symbol}.',
};
