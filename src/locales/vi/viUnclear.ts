import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const viUnclear: Translation<typeof enUnclear> = {
  'unclear.text':
    'Chúng tôi đang tìm giao dịch này. Ví của bạn vẫn có thể gửi nó, nên hãy kiểm tra cả trong ví.',
  'unclear.lost':
    'Chúng tôi không thể tìm giao dịch này. Hãy kiểm tra hoạt động trong ví của bạn trước khi làm bất cứ việc gì khác.',
  'unclear.reason': 'Ví của bạn báo: “{reason}”.',
  'unclear.check': 'Xem điều gì đã xảy ra',
  'unclear.looked': 'Chúng tôi vừa tìm và không thấy gì mới.',
  'unclear.unreachable': 'Chúng tôi không thể kết nối với mạng này. Hãy kiểm tra kết nối Internet của bạn.',
  'unclear.overText': 'Hãy kiểm tra hoạt động trong ví của bạn trước khi thử lại.',
  'earlier.asked': 'Một yêu cầu trước đó vẫn đang chờ',
  'earlier.askedText':
    'Ví của bạn chưa phản hồi yêu cầu đó. Hãy kiểm tra trong ví trước, nếu không cả hai có thể đều được thực hiện.',
  'earlier.text': 'Nếu bạn tiếp tục, cả hai có thể đều được thực hiện.',
  'earlier.confirm': 'Vẫn tiếp tục. Cả hai có thể đều được thực hiện.',
  'earlier.send': '{when}: {amount} {symbol} đến {recipient}.',
  'earlier.swap': '{when}: {amount} {symbol} đổi lấy {boughtSymbol}.',
  'earlier.any': '{when}: {symbol}.',
};
