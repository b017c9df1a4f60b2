import type { enSignInAccount } from '../en/enSignInAccount.js';
import type { Translation } from '../translation.js';

export const viSignInAccount: Translation<typeof enSignInAccount> = {
  'updateEmail.both': 'Trước tiên chúng tôi sẽ gửi mã đến {email}, sau đó gửi một mã đến email mới của bạn.',
  'updateEmail.one': 'Chúng tôi sẽ gửi mã đến email mới của bạn.',
  'updateEmail.cancel': 'Hủy',
  'updateEmail.save': 'Lưu',
  'updateEmail.startOver': 'Bắt đầu lại',
  'updateEmail.startOverIn': { other: 'Bắt đầu lại sau {count} giây' },
  'updateEmail.done': 'Đã đổi email',
  'upgradeWallet.kept': 'Khóa của bạn được giữ hộ',
  'upgradeWallet.keptText':
    'Dịch vụ đăng nhập giữ khóa của tài khoản này, nên bạn có thể đăng nhập ở bất cứ đâu.',
  'upgradeWallet.own': 'Bạn có thể tự giữ khóa',
  'upgradeWallet.ownText': 'Chuyển sang ví chỉ bạn kiểm soát, trên trang web của dịch vụ.',
  'upgradeWallet.open': 'Mở {host}',
  'selectAccounts.intro': 'Chọn tài khoản để chia sẻ với {app}.',
  'selectAccounts.introSite': 'Chọn tài khoản để chia sẻ với trang web này.',
  'selectAccounts.all': 'Chọn tất cả',
  'selectAccounts.count': { other: 'Đã chọn {count} trên {all}' },
  'selectAccounts.cancel': 'Hủy',
  'selectAccounts.continue': 'Tiếp tục',
  'selectAccounts.none': 'Chọn một tài khoản',
  'smartAccount.stepsText': 'Gộp nhiều bước vào một lần phê duyệt.',
  'smartAccount.fees': 'Phí có thể được trả thay',
  'smartAccount.feesText': 'Trang web có thể trả phí mạng thay bạn.',
  'smartAccount.address': 'Một địa chỉ mới',
  'smartAccount.addressText':
    'Tài sản của bạn vẫn ở trong tài khoản tiêu chuẩn. Bạn có thể chuyển lại bất cứ lúc nào.',
  'smartAccount.continue': 'Tiếp tục',
  'smartAccount.later': 'Để sau',
  'smartAccount.more': 'Tài khoản thông minh là gì?',
};
