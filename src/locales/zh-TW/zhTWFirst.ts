import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { zhTWButtons } from './zhTWButtons.js';

export const zhTWFirst: Translation<typeof enFirst> = {
  ...zhTWButtons,

  'dialog.back': '返回',
  'dialog.close': '關閉',
  'dialog.loading': '正在載入…',
  'dialog.retry': '再試一次',
  'dialog.newTab': '（在新分頁中開啟）',
  'dialog.broken': '發生錯誤',
  'dialog.brokenText': '請再試一次，或重新載入頁面。',
  'dialog.failed': '這個部分無法載入',
  'dialog.failedText': '請檢查您的網際網路連線，然後再試一次。如果仍然無效，請重新載入頁面。',
  'search.clear': '清除搜尋',

  'connect.title': '連接錢包',
  'connect.intro': '選擇要搭配 {app} 使用的錢包。',
  'connect.wallets': '錢包',
  'connect.search': '搜尋錢包',
  'connect.found': { other: '找到 {count} 個錢包' },
  'connect.noMatch': '沒有符合「{query}」的錢包',
  'connect.installed': '已安裝',
  'connect.recent': '最近使用',
  'connect.popular': '熱門',
  'connect.more': '更多錢包',
  'connect.missing': '您仍可使用上方的錢包。',
  'connect.unnamed': '瀏覽器錢包',
  'connect.late': '已將 {name} 加入清單',
  'connect.namesake': '另一個錢包也自稱 {name}',
  'connect.noWallet': '我沒有錢包',
  'connect.empty': '這個瀏覽器中沒有錢包',
  'connect.emptyText': '錢包是存放加密貨幣並用來登入的應用程式或瀏覽器擴充功能。',
  'connect.emptyMobileText': '請在錢包應用程式內建的瀏覽器中開啟此頁面，或使用已安裝錢包的電腦。',
  'connect.legal': '連接即表示您同意{terms}與{privacy}。',
  'connect.legalTerms': '連接即表示您同意{terms}。',
  'connect.legalPrivacy': '連接即表示您同意{privacy}。',
  'connect.terms': '服務條款',
  'connect.privacy': '隱私權政策',

  'connect.needed': '選擇用於 {chain} 的錢包。',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': '選擇網路',
  'activeChain.title': '切換網路',

  'pairing.tag': 'QR 碼',
  'pairing.title': '用手機掃描',

  'allWallets.title': '所有錢包',
  'wallets.slow': '仍在載入更多錢包…',
  'wallets.failed': '無法載入更多錢包',

  'downloads.title': '取得此錢包',
  'downloads.get': '取得 {name}',

  'account.title': '帳戶',
  'account.accounts': '帳戶',
  'account.settings': '帳戶設定',

  'networks.title': '選擇網路',
  'switch.title': '切換網路',
  'unsupported.title': '切換網路',

  'whatIsAWallet.title': '什麼是錢包？',
  'whatIsAWallet.more': '瞭解詳情',
  'whatIsANetwork.title': '什麼是網路？',
  'getWallet.title': '取得錢包',

  'watch.title': '觀察地址',
  'watch.account': '觀察中的帳戶',

  'email.title': '確認您的電子郵件',
  'device.title': '確認此裝置',
  'socials.title': '登入方式',
  'social.title': '登入',
  'farcaster.title': '使用 Farcaster 登入',
  'approve.title': '核准',
  'confirm.title': '請在錢包中確認',

  'snackbar.actionNotAllowed': '不允許此操作',
  'snackbar.codeResent': '已重新傳送電子郵件',
  'network.unit': '原生幣',
  'snackbar.copied': '已複製',
  'snackbar.declined': '已拒絕',
  'snackbar.failedToCopy': '無法複製',
  'snackbar.failedToDisconnect': '無法中斷連接',
  'snackbar.somethingWentWrong': '發生錯誤',
};
