import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const viWatch: Translation<typeof enWatch> = {
  'watch.lead': 'Xem tài khoản có gì và đã làm gì mà không cần kết nối ví.',
  'watch.field': 'Địa chỉ hoặc tên',
  'watch.start': 'Theo dõi',
  'watch.mark': 'Chỉ theo dõi. Không thể ký gì cả.',
  'watch.notConnected': 'Chưa kết nối',
  'watch.stop': 'Ngừng theo dõi',
  'watch.place.contract': 'Đây là hợp đồng thông minh',
  'watch.placeText.contract': 'Bạn có thể theo dõi. Hợp đồng có thể giữ tài sản thuộc về người khác.',
  'watch.place.tokens': 'Đây không phải là ví',
  'watch.placeText.tokens':
    'Địa chỉ này thuộc về một token và không giữ tiền của tài khoản nào. Hãy nhập địa chỉ của ví.',
  'watch.place.program': 'Địa chỉ này thuộc về một chương trình',
  'watch.placeText.program': 'Bạn có thể theo dõi. Chỉ chương trình đó mới có thể chuyển những gì ở đó.',
  'watch.place.unused': 'Địa chỉ này chưa được sử dụng',
  'watch.placeText.unused': 'Hãy kiểm tra xem có đúng không. Chưa có gì ở đó.',
  'watch.none': 'Bạn không theo dõi tài khoản nào',
  'watch.noneText': 'Nhập địa chỉ hoặc tên để theo dõi.',
  'watch.unavailable': 'Không thể theo dõi ở đây',
  'watch.unavailableText': 'Hãy kết nối ví để xem tài khoản của ví.',
};
