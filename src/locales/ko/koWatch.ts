import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const koWatch: Translation<typeof enWatch> = {
  'watch.lead': '지갑을 연결하지 않고 계정의 보유 자산과 활동을 볼 수 있습니다.',
  'watch.field': '주소 또는 이름',
  'watch.start': '조회',
  'watch.mark': '조회 전용입니다. 서명할 수 없습니다.',
  'watch.notConnected': '연결되지 않음',
  'watch.stop': '조회 종료',
  'watch.place.contract': '스마트 컨트랙트입니다',
  'watch.placeText.contract': '조회할 수 있습니다. 다른 사람의 자산을 보유하고 있을 수 있습니다.',
  'watch.place.tokens': '지갑이 아닙니다',
  'watch.placeText.tokens': '토큰에 속한 주소이며 계정의 자산을 보유하지 않습니다. 지갑 주소를 입력하세요.',
  'watch.place.program': '프로그램의 주소입니다',
  'watch.placeText.program': '조회할 수 있습니다. 여기에 있는 자산은 그 프로그램만 옮길 수 있습니다.',
  'watch.place.unused': '아직 사용되지 않은 주소입니다',
  'watch.placeText.unused': '주소가 맞는지 확인하세요. 아직 아무것도 없습니다.',
  'watch.none': '조회 중인 계정이 없습니다',
  'watch.noneText': '조회할 주소나 이름을 입력하세요.',
  'watch.unavailable': '여기서는 조회할 수 없습니다',
  'watch.unavailableText': '지갑을 연결하면 그 계정을 볼 수 있습니다.',
};
