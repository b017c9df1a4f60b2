import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const jaButtons: Translation<typeof enButtons> = {
  'button.connect': 'ウォレットを接続',
  'button.connecting': '接続中…',
  'button.loadFailed':
    '読み込めませんでした。通信環境を確認して、もう一度お試しください。解決しない場合は、ページを再読み込みしてください。',
  'button.failed': '問題が発生しました。ページを再読み込みしてください。',
  'button.account': 'アカウント {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'アカウント {balance} · {name}',
  'button.switchNetwork': 'ネットワークを切り替え',
  'button.selectNetwork': 'ネットワークを選択',
  'button.network': 'ネットワーク {name}',
  'onRamp.getQuotes': '見積もりを取得',
  'onRamp.amount': '金額',
  'onRamp.currency': '通貨',
  'network.unknown': '不明なネットワーク（{id}）',
};
