import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const koDelivery: Translation<typeof enDelivery> = {
  'delivery.waiting': '{from}에서 {amount} {symbol} 자산이 출발했습니다. {to}에 도착할 것으로 예상됩니다.',
  'delivery.underway':
    '{from}에서 출발한 {amount} {symbol} 자산이 {bridge} 브리지를 통해 {to} 네트워크로 이동 중입니다',
  'delivery.refunding': '{bridge} 브리지가 {from}에서 {amount} {symbol} 자산을 환불하는 중입니다',
  'delivery.told.arrived':
    '{bridge}에 따르면 {boughtSymbol} 토큰이 {to}에 도착했습니다. 저희가 확인하지는 못했습니다.',
  'delivery.told.refunded':
    '{bridge}에 따르면 {symbol} 토큰이 {from}에서 환불되었습니다. 저희가 확인하지는 못했습니다.',
  'delivery.told.failed':
    '{bridge}에 따르면 실패했습니다. {amount} {symbol} 자산이 지금 어디에 있는지 알 수 없습니다.',
  'delivery.paid.arrived': '{to}에 {got} {gotSymbol} 도착',
  'delivery.paid.less':
    '{to}에 {got} {gotSymbol}만 도착했습니다. {bridge} 브리지가 약속한 최소 수량: {least} {boughtSymbol}.',
  'delivery.paid.other': '{to}에 {boughtSymbol} 대신 {got} {gotSymbol} 도착',
  'delivery.paid.refunded': '{from}에서 {got} {gotSymbol} 환불됨',
  'delivery.takesMinutes': {
    other: '약 {count}분 걸릴 수 있습니다. 브리지는 느릴 수 있어 더 오래 걸릴 수도 있습니다.',
  },
  'delivery.takesHours': {
    other: '약 {count}시간 걸릴 수 있습니다. 브리지는 느릴 수 있어 더 오래 걸릴 수도 있습니다.',
  },
  'delivery.takesUnknown': '브리지는 느릴 수 있습니다.',
  'delivery.closable': '이 창은 닫아도 됩니다. 계속 확인하고 결과를 여기에 표시합니다.',
  'delivery.late':
    '예상보다 오래 걸리고 있으며, 지금 어디에 있는지 알 수 없습니다. 아래 트랜잭션 ID로 브리지에서 조회할 수 있습니다.',
  'delivery.old': '이제 자동으로 찾지 않습니다. 직접 확인할 수는 있습니다.',
  'delivery.silent': '위치를 알려 주는 서비스가 응답하지 않습니다. 간격을 두고 다시 문의합니다.',
  'delivery.help': '아래 트랜잭션 ID로 브리지에서 조회할 수 있습니다.',
  'delivery.bridge': '브리지',
  'delivery.to': '도착 네트워크',
  'delivery.token': '도착한 토큰',
  'delivery.hash': '{network}의 트랜잭션 ID',
  'delivery.copyHash': '{network}의 트랜잭션 ID 복사',
  'delivery.page': '다른 페이지에서 추적',
  'delivery.explorer': '{network} 탐색기에서 보기',
};
