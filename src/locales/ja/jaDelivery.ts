import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const jaDelivery: Translation<typeof enDelivery> = {
  'delivery.waiting': '{amount} {symbol}は{from}から送り出されました。{to}に届く見込みです。',
  'delivery.underway': '{amount} {symbol}は{from}から送り出され、{bridge}経由で{to}に向かっています',
  'delivery.refunding': '{bridge}が{from}で{amount} {symbol}を返金しています',
  'delivery.told.arrived':
    '{bridge}によると、{boughtSymbol}は{to}に届きました。こちらでは確認できませんでした。',
  'delivery.told.refunded':
    '{bridge}によると、{symbol}は{from}で返金されました。こちらでは確認できませんでした。',
  'delivery.told.failed':
    '{bridge}によると、処理は失敗しました。{amount} {symbol}が現在どこにあるかはわかりません。',
  'delivery.paid.arrived': '{got} {gotSymbol}が{to}に届きました',
  'delivery.paid.less':
    '{to}に届いたのは{got} {gotSymbol}のみです。{bridge}は{least} {boughtSymbol}以上を約束していました。',
  'delivery.paid.other': '{to}に届いたのは{boughtSymbol}ではなく{got} {gotSymbol}です',
  'delivery.paid.refunded': '{from}で{got} {gotSymbol}が返金されました',
  'delivery.takesMinutes': {
    other:
      '約{count}分かかることがあります。ブリッジは遅い場合があるため、さらに時間がかかる可能性があります。',
  },
  'delivery.takesHours': {
    other:
      '約{count}時間かかることがあります。ブリッジは遅い場合があるため、さらに時間がかかる可能性があります。',
  },
  'delivery.takesUnknown': 'ブリッジは遅い場合があります。',
  'delivery.closable': 'この画面は閉じてもかまいません。引き続き調べ、結果をここに表示します。',
  'delivery.late':
    '想定より時間がかかっており、現在どこにあるかわかりません。下のトランザクションIDを使って、ブリッジ側で調べられます。',
  'delivery.old': '自動での確認は終了しましたが、手動で確認できます。',
  'delivery.silent': '状況を知らせるサービスが応答しません。間隔を空けて、もう一度問い合わせます。',
  'delivery.help': '下のトランザクションIDを使って、ブリッジ側で調べられます。',
  'delivery.bridge': 'ブリッジ',
  'delivery.to': '到着先',
  'delivery.token': '届いたトークン',
  'delivery.hash': '{network}のトランザクションID',
  'delivery.copyHash': '{network}のトランザクションIDをコピー',
  'delivery.page': '別のページで追跡',
  'delivery.explorer': '{network}のエクスプローラーで表示',
};
