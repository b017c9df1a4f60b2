import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const zhCNPaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': '已根据付款链接填写',
  'send.link.filledText': '请核对是谁要您付款，以及金额和地址。',
  'send.link.filledNoAmountText': '该链接没有指定金额。请核对是谁要您付款，以及地址。',
  'send.link.label': '该链接称其为“{label}”。',
  'send.link.waiting': '正在读取您的代币以填写此付款链接…',
  'send.link.waitingFailed': '无法读取您的代币以填写此付款链接。我们会继续尝试。',
  'send.link.title': '此付款链接未被使用',
  'send.link.fault.form': '无法读取。请索要新的链接。',
  'send.link.fault.server': '它让网站来生成交易，我们不支持这种做法。请改为索要地址。',
  'send.link.fault.call': '它要求合约执行“{word}”。这里只能付款。',
  'send.link.fault.more': '它还要求“{word}”，这里无法添加。对方可能无法识别这笔付款。',
  'send.link.fault.amount': '其金额无效。请索要新的链接。',
  'send.link.fault.recipient': '它没有说明付给谁。请索要新的链接。',
  'send.link.misfit.family': '它用于与此账户不同的另一类网络。请切换账户，然后重新粘贴。',
  'send.link.misfit.network': '它用于 {network}。请切换网络，然后重新粘贴。',
  'send.link.misfit.token': '它要求支付此账户没有的代币：{token}',
  'send.link.misfit.decimals': '其金额的小数位数多于该代币的小数位数。',
  'send.link.misfit.checksum': '其地址有输入错误。请索要新的链接。',
  'send.link.lost': '无法加载付款链接功能。请检查网络连接并重新加载页面，或输入地址。',
};
