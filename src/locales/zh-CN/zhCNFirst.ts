import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { zhCNButtons } from './zhCNButtons.js';

export const zhCNFirst: Translation<typeof enFirst> = {
  ...zhCNButtons,

  'dialog.back': '返回',
  'dialog.close': '关闭',
  'dialog.loading': '正在加载…',
  'dialog.retry': '重试',
  'dialog.newTab': '（在新标签页中打开）',
  'dialog.broken': '出了点问题',
  'dialog.brokenText': '请重试，或重新加载页面。',
  'dialog.failed': '无法加载这部分内容',
  'dialog.failedText': '请检查互联网连接，然后重试。如果仍然不行，请重新加载页面。',
  'search.clear': '清除搜索内容',

  'connect.title': '连接钱包',
  'connect.intro': '选择要在 {app} 中使用的钱包。',
  'connect.wallets': '钱包',
  'connect.search': '搜索钱包',
  'connect.found': { other: '找到 {count} 个钱包' },
  'connect.noMatch': '没有与“{query}”匹配的钱包',
  'connect.installed': '已安装',
  'connect.recent': '最近使用',
  'connect.popular': '热门',
  'connect.more': '更多钱包',
  'connect.missing': '您仍可使用上方的钱包。',
  'connect.unnamed': '浏览器钱包',
  'connect.late': '{name} 已添加到列表',
  'connect.namesake': '另一个钱包也自称 {name}',
  'connect.noWallet': '我没有钱包',
  'connect.empty': '此浏览器中没有钱包',
  'connect.emptyText': '钱包是用来保管加密货币并供您登录的应用或浏览器扩展程序。',
  'connect.emptyMobileText': '请在钱包应用的内置浏览器中，或在装有钱包的电脑上打开此页面。',
  'connect.legal': '连接即表示您同意{terms}和{privacy}。',
  'connect.legalTerms': '连接即表示您同意{terms}。',
  'connect.legalPrivacy': '连接即表示您同意{privacy}。',
  'connect.terms': '《服务条款》',
  'connect.privacy': '《隐私政策》',

  'connect.needed': '请选择用于 {chain} 的钱包。',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': '选择网络',
  'activeChain.title': '切换网络',

  'pairing.tag': '二维码',
  'pairing.title': '用手机扫描',

  'allWallets.title': '所有钱包',
  'wallets.slow': '仍在加载更多钱包…',
  'wallets.failed': '无法加载更多钱包',

  'downloads.title': '获取此钱包',
  'downloads.get': '获取 {name}',

  'account.title': '账户',
  'account.accounts': '账户',
  'account.settings': '账户设置',

  'networks.title': '选择网络',
  'switch.title': '切换网络',
  'unsupported.title': '切换网络',

  'whatIsAWallet.title': '什么是钱包？',
  'whatIsAWallet.more': '了解更多',
  'whatIsANetwork.title': '什么是网络？',
  'getWallet.title': '获取钱包',

  'watch.title': '观察地址',
  'watch.account': '观察中的账户',

  'email.title': '验证您的邮箱',
  'device.title': '确认此设备',
  'socials.title': '登录方式',
  'social.title': '登录',
  'farcaster.title': '使用 Farcaster 登录',
  'approve.title': '批准',
  'confirm.title': '在钱包中确认',

  'snackbar.actionNotAllowed': '不允许此操作',
  'snackbar.codeResent': '邮件已重新发送',
  'network.unit': '原生代币',
  'snackbar.copied': '已复制',
  'snackbar.declined': '已拒绝',
  'snackbar.failedToCopy': '复制失败',
  'snackbar.failedToDisconnect': '断开连接失败',
  'snackbar.somethingWentWrong': '出了点问题',
};
