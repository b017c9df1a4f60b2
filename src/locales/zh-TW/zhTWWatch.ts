import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const zhTWWatch: Translation<typeof enWatch> = {
  'watch.lead': '不必連接錢包，即可查看帳戶持有的資產和活動。',
  'watch.field': '地址或名稱',
  'watch.start': '觀察',
  'watch.mark': '僅供觀察，無法簽署任何內容。',
  'watch.notConnected': '未連接',
  'watch.stop': '停止觀察',
  'watch.place.contract': '這是智慧合約',
  'watch.placeText.contract': '您可以觀察它。它持有的資產可能屬於其他人。',
  'watch.place.tokens': '這不是錢包',
  'watch.placeText.tokens': '它屬於代幣，不存放任何帳戶的資金。請輸入錢包的地址。',
  'watch.place.program': '此地址屬於程式',
  'watch.placeText.program': '您可以觀察它。只有該程式能動用那裡的資產。',
  'watch.place.unused': '此地址尚未使用',
  'watch.placeText.unused': '請檢查是否正確。那裡還沒有任何東西。',
  'watch.none': '您沒有正在觀察的帳戶',
  'watch.noneText': '輸入要觀察的地址或名稱。',
  'watch.unavailable': '這裡無法使用觀察功能',
  'watch.unavailableText': '連接錢包以查看其帳戶。',
};
