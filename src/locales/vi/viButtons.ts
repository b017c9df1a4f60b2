import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const viButtons: Translation<typeof enButtons> = {
  'button.connect': 'Kết nối ví',
  'button.connecting': 'Đang kết nối…',
  'button.loadFailed':
    'Không thể tải. Hãy kiểm tra kết nối của bạn rồi thử lại. Nếu vẫn không được, hãy tải lại trang.',
  'button.failed': 'Đã xảy ra lỗi. Hãy tải lại trang.',
  'button.account': 'Tài khoản {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'Tài khoản {balance} · {name}',
  'button.switchNetwork': 'Chuyển mạng',
  'button.selectNetwork': 'Chọn mạng',
  'button.network': 'Mạng {name}',
  'onRamp.getQuotes': 'Nhận báo giá',
  'onRamp.amount': 'Số tiền',
  'onRamp.currency': 'Tiền tệ',
  'network.unknown': 'Mạng không xác định ({id})',
};
