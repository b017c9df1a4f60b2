import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const viPaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': 'Đã điền từ liên kết thanh toán',
  'send.link.filledText': 'Hãy kiểm tra ai yêu cầu bạn thanh toán, số tiền và địa chỉ.',
  'send.link.filledNoAmountText':
    'Liên kết không nêu số tiền. Hãy kiểm tra ai yêu cầu bạn thanh toán và địa chỉ.',
  'send.link.label': 'Liên kết gọi đây là “{label}”.',
  'send.link.waiting': 'Đang đọc các token của bạn để điền liên kết thanh toán này…',
  'send.link.waitingFailed':
    'Không thể đọc các token của bạn để điền liên kết thanh toán này. Chúng tôi sẽ tiếp tục thử.',
  'send.link.title': 'Liên kết thanh toán này không được sử dụng',
  'send.link.fault.form': 'Không thể đọc liên kết này. Hãy xin liên kết mới.',
  'send.link.fault.server':
    'Liên kết này để một trang web tạo giao dịch, điều chúng tôi không làm. Thay vào đó, hãy xin địa chỉ.',
  'send.link.fault.call': 'Liên kết này yêu cầu hợp đồng thực hiện “{word}”. Tại đây chỉ có thể thanh toán.',
  'send.link.fault.more':
    'Liên kết này còn yêu cầu “{word}”, nhưng không thể thêm ở đây. Bên nhận có thể không nhận ra khoản thanh toán.',
  'send.link.fault.amount': 'Số tiền trong liên kết không hợp lệ. Hãy xin liên kết mới.',
  'send.link.fault.recipient': 'Liên kết không cho biết trả cho ai. Hãy xin liên kết mới.',
  'send.link.misfit.family':
    'Liên kết này dành cho loại mạng khác với tài khoản này. Hãy chuyển tài khoản rồi dán lại.',
  'send.link.misfit.network': 'Liên kết này dành cho {network}. Hãy chuyển mạng rồi dán lại.',
  'send.link.misfit.token': 'Liên kết này yêu cầu một token mà tài khoản này không có: {token}',
  'send.link.misfit.decimals': 'Số tiền trong liên kết có nhiều chữ số thập phân hơn token.',
  'send.link.misfit.checksum': 'Địa chỉ trong liên kết có lỗi gõ. Hãy xin liên kết mới.',
  'send.link.lost':
    'Không thể tải liên kết thanh toán. Hãy kiểm tra kết nối của bạn và tải lại trang, hoặc nhập địa chỉ.',
};
