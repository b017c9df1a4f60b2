import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const thFees: Translation<typeof enFees> = {
  'fee.check': 'ตรวจสอบค่าธรรมเนียมเครือข่าย',
  'fee.reason.price': { other: 'ค่าธรรมเนียมนี้เป็น {count} เท่าของที่คนอื่นจ่ายเมื่อไม่นานนี้' },
  'fee.reason.priceFree': 'เมื่อไม่นานนี้คนอื่นไม่ได้จ่ายเลย',
  'fee.reason.whole': { other: 'ค่าธรรมเนียมอาจเป็น {count} เท่าของค่าใช้จ่ายตามปกติ' },
  'fee.reason.disputed': 'กระเป๋าเงินของคุณคาดการณ์ค่าธรรมเนียมที่ต่างไปมาก',
  'fee.reason.gas': 'ค่าธรรมเนียมนี้เผื่อการประมวลผลไว้มากกว่าที่จำเป็นมาก',
  'fee.reason.data': 'เครือข่ายเรียกเก็บค่าข้อมูลด้วยแต่ไม่ได้บอกว่าเท่าไร คุณจึงอาจต้องจ่ายมากกว่านี้',
  'fee.reason.aboveAmount': 'ค่าธรรมเนียมอาจสูงกว่าจำนวนที่ทำรายการ',
  'fee.reason.aboveLimit': 'ค่าธรรมเนียมอาจสูงกว่า {limit}',
  'fee.known': 'ฉันตรวจสอบค่าธรรมเนียมเครือข่ายแล้วและต้องการดำเนินการต่อ',
  'fee.unknown': 'เราเปรียบเทียบค่าธรรมเนียมเครือข่ายไม่ได้',
  'fee.unknownText': 'เครือข่ายไม่ได้บอกว่าคนอื่นจ่ายเท่าไรเมื่อไม่นานนี้',
  'fee.total': 'รวม',
  'fee.totalMost': 'รวมไม่เกิน',
  'fee.worth': '{amount} ({worth})',
  'fee.now': 'ขณะนี้ {worth}',
};
