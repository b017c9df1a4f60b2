import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { viButtons } from './viButtons.js';

export const viFirst: Translation<typeof enFirst> = {
  ...viButtons,

  'dialog.back': 'Quay lại',
  'dialog.close': 'Đóng',
  'dialog.loading': 'Đang tải…',
  'dialog.retry': 'Thử lại',
  'dialog.newTab': '(mở trong thẻ mới)',
  'dialog.broken': 'Đã xảy ra lỗi',
  'dialog.brokenText': 'Hãy thử lại hoặc tải lại trang.',
  'dialog.failed': 'Không thể tải phần này',
  'dialog.failedText':
    'Hãy kiểm tra kết nối Internet của bạn rồi thử lại. Nếu vẫn không được, hãy tải lại trang.',
  'search.clear': 'Xóa tìm kiếm',

  'connect.title': 'Kết nối ví',
  'connect.intro': 'Chọn ví để dùng với {app}.',
  'connect.wallets': 'Ví',
  'connect.search': 'Tìm ví',
  'connect.found': { other: 'Tìm thấy {count} ví' },
  'connect.noMatch': 'Không có ví nào khớp với “{query}”',
  'connect.installed': 'Đã cài đặt',
  'connect.recent': 'Gần đây',
  'connect.popular': 'Phổ biến',
  'connect.more': 'Thêm ví khác',
  'connect.missing': 'Bạn vẫn có thể dùng các ví ở trên.',
  'connect.unnamed': 'Ví trình duyệt',
  'connect.late': 'Đã thêm {name} vào danh sách',
  'connect.namesake': 'Một ví khác cũng tự xưng là {name}',
  'connect.noWallet': 'Tôi chưa có ví',
  'connect.empty': 'Không có ví nào trong trình duyệt này',
  'connect.emptyText':
    'Ví là ứng dụng hoặc tiện ích trình duyệt dùng để giữ tiền mã hóa và đăng nhập cho bạn.',
  'connect.emptyMobileText': 'Hãy mở trang này trong trình duyệt của ứng dụng ví, hoặc trên máy tính có ví.',
  'connect.legal': 'Khi kết nối, bạn đồng ý với {terms} và {privacy}.',
  'connect.legalTerms': 'Khi kết nối, bạn đồng ý với {terms}.',
  'connect.legalPrivacy': 'Khi kết nối, bạn đồng ý với {privacy}.',
  'connect.terms': 'Điều khoản dịch vụ',
  'connect.privacy': 'Chính sách quyền riêng tư',

  'connect.needed': 'Chọn ví cho {chain}.',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'Chọn mạng',
  'activeChain.title': 'Chuyển mạng',

  'pairing.tag': 'Mã QR',
  'pairing.title': 'Quét bằng điện thoại',

  'allWallets.title': 'Tất cả ví',
  'wallets.slow': 'Vẫn đang tải thêm ví…',
  'wallets.failed': 'Không thể tải thêm ví',

  'downloads.title': 'Tải ví này',
  'downloads.get': 'Tải {name}',

  'account.title': 'Tài khoản',
  'account.accounts': 'Tài khoản',
  'account.settings': 'Cài đặt tài khoản',

  'networks.title': 'Chọn mạng',
  'switch.title': 'Chuyển mạng',
  'unsupported.title': 'Chuyển mạng',

  'whatIsAWallet.title': 'Ví là gì?',
  'whatIsAWallet.more': 'Tìm hiểu thêm',
  'whatIsANetwork.title': 'Mạng là gì?',
  'getWallet.title': 'Tải ví',

  'watch.title': 'Theo dõi địa chỉ',
  'watch.account': 'Tài khoản đang theo dõi',

  'email.title': 'Xác nhận email của bạn',
  'device.title': 'Xác nhận thiết bị này',
  'socials.title': 'Các cách đăng nhập',
  'social.title': 'Đăng nhập',
  'farcaster.title': 'Đăng nhập bằng Farcaster',
  'approve.title': 'Phê duyệt',
  'confirm.title': 'Xác nhận trong ví của bạn',

  'snackbar.actionNotAllowed': 'Thao tác không được phép',
  'snackbar.codeResent': 'Đã gửi lại email',
  'network.unit': 'coin gốc',
  'snackbar.copied': 'Đã sao chép',
  'snackbar.declined': 'Đã từ chối',
  'snackbar.failedToCopy': 'Không thể sao chép',
  'snackbar.failedToDisconnect': 'Không thể ngắt kết nối',
  'snackbar.somethingWentWrong': 'Đã xảy ra lỗi',
};
