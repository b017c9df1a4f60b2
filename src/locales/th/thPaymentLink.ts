import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const thPaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': 'กรอกจากลิงก์ชำระเงินแล้ว',
  'send.link.filledText': 'ตรวจสอบว่าใครขอให้คุณจ่าย รวมถึงจำนวนและที่อยู่',
  'send.link.filledNoAmountText': 'ลิงก์ไม่ได้ระบุจำนวน ตรวจสอบว่าใครขอให้คุณจ่าย รวมถึงที่อยู่',
  'send.link.label': 'ลิงก์เรียกรายการนี้ว่า “{label}”',
  'send.link.waiting': 'กำลังอ่านโทเค็นของคุณเพื่อกรอกลิงก์ชำระเงินนี้…',
  'send.link.waitingFailed': 'อ่านโทเค็นของคุณเพื่อกรอกลิงก์ชำระเงินนี้ไม่ได้ เราจะลองต่อไป',
  'send.link.title': 'ไม่ได้ใช้ลิงก์ชำระเงินนี้',
  'send.link.fault.form': 'อ่านลิงก์ไม่ได้ โปรดขอลิงก์ใหม่',
  'send.link.fault.server': 'ลิงก์นี้ให้เว็บไซต์สร้างธุรกรรม ซึ่งเราไม่ทำ โปรดขอที่อยู่แทน',
  'send.link.fault.call': 'ลิงก์นี้ขอให้สัญญาทำ “{word}” ที่นี่ทำได้เฉพาะการจ่ายเงิน',
  'send.link.fault.more': 'ลิงก์นี้ยังขอ “{word}” ซึ่งเพิ่มที่นี่ไม่ได้ ผู้รับอาจระบุไม่ได้ว่าเป็นการจ่ายเงินรายการใด',
  'send.link.fault.amount': 'จำนวนในลิงก์ไม่ถูกต้อง โปรดขอลิงก์ใหม่',
  'send.link.fault.recipient': 'ลิงก์ไม่ได้บอกว่าต้องจ่ายให้ใคร โปรดขอลิงก์ใหม่',
  'send.link.misfit.family': 'ลิงก์นี้ใช้กับเครือข่ายประเภทอื่นที่ไม่ใช่ของบัญชีนี้ สลับบัญชีแล้ววางอีกครั้ง',
  'send.link.misfit.network': 'ลิงก์นี้ใช้กับ {network} สลับเครือข่ายแล้ววางอีกครั้ง',
  'send.link.misfit.token': 'ลิงก์นี้ขอโทเค็นที่บัญชีนี้ไม่มี: {token}',
  'send.link.misfit.decimals': 'จำนวนในลิงก์มีทศนิยมมากกว่าโทเค็น',
  'send.link.misfit.checksum': 'มีการพิมพ์ผิดในที่อยู่ของลิงก์ โปรดขอลิงก์ใหม่',
  'send.link.lost': 'โหลดลิงก์ชำระเงินไม่ได้ ตรวจสอบการเชื่อมต่อแล้วโหลดหน้านี้ใหม่ หรือป้อนที่อยู่',
};
