import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const jaPaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': '支払いリンクから入力されました',
  'send.link.filledText': '請求元、金額、アドレスを確認してください。',
  'send.link.filledNoAmountText': 'リンクに金額の指定はありません。請求元とアドレスを確認してください。',
  'send.link.label': 'リンクでの表示名は「{label}」です。',
  'send.link.waiting': 'この支払いリンクの内容を入力するため、トークンを読み込んでいます…',
  'send.link.waitingFailed':
    'この支払いリンクの内容を入力するためのトークンを読み込めませんでした。引き続き試行します。',
  'send.link.title': 'この支払いリンクは使用されませんでした',
  'send.link.fault.form': '読み取れません。新しいリンクを依頼してください。',
  'send.link.fault.server':
    'ウェブサイトにトランザクションを作成させるリンクですが、ここでは対応していません。代わりにアドレスを教えてもらってください。',
  'send.link.fault.call': 'コントラクトに「{word}」を求めています。ここでできるのは支払いのみです。',
  'send.link.fault.more':
    '「{word}」も求めていますが、ここでは追加できません。支払いが認識されない可能性があります。',
  'send.link.fault.amount': '金額が正しくありません。新しいリンクを依頼してください。',
  'send.link.fault.recipient': '支払い先が示されていません。新しいリンクを依頼してください。',
  'send.link.misfit.family':
    'このアカウントとは別の種類のネットワーク用です。アカウントを切り替えて、もう一度貼り付けてください。',
  'send.link.misfit.network':
    '{network}用のリンクです。ネットワークを切り替えて、もう一度貼り付けてください。',
  'send.link.misfit.token': 'このアカウントにないトークンを求めています：{token}',
  'send.link.misfit.decimals': '金額の小数点以下の桁数が、トークンの桁数を超えています。',
  'send.link.misfit.checksum': 'アドレスに入力ミスがあります。新しいリンクを依頼してください。',
  'send.link.lost':
    '支払いリンクの機能を読み込めませんでした。通信環境を確認してページを再読み込みするか、アドレスを入力してください。',
};
