import type { enSiwe } from '../en/enSiwe.js';
import type { Translation } from '../translation.js';

export const jaSiwe: Translation<typeof enSiwe> = {
  'siwe.lead': '{site}にログイン',
  'siwe.text':
    'メッセージに署名して、このウォレットの所有者であることを証明します。無料で、トランザクションは送信されません。',
  'siwe.leaving': 'キャンセルすると、ウォレットは切断されます。',
  'siwe.drafting': 'メッセージを取得中…',
  'siwe.ready': '署名する前に、下のメッセージを読んでください。',
  'siwe.asking': '{name}で続けてください',
  'siwe.verifying': '署名を検証中…',
  'siwe.done': 'ログインしました',
  'siwe.message': '署名するメッセージ',
  'siwe.sign': '署名',
  'siwe.signing': '署名中…',
  'siwe.cancel': 'キャンセル',
  'siwe.none': 'ログインは不要です',
  'siwe.noneText': 'このサイトは、ウォレットでのログインを求めていません。',
  'siwe.failed.declined': '署名が拒否されました',
  'siwe.failed.declinedText': 'ログインしていません。準備ができたら、もう一度お試しください。',
  'siwe.failed.smartAccount': 'このアプリはスマートアカウントに対応していない可能性があります',
  'siwe.failed.smartAccountText':
    'ログインしていません。標準アカウントに切り替えて、もう一度お試しください。',
  'siwe.failed.refused': 'SIWE署名を検証できませんでした',
  'siwe.failed.refusedText': '{site}が署名を受け付けませんでした。もう一度お試しください。',
  'siwe.failed.noSession': 'まだログインしていません',
  'siwe.failed.noSessionText':
    '署名は有効ですが、{site}でログイン状態が保持されませんでした。このサイトのクッキーを許可して、もう一度お試しください。',
  'siwe.failed.server': '{site}にログインできませんでした',
  'siwe.failed.serverText':
    'サイトのログイン機能が応答しません。通信環境を確認して、もう一度お試しください。',
  'siwe.failed.message': 'このメッセージには署名できません',
  'siwe.failed.messageText':
    'このサイト、アカウント、ネットワーク用のメッセージではありません。サイトにお問い合わせください。',
  'siwe.failed.otherSigned': '{name}が別の内容に署名しました',
  'siwe.failed.otherSignedText':
    'ログインしていません。ウォレットを更新するか、別のウォレットを選択してください。',
  'siwe.failed.onChain': 'このアカウントではここにログインできません',
  'siwe.failed.onChainText':
    'ログインしていません。{site}には、このアカウントでは作成できない署名が必要です。別のアカウントを接続してください。',
  'siwe.failed.unsupported': '{name}はこの署名に対応していません',
  'siwe.failed.unsupportedText': 'メッセージに署名できるウォレットを接続して、もう一度お試しください。',
  'siwe.failed.wallet': '{name}で署名できませんでした',
  'siwe.failed.walletText': 'ログインしていません。詳細：「{reason}」',
  'siwe.failed.waiting': '{name}が応答を待っています',
  'siwe.failed.waitingText':
    '開いてロックを解除するか、リクエストに応答してください。その後、もう一度お試しください。',
  'siwe.failed.changed': 'アカウントかネットワークが変わりました',
  'siwe.failed.changedText': 'ログインしていません。新しいメッセージを読んで、もう一度署名してください。',
  'siwe.failed.other': '問題が発生しました',
  'siwe.failed.otherText': 'ログインしていません。もう一度お試しください。',
};
