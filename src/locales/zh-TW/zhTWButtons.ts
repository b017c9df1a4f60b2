import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const zhTWButtons: Translation<typeof enButtons> = {
  'button.connect': '連接錢包',
  'button.connecting': '正在連接…',
  'button.loadFailed': '無法載入。請檢查您的連線，然後再試一次。如果仍然無效，請重新載入頁面。',
  'button.failed': '發生錯誤。請重新載入頁面。',
  'button.account': '帳戶 {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': '帳戶 {balance} · {name}',
  'button.switchNetwork': '切換網路',
  'button.selectNetwork': '選擇網路',
  'button.network': '網路 {name}',
  'onRamp.getQuotes': '取得報價',
  'onRamp.amount': '金額',
  'onRamp.currency': '貨幣',
  'network.unknown': '未知的網路（{id}）',
};
