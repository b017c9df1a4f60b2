import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const koReceive: Translation<typeof enReceive> = {
  'receive.code': '내 주소의 QR 코드',
  'receive.only': '{networks}만 가능',
  'receive.andMore': { other: '{network} 외 {count}개' },
  'receive.lost': '다른 네트워크로 보낸 자산은 잃을 수 있습니다',
  'receive.networksNote': '이 네트워크에서 받을 수 있습니다. 다른 네트워크로 보낸 자산은 잃을 수 있습니다.',
};
