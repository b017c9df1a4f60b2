import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const thReceive: Translation<typeof enReceive> = {
  'receive.code': 'คิวอาร์โค้ดของที่อยู่ของคุณ',
  'receive.only': 'เฉพาะบน {networks}',
  'receive.andMore': { other: '{network} และอีก {count} เครือข่าย' },
  'receive.lost': 'สิ่งที่ส่งบนเครือข่ายอื่นอาจสูญหาย',
  'receive.networksNote': 'คุณรับได้บนเครือข่ายเหล่านี้ สิ่งที่ส่งบนเครือข่ายอื่นอาจสูญหาย',
};
