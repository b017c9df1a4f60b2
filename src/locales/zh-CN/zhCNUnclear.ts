import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const zhCNUnclear: Translation<typeof enUnclear> = {
  'unclear.text': '我们正在查找。您的钱包仍可能将其发送，因此也请在钱包中查看。',
  'unclear.lost': '我们无法查找。在进行任何其他操作之前，请先查看钱包中的活动记录。',
  'unclear.reason': '您的钱包提示：“{reason}”。',
  'unclear.check': '查看发生了什么',
  'unclear.looked': '我们刚刚查过，没有新的结果。',
  'unclear.unreachable': '我们无法连接网络。请检查您的网络连接。',
  'unclear.overText': '重试之前，请先查看钱包中的活动记录。',
  'earlier.asked': '之前的请求仍在等待',
  'earlier.askedText': '您的钱包尚未回应。请先到钱包中查看，否则两笔都可能被网络确认。',
  'earlier.text': '如果继续，两笔都可能被网络确认。',
  'earlier.confirm': '仍要继续。两笔都可能被网络确认。',
  'earlier.send': '{when}：{amount} {symbol} 发送至 {recipient}。',
  'earlier.swap': '{when}：{amount} {symbol} 兑换 {boughtSymbol}。',
  'earlier.any': '{when}：{symbol}。',
};
