import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const viDelivery: Translation<typeof enDelivery> = {
  'delivery.waiting': '{amount} {symbol} đã rời {from}, dự kiến sẽ đến {to}.',
  'delivery.underway': '{amount} {symbol} đã rời {from} và đang trên đường đến {to} qua {bridge}',
  'delivery.refunding': '{bridge} đang gửi trả {amount} {symbol} cho bạn trên {from}',
  'delivery.told.arrived':
    '{bridge} báo rằng {boughtSymbol} của bạn đã đến {to}. Chúng tôi không kiểm tra được điều đó.',
  'delivery.told.refunded':
    '{bridge} báo rằng {symbol} của bạn đã được hoàn lại trên {from}. Chúng tôi không kiểm tra được điều đó.',
  'delivery.told.failed':
    '{bridge} báo rằng giao dịch này thất bại. Chúng tôi không biết {amount} {symbol} của bạn hiện ở đâu.',
  'delivery.paid.arrived': '{got} {gotSymbol} đã đến {to}',
  'delivery.paid.less':
    'Chỉ có {got} {gotSymbol} đến {to}. {bridge} đã cam kết ít nhất {least} {boughtSymbol}.',
  'delivery.paid.other': '{got} {gotSymbol} đã đến {to} thay vì {boughtSymbol}',
  'delivery.paid.refunded': '{got} {gotSymbol} đã được hoàn lại cho bạn trên {from}',
  'delivery.takesMinutes': {
    other: 'Có thể mất khoảng {count} phút. Cầu nối có thể chậm nên có thể lâu hơn.',
  },
  'delivery.takesHours': { other: 'Có thể mất khoảng {count} giờ. Cầu nối có thể chậm nên có thể lâu hơn.' },
  'delivery.takesUnknown': 'Cầu nối có thể chậm.',
  'delivery.closable':
    'Bạn có thể đóng cửa sổ này. Chúng tôi sẽ tiếp tục kiểm tra và hiển thị kết quả tại đây.',
  'delivery.late':
    'Việc này lâu hơn dự kiến và chúng tôi không biết tiền hiện ở đâu. ID giao dịch của bạn ở bên dưới: cầu nối có thể tra cứu bằng ID đó.',
  'delivery.old': 'Chúng tôi không còn tự động tìm nữa. Bạn vẫn có thể tự kiểm tra.',
  'delivery.silent': 'Dịch vụ theo dõi lần chuyển này không phản hồi. Chúng tôi sẽ hỏi lại, nhưng thưa hơn.',
  'delivery.help': 'ID giao dịch của bạn ở bên dưới: cầu nối có thể tra cứu bằng ID đó.',
  'delivery.bridge': 'Cầu nối',
  'delivery.to': 'Đến mạng',
  'delivery.token': 'Token đã đến',
  'delivery.hash': 'ID giao dịch trên {network}',
  'delivery.copyHash': 'Sao chép ID giao dịch trên {network}',
  'delivery.page': 'Theo dõi trên trang khác',
  'delivery.explorer': 'Xem trên trình khám phá của {network}',
};
