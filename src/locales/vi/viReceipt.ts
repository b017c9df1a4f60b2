import type { enReceipt } from '../en/enReceipt.js';
import type { Translation } from '../translation.js';

export const viReceipt: Translation<typeof enReceipt> = {
  'receipt.gone': 'Không còn thông tin gì về giao dịch này',
  'receipt.goneText': 'Trình khám phá khối hiển thị mọi thứ.',
  'receipt.openText':
    'Bạn có thể đóng cửa sổ này. Chúng tôi sẽ tiếp tục kiểm tra và hiển thị kết quả tại đây.',
  'receipt.recordedText': 'Đã xác nhận trên {network}.',
  'receipt.buyingText':
    'Dịch vụ mua báo như vậy. Bạn có thể đóng cửa sổ này: mục này vẫn còn trong các giao dịch mua của bạn.',
  'receipt.boughtText': 'Số lượng và trạng thái là theo báo cáo của dịch vụ mua.',
  'receipt.line.sent': 'Bạn đã gửi',
  'receipt.line.received': 'Bạn đã nhận',
  'receipt.line.toSend': 'Bạn đã yêu cầu gửi',
  'receipt.line.toReceive': 'Bạn dự kiến nhận',
  'receipt.to': 'Đến',
  'receipt.from': 'Từ',
  'receipt.account': 'Tài khoản của bạn',
  'receipt.fee': 'Phí mạng',
  'receipt.feeByOther': 'Do tài khoản khác trả',
  'receipt.asked': 'Yêu cầu lúc',
  'receipt.minedAt': 'Xác nhận lúc',
  'receipt.hash': 'ID giao dịch',
  'receipt.copyHash': 'Sao chép ID giao dịch',
  'receipt.reading': 'Đang đọc…',
  'receipt.notYet': 'Chưa rõ',
  'receipt.notKnown': 'Không rõ',
  'receipt.someOf': '{symbol}, không rõ số lượng',
  'receipt.left': 'Vẫn có thể bị lấy tối đa {amount}',
  'receipt.leftAny': 'Vẫn có thể bị lấy bất kỳ số lượng {symbol} nào',
  'receipt.leftText':
    'Hợp đồng bên dưới vẫn có quyền do bạn cấp. Một lần hoán đổi mới có thể dùng quyền này. Để chấm dứt, hãy gỡ phê duyệt trong ví của bạn.',
  'receipt.leftTo': 'Hợp đồng có quyền do bạn cấp',
  'receipt.done': 'Xong',
  'receipt.sendAgain': 'Gửi lại',
};
