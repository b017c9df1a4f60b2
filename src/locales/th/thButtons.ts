import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const thButtons: Translation<typeof enButtons> = {
  'button.connect': 'เชื่อมต่อกระเป๋าเงิน',
  'button.connecting': 'กำลังเชื่อมต่อ…',
  'button.loadFailed': 'โหลดไม่ได้ ตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง หากยังไม่ได้ผล ให้โหลดหน้านี้ใหม่',
  'button.failed': 'เกิดข้อผิดพลาด โปรดโหลดหน้านี้ใหม่',
  'button.account': 'บัญชี {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'บัญชี {balance} · {name}',
  'button.switchNetwork': 'สลับเครือข่าย',
  'button.selectNetwork': 'เลือกเครือข่าย',
  'button.network': 'เครือข่าย {name}',
  'onRamp.getQuotes': 'ดูราคาเสนอ',
  'onRamp.amount': 'จำนวนเงิน',
  'onRamp.currency': 'สกุลเงิน',
  'network.unknown': 'เครือข่ายที่ไม่รู้จัก ({id})',
};
