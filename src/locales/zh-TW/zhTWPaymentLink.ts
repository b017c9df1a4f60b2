import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const zhTWPaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': '已由付款連結填入',
  'send.link.filledText': '請檢查是誰要您付款，以及金額和地址。',
  'send.link.filledNoAmountText': '此連結未要求金額。請檢查是誰要您付款，以及地址。',
  'send.link.label': '連結稱它為「{label}」。',
  'send.link.waiting': '正在讀取您的代幣以填入此付款連結…',
  'send.link.waitingFailed': '無法讀取您的代幣以填入此付款連結。我們會繼續嘗試。',
  'send.link.title': '未使用此付款連結',
  'send.link.fault.form': '無法讀取。請索取新的連結。',
  'send.link.fault.server': '它會讓網站建立交易，我們不這麼做。請改為索取地址。',
  'send.link.fault.call': '它要求合約執行「{word}」。這裡只能付款。',
  'send.link.fault.more': '它還要求「{word}」，但這裡無法加入。這筆付款可能無法被辨識。',
  'send.link.fault.amount': '它的金額無效。請索取新的連結。',
  'send.link.fault.recipient': '它未說明要付給誰。請索取新的連結。',
  'send.link.misfit.family': '它適用的網路類型與此帳戶不同。請切換帳戶後再次貼上。',
  'send.link.misfit.network': '它用於 {network}。請切換網路後再次貼上。',
  'send.link.misfit.token': '它要求此帳戶沒有的代幣：{token}',
  'send.link.misfit.decimals': '它的金額小數位數多於該代幣。',
  'send.link.misfit.checksum': '它的地址有輸入錯誤。請索取新的連結。',
  'send.link.lost': '無法載入付款連結。請檢查您的連線並重新載入頁面，或輸入地址。',
};
