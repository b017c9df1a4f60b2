import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const jaUnclear: Translation<typeof enUnclear> = {
  'unclear.text':
    '現在探しています。ウォレットからこのあと送信される可能性もあるため、ウォレットでも確認してください。',
  'unclear.lost': 'こちらでは探せません。ほかの操作をする前に、ウォレットの履歴を確認してください。',
  'unclear.reason': 'ウォレットからのメッセージ：「{reason}」。',
  'unclear.check': '状況を確認',
  'unclear.looked': 'たった今確認しましたが、新しい情報はありませんでした。',
  'unclear.unreachable': 'ネットワークに接続できませんでした。通信環境を確認してください。',
  'unclear.overText': 'もう一度試す前に、ウォレットの履歴を確認してください。',
  'earlier.asked': '以前のリクエストがまだ待機中です',
  'earlier.askedText':
    'ウォレットがまだ応答していません。先にウォレットを確認してください。確認しないと、両方とも確定する可能性があります。',
  'earlier.text': '続行すると、両方とも確定する可能性があります。',
  'earlier.confirm': 'それでも続行します。両方とも確定する可能性があります。',
  'earlier.send': '{when}：{recipient}へ{amount} {symbol}。',
  'earlier.swap': '{when}：{amount} {symbol}を{boughtSymbol}へ。',
  'earlier.any': '{when}：{symbol}。',
};
