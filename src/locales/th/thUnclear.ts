import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const thUnclear: Translation<typeof enUnclear> = {
  'unclear.text': 'เรากำลังค้นหาธุรกรรมนี้ กระเป๋าเงินของคุณยังอาจส่งธุรกรรมนี้ได้ โปรดตรวจสอบในกระเป๋าเงินด้วย',
  'unclear.lost': 'เราค้นหาธุรกรรมนี้ไม่ได้ ตรวจสอบกิจกรรมในกระเป๋าเงินของคุณก่อนทำสิ่งอื่นใด',
  'unclear.reason': 'กระเป๋าเงินของคุณแจ้งว่า: “{reason}”',
  'unclear.check': 'ตรวจสอบว่าเกิดอะไรขึ้น',
  'unclear.looked': 'เราเพิ่งค้นหาและไม่พบข้อมูลใหม่',
  'unclear.unreachable': 'เราติดต่อเครือข่ายไม่ได้ โปรดตรวจสอบการเชื่อมต่ออินเทอร์เน็ตของคุณ',
  'unclear.overText': 'ตรวจสอบกิจกรรมในกระเป๋าเงินของคุณก่อนลองอีกครั้ง',
  'earlier.asked': 'คำขอก่อนหน้านี้ยังรออยู่',
  'earlier.askedText': 'กระเป๋าเงินของคุณยังไม่ตอบคำขอนั้น โปรดตรวจสอบในกระเป๋าเงินก่อน มิฉะนั้นอาจสำเร็จทั้งสองรายการ',
  'earlier.text': 'หากดำเนินการต่อ อาจสำเร็จทั้งสองรายการ',
  'earlier.confirm': 'ยังคงดำเนินการต่อ อาจสำเร็จทั้งสองรายการ',
  'earlier.send': '{when}: {amount} {symbol} ไปยัง {recipient}',
  'earlier.swap': '{when}: {amount} {symbol} แลกเป็น {boughtSymbol}',
  'earlier.any': '{when}: {symbol}',
};
