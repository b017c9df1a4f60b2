import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const zhTWUnclear: Translation<typeof enUnclear> = {
  'unclear.text': '我們正在查找這筆交易。您的錢包仍可能將它送出，請同時在錢包中查看。',
  'unclear.lost': '我們無法查找這筆交易。進行任何其他操作之前，請先查看錢包中的活動紀錄。',
  'unclear.reason': '您的錢包表示：「{reason}」。',
  'unclear.check': '查看發生了什麼',
  'unclear.looked': '我們剛剛查過，沒有新的結果。',
  'unclear.unreachable': '我們無法連上該區塊鏈網路。請檢查您的連線。',
  'unclear.overText': '再試一次之前，請先查看錢包中的活動紀錄。',
  'earlier.asked': '先前的請求仍在等待',
  'earlier.askedText': '您的錢包尚未回應。請先到錢包中查看，否則兩筆可能都會成功。',
  'earlier.text': '如果繼續，兩筆可能都會成功。',
  'earlier.confirm': '仍要繼續。兩筆可能都會成功。',
  'earlier.send': '{when}：{amount} {symbol} 傳送至 {recipient}。',
  'earlier.swap': '{when}：{amount} {symbol} 兌換 {boughtSymbol}。',
  'earlier.any': '{when}：{symbol}。',
};
