import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const koPaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': '결제 링크의 내용을 입력했습니다',
  'send.link.filledText': '누가 결제를 요청하는지, 금액과 주소가 맞는지 확인하세요.',
  'send.link.filledNoAmountText': '링크에 금액이 없습니다. 누가 결제를 요청하는지, 주소가 맞는지 확인하세요.',
  'send.link.label': '링크에 적힌 이름: “{label}”.',
  'send.link.waiting': '결제 링크의 내용을 입력하기 위해 토큰을 읽는 중…',
  'send.link.waitingFailed': '결제 링크의 내용을 입력하는 데 필요한 토큰을 읽지 못했습니다. 계속 시도합니다.',
  'send.link.title': '이 결제 링크는 사용되지 않았습니다',
  'send.link.fault.form': '읽을 수 없는 링크입니다. 새 링크를 요청하세요.',
  'send.link.fault.server':
    '웹사이트가 트랜잭션을 만들게 하는 링크이며, 여기서는 지원하지 않습니다. 대신 주소를 요청하세요.',
  'send.link.fault.call': '컨트랙트에 “{word}” 실행을 요청하는 링크입니다. 여기서는 결제만 할 수 있습니다.',
  'send.link.fault.more':
    '“{word}”도 요청하지만 여기서는 추가할 수 없습니다. 결제가 인식되지 않을 수 있습니다.',
  'send.link.fault.amount': '금액이 올바르지 않습니다. 새 링크를 요청하세요.',
  'send.link.fault.recipient': '받는 사람이 지정되지 않았습니다. 새 링크를 요청하세요.',
  'send.link.misfit.family':
    '이 계정과 다른 종류의 네트워크용 링크입니다. 계정을 전환하고 다시 붙여넣으세요.',
  'send.link.misfit.network': '{network}용 링크입니다. 네트워크를 전환하고 다시 붙여넣으세요.',
  'send.link.misfit.token': '이 계정에 없는 토큰을 요청합니다: {token}',
  'send.link.misfit.decimals': '금액의 소수 자릿수가 토큰보다 많습니다.',
  'send.link.misfit.checksum': '주소에 오타가 있습니다. 새 링크를 요청하세요.',
  'send.link.lost':
    '결제 링크 기능을 불러오지 못했습니다. 인터넷 연결을 확인하고 페이지를 새로고침하거나, 주소를 입력하세요.',
};
