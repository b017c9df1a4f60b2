import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const zhCNButtons: Translation<typeof enButtons> = {
  'button.connect': '连接钱包',
  'button.connecting': '正在连接…',
  'button.loadFailed': '无法加载。请检查网络连接，然后重试。如果仍然不行，请重新加载页面。',
  'button.failed': '出了点问题。请重新加载页面。',
  'button.account': '账户 {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': '账户 {balance} · {name}',
  'button.switchNetwork': '切换网络',
  'button.selectNetwork': '选择网络',
  'button.network': '网络 {name}',
  'onRamp.getQuotes': '获取报价',
  'onRamp.amount': '金额',
  'onRamp.currency': '货币',
  'network.unknown': '未知网络（{id}）',
};
