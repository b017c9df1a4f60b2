import type { enSiwe } from '../en/enSiwe.js';
import type { Translation } from '../translation.js';

export const viSiwe: Translation<typeof enSiwe> = {
  'siwe.lead': 'Đăng nhập vào {site}',
  'siwe.text':
    'Ký một thông điệp để chứng minh bạn sở hữu ví này. Việc này miễn phí và không gửi giao dịch nào.',
  'siwe.leaving': 'Nếu bạn hủy, ví của bạn sẽ bị ngắt kết nối.',
  'siwe.drafting': 'Đang lấy thông điệp…',
  'siwe.ready': 'Hãy đọc thông điệp bên dưới trước khi ký.',
  'siwe.asking': 'Tiếp tục trong {name}',
  'siwe.verifying': 'Đang kiểm tra chữ ký của bạn…',
  'siwe.done': 'Bạn đã đăng nhập',
  'siwe.message': 'Thông điệp cần ký',
  'siwe.sign': 'Ký',
  'siwe.signing': 'Đang ký…',
  'siwe.cancel': 'Hủy',
  'siwe.none': 'Không có gì để đăng nhập',
  'siwe.noneText': 'Trang web này không yêu cầu bạn đăng nhập bằng ví.',
  'siwe.failed.declined': 'Đã từ chối ký',
  'siwe.failed.declinedText': 'Bạn chưa đăng nhập. Hãy thử lại khi bạn sẵn sàng.',
  'siwe.failed.smartAccount': 'Ứng dụng này có thể không hỗ trợ tài khoản thông minh',
  'siwe.failed.smartAccountText': 'Bạn chưa đăng nhập. Hãy chuyển sang tài khoản tiêu chuẩn rồi thử lại.',
  'siwe.failed.refused': 'Lỗi khi xác minh chữ ký SIWE',
  'siwe.failed.refusedText': '{site} không chấp nhận chữ ký. Hãy thử lại.',
  'siwe.failed.noSession': 'Bạn vẫn chưa đăng nhập',
  'siwe.failed.noSessionText':
    'Chữ ký của bạn hợp lệ, nhưng {site} không duy trì đăng nhập cho bạn. Hãy cho phép cookie của trang này rồi thử lại.',
  'siwe.failed.server': 'Không thể đăng nhập vào {site}',
  'siwe.failed.serverText':
    'Hệ thống đăng nhập của trang không phản hồi. Hãy kiểm tra kết nối của bạn rồi thử lại.',
  'siwe.failed.message': 'Không thể ký thông điệp này',
  'siwe.failed.messageText':
    'Thông điệp không dành cho trang web, tài khoản và mạng này. Hãy nhờ trang web hỗ trợ.',
  'siwe.failed.otherSigned': '{name} đã ký nội dung khác',
  'siwe.failed.otherSignedText': 'Bạn chưa đăng nhập. Hãy cập nhật ví hoặc chọn ví khác.',
  'siwe.failed.onChain': 'Tài khoản này không thể đăng nhập ở đây',
  'siwe.failed.onChainText':
    'Bạn chưa đăng nhập. {site} cần một chữ ký mà tài khoản này không thể cung cấp. Hãy kết nối tài khoản khác.',
  'siwe.failed.unsupported': '{name} không thể ký nội dung này',
  'siwe.failed.unsupportedText': 'Hãy kết nối một ví có thể ký thông điệp rồi thử lại.',
  'siwe.failed.wallet': '{name} không thể ký',
  'siwe.failed.walletText': 'Bạn chưa đăng nhập. Chi tiết: “{reason}”',
  'siwe.failed.waiting': '{name} đang chờ bạn',
  'siwe.failed.waitingText': 'Hãy mở ví và mở khóa, hoặc trả lời yêu cầu ở đó. Sau đó thử lại.',
  'siwe.failed.changed': 'Tài khoản hoặc mạng của bạn đã thay đổi',
  'siwe.failed.changedText': 'Bạn chưa đăng nhập. Hãy đọc thông điệp mới rồi ký lại.',
  'siwe.failed.other': 'Đã xảy ra lỗi',
  'siwe.failed.otherText': 'Bạn chưa đăng nhập. Hãy thử lại.',
};
