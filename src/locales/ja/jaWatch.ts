import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const jaWatch: Translation<typeof enWatch> = {
  'watch.lead': 'ウォレットを接続せずに、アカウントの資産や操作の履歴を見られます。',
  'watch.field': 'アドレスまたは名前',
  'watch.start': 'ウォッチする',
  'watch.mark': 'ウォッチ専用です。署名はできません。',
  'watch.notConnected': '未接続',
  'watch.stop': 'ウォッチを終了',
  'watch.place.contract': 'これはスマートコントラクトです',
  'watch.placeText.contract': 'ウォッチできます。ほかの人の資産を保有している可能性があります。',
  'watch.place.tokens': 'これはウォレットではありません',
  'watch.placeText.tokens':
    'トークンに属するアドレスで、アカウントの資産は保有していません。ウォレットのアドレスを入力してください。',
  'watch.place.program': 'これはプログラムのアドレスです',
  'watch.placeText.program': 'ウォッチできます。ここにあるものを動かせるのは、そのプログラムだけです。',
  'watch.place.unused': 'このアドレスはまだ使われていません',
  'watch.placeText.unused': '正しいアドレスか確認してください。まだ何もありません。',
  'watch.none': 'ウォッチ中のアカウントはありません',
  'watch.noneText': 'ウォッチするアドレスか名前を入力してください。',
  'watch.unavailable': 'ここではウォッチを利用できません',
  'watch.unavailableText': 'ウォレットを接続すると、そのアカウントを見られます。',
};
