import type { enSignInAccount } from '../en/enSignInAccount.js';
import type { Translation } from '../translation.js';

export const jaSignInAccount: Translation<typeof enSignInAccount> = {
  'updateEmail.both': 'まず{email}に、次に新しいメールアドレスにコードを送信します。',
  'updateEmail.one': '新しいメールアドレスにコードを送信します。',
  'updateEmail.cancel': 'キャンセル',
  'updateEmail.save': '保存',
  'updateEmail.startOver': '最初からやり直す',
  'updateEmail.startOverIn': { other: '{count}秒後にやり直せます' },
  'updateEmail.done': 'メールアドレスを変更しました',
  'upgradeWallet.kept': '鍵はサービスが保管しています',
  'upgradeWallet.keptText':
    'このアカウントの鍵はログインサービスが保管しているため、どこからでもログインできます。',
  'upgradeWallet.own': '鍵は自分でも保管できます',
  'upgradeWallet.ownText': 'サービスのサイトで、自分だけが管理するウォレットに移行できます。',
  'upgradeWallet.open': '{host}を開く',
  'selectAccounts.intro': '{app}と共有するアカウントを選択してください。',
  'selectAccounts.introSite': 'このサイトと共有するアカウントを選択してください。',
  'selectAccounts.all': 'すべて選択',
  'selectAccounts.count': { other: '{all}件中{count}件を選択' },
  'selectAccounts.cancel': 'キャンセル',
  'selectAccounts.continue': '続行',
  'selectAccounts.none': 'アカウントを選択してください',
  'smartAccount.stepsText': '複数の手順を1回の承認にまとめられます。',
  'smartAccount.fees': '手数料の肩代わり',
  'smartAccount.feesText': 'サイトがネットワーク手数料を負担できます。',
  'smartAccount.address': '新しいアドレス',
  'smartAccount.addressText': '資産は標準アカウントに残ります。いつでも元に戻せます。',
  'smartAccount.continue': '続行',
  'smartAccount.later': '後で',
  'smartAccount.more': 'スマートアカウントとは？',
};
