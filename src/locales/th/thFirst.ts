import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { thButtons } from './thButtons.js';

export const thFirst: Translation<typeof enFirst> = {
  ...thButtons,

  'dialog.back': 'กลับ',
  'dialog.close': 'ปิด',
  'dialog.loading': 'กำลังโหลด…',
  'dialog.retry': 'ลองอีกครั้ง',
  'dialog.newTab': '(เปิดในแท็บใหม่)',
  'dialog.broken': 'เกิดข้อผิดพลาด',
  'dialog.brokenText': 'ลองอีกครั้งหรือโหลดหน้านี้ใหม่',
  'dialog.failed': 'โหลดส่วนนี้ไม่ได้',
  'dialog.failedText': 'ตรวจสอบการเชื่อมต่ออินเทอร์เน็ตแล้วลองอีกครั้ง หากยังไม่ได้ผล ให้โหลดหน้านี้ใหม่',
  'search.clear': 'ล้างการค้นหา',

  'connect.title': 'เชื่อมต่อกระเป๋าเงิน',
  'connect.intro': 'เลือกกระเป๋าเงินเพื่อใช้กับ {app}',
  'connect.wallets': 'กระเป๋าเงิน',
  'connect.search': 'ค้นหากระเป๋าเงิน',
  'connect.found': { other: 'พบกระเป๋าเงิน {count} รายการ' },
  'connect.noMatch': 'ไม่มีกระเป๋าเงินที่ตรงกับ “{query}”',
  'connect.installed': 'ติดตั้งแล้ว',
  'connect.recent': 'ล่าสุด',
  'connect.popular': 'ยอดนิยม',
  'connect.more': 'กระเป๋าเงินอื่น',
  'connect.missing': 'คุณยังใช้กระเป๋าเงินด้านบนได้',
  'connect.unnamed': 'กระเป๋าเงินในเบราว์เซอร์',
  'connect.late': 'เพิ่ม {name} ในรายการแล้ว',
  'connect.namesake': 'มีกระเป๋าเงินอื่นที่ใช้ชื่อ {name} เช่นกัน',
  'connect.noWallet': 'ฉันไม่มีกระเป๋าเงิน',
  'connect.empty': 'ไม่มีกระเป๋าเงินในเบราว์เซอร์นี้',
  'connect.emptyText': 'กระเป๋าเงินคือแอปหรือส่วนขยายเบราว์เซอร์ที่เก็บคริปโตของคุณและใช้เข้าสู่ระบบ',
  'connect.emptyMobileText': 'เปิดหน้านี้ในเบราว์เซอร์ของแอปกระเป๋าเงิน หรือบนคอมพิวเตอร์ที่มีกระเป๋าเงิน',
  'connect.legal': 'เมื่อเชื่อมต่อ คุณยอมรับ{terms}และ{privacy}',
  'connect.legalTerms': 'เมื่อเชื่อมต่อ คุณยอมรับ{terms}',
  'connect.legalPrivacy': 'เมื่อเชื่อมต่อ คุณยอมรับ{privacy}',
  'connect.terms': 'ข้อกำหนดในการให้บริการ',
  'connect.privacy': 'นโยบายความเป็นส่วนตัว',

  'connect.needed': 'เลือกกระเป๋าเงินสำหรับ {chain}',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'เลือกเครือข่าย',
  'activeChain.title': 'สลับเครือข่าย',

  'pairing.tag': 'คิวอาร์โค้ด',
  'pairing.title': 'สแกนด้วยโทรศัพท์',

  'allWallets.title': 'กระเป๋าเงินทั้งหมด',
  'wallets.slow': 'ยังโหลดกระเป๋าเงินเพิ่มเติมอยู่…',
  'wallets.failed': 'โหลดกระเป๋าเงินเพิ่มเติมไม่ได้',

  'downloads.title': 'ดาวน์โหลดกระเป๋าเงินนี้',
  'downloads.get': 'ดาวน์โหลด {name}',

  'account.title': 'บัญชี',
  'account.accounts': 'บัญชี',
  'account.settings': 'การตั้งค่าบัญชี',

  'networks.title': 'เลือกเครือข่าย',
  'switch.title': 'สลับเครือข่าย',
  'unsupported.title': 'สลับเครือข่าย',

  'whatIsAWallet.title': 'กระเป๋าเงินคืออะไร',
  'whatIsAWallet.more': 'ดูข้อมูลเพิ่มเติม',
  'whatIsANetwork.title': 'เครือข่ายคืออะไร',
  'getWallet.title': 'ดาวน์โหลดกระเป๋าเงิน',

  'watch.title': 'ติดตามที่อยู่',
  'watch.account': 'บัญชีที่ติดตาม',

  'email.title': 'ยืนยันอีเมลของคุณ',
  'device.title': 'ยืนยันอุปกรณ์นี้',
  'socials.title': 'วิธีเข้าสู่ระบบ',
  'social.title': 'เข้าสู่ระบบ',
  'farcaster.title': 'เข้าสู่ระบบด้วย Farcaster',
  'approve.title': 'อนุมัติ',
  'confirm.title': 'ยืนยันในกระเป๋าเงินของคุณ',

  'snackbar.actionNotAllowed': 'ไม่อนุญาตให้ดำเนินการนี้',
  'snackbar.codeResent': 'ส่งอีเมลอีกครั้งแล้ว',
  'network.unit': 'เหรียญหลัก',
  'snackbar.copied': 'คัดลอกแล้ว',
  'snackbar.declined': 'ปฏิเสธแล้ว',
  'snackbar.failedToCopy': 'คัดลอกไม่สำเร็จ',
  'snackbar.failedToDisconnect': 'ยกเลิกการเชื่อมต่อไม่สำเร็จ',
  'snackbar.somethingWentWrong': 'เกิดข้อผิดพลาด',
};
