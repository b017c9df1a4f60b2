import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const thWatch: Translation<typeof enWatch> = {
  'watch.lead': 'ดูว่าบัญชีถือครองอะไรและทำอะไรไปบ้าง โดยไม่ต้องเชื่อมต่อกระเป๋าเงิน',
  'watch.field': 'ที่อยู่หรือชื่อ',
  'watch.start': 'ติดตาม',
  'watch.mark': 'ติดตามเท่านั้น ลงนามสิ่งใดไม่ได้',
  'watch.notConnected': 'ไม่ได้เชื่อมต่อ',
  'watch.stop': 'หยุดติดตาม',
  'watch.place.contract': 'นี่คือสัญญาอัจฉริยะ',
  'watch.placeText.contract': 'คุณติดตามได้ สัญญาอาจถือครองสิ่งที่เป็นของผู้อื่น',
  'watch.place.tokens': 'นี่ไม่ใช่กระเป๋าเงิน',
  'watch.placeText.tokens': 'ที่อยู่นี้เป็นของโทเค็นและไม่ได้ถือครองเงินของบัญชีใด โปรดป้อนที่อยู่ของกระเป๋าเงิน',
  'watch.place.program': 'ที่อยู่นี้เป็นของโปรแกรม',
  'watch.placeText.program': 'คุณติดตามได้ มีเพียงโปรแกรมนั้นที่ย้ายสิ่งที่อยู่ที่นั่นได้',
  'watch.place.unused': 'ที่อยู่นี้ยังไม่มีการใช้งาน',
  'watch.placeText.unused': 'โปรดตรวจสอบว่าถูกต้อง ยังไม่มีสิ่งใดอยู่ที่นั่น',
  'watch.none': 'คุณไม่ได้ติดตามบัญชีใด',
  'watch.noneText': 'ป้อนที่อยู่หรือชื่อเพื่อติดตาม',
  'watch.unavailable': 'ติดตามที่นี่ไม่ได้',
  'watch.unavailableText': 'เชื่อมต่อกระเป๋าเงินเพื่อดูบัญชี',
};
