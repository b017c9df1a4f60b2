import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { jaButtons } from './jaButtons.js';

export const jaFirst: Translation<typeof enFirst> = {
  ...jaButtons,

  'dialog.back': '戻る',
  'dialog.close': '閉じる',
  'dialog.loading': '読み込み中…',
  'dialog.retry': 'もう一度試す',
  'dialog.newTab': '（新しいタブで開きます）',
  'dialog.broken': '問題が発生しました',
  'dialog.brokenText': 'もう一度試すか、ページを再読み込みしてください。',
  'dialog.failed': 'この部分を読み込めませんでした',
  'dialog.failedText':
    'インターネット接続を確認して、もう一度お試しください。解決しない場合は、ページを再読み込みしてください。',
  'search.clear': '検索をクリア',

  'connect.title': 'ウォレットを接続',
  'connect.intro': '{app}で使うウォレットを選択してください。',
  'connect.wallets': 'ウォレット',
  'connect.search': 'ウォレットを検索',
  'connect.found': { other: '{count}件のウォレットが見つかりました' },
  'connect.noMatch': '「{query}」に一致するウォレットはありません',
  'connect.installed': 'インストール済み',
  'connect.recent': '最近使用',
  'connect.popular': '人気',
  'connect.more': 'その他のウォレット',
  'connect.missing': '上のウォレットは引き続き使えます。',
  'connect.unnamed': 'ブラウザウォレット',
  'connect.late': '{name}がリストに追加されました',
  'connect.namesake': '{name}を名乗る別のウォレットがあります',
  'connect.noWallet': 'ウォレットを持っていません',
  'connect.empty': 'このブラウザにウォレットがありません',
  'connect.emptyText': 'ウォレットとは、暗号資産を保管し、ログインにも使えるアプリやブラウザ拡張機能です。',
  'connect.emptyMobileText':
    'ウォレットアプリ内のブラウザか、ウォレットのあるパソコンでこのページを開いてください。',
  'connect.legal': '接続すると、{terms}と{privacy}に同意したことになります。',
  'connect.legalTerms': '接続すると、{terms}に同意したことになります。',
  'connect.legalPrivacy': '接続すると、{privacy}に同意したことになります。',
  'connect.terms': '利用規約',
  'connect.privacy': 'プライバシーポリシー',

  'connect.needed': '{chain}用のウォレットを選択してください。',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'ネットワークを選択',
  'activeChain.title': 'ネットワークを切り替え',

  'pairing.tag': 'QRコード',
  'pairing.title': 'スマートフォンでスキャン',

  'allWallets.title': 'すべてのウォレット',
  'wallets.slow': 'ほかのウォレットを読み込んでいます…',
  'wallets.failed': 'ほかのウォレットを読み込めませんでした',

  'downloads.title': 'このウォレットを入手',
  'downloads.get': '{name}を入手',

  'account.title': 'アカウント',
  'account.accounts': 'アカウント',
  'account.settings': 'アカウント設定',

  'networks.title': 'ネットワークを選択',
  'switch.title': 'ネットワークを切り替え',
  'unsupported.title': 'ネットワークを切り替え',

  'whatIsAWallet.title': 'ウォレットとは？',
  'whatIsAWallet.more': '詳しく見る',
  'whatIsANetwork.title': 'ネットワークとは？',
  'getWallet.title': 'ウォレットを入手',

  'watch.title': 'アドレスをウォッチ',
  'watch.account': 'ウォッチ中のアカウント',

  'email.title': 'メールアドレスを確認',
  'device.title': 'このデバイスを確認',
  'socials.title': 'ログイン方法',
  'social.title': 'ログイン',
  'farcaster.title': 'Farcasterでログイン',
  'approve.title': '承認',
  'confirm.title': 'ウォレットで確定',

  'snackbar.actionNotAllowed': 'この操作は許可されていません',
  'snackbar.codeResent': 'メールを再送信しました',
  'network.unit': 'ネイティブコイン',
  'snackbar.copied': 'コピーしました',
  'snackbar.declined': '拒否されました',
  'snackbar.failedToCopy': 'コピーできませんでした',
  'snackbar.failedToDisconnect': '切断できませんでした',
  'snackbar.somethingWentWrong': '問題が発生しました',
};
