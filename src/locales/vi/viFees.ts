import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const viFees: Translation<typeof enFees> = {
  'fee.check': 'Kiểm tra phí mạng',
  'fee.reason.price': { other: 'Phí này gấp {count} lần mức người khác trả gần đây.' },
  'fee.reason.priceFree': 'Gần đây người khác không phải trả gì.',
  'fee.reason.whole': { other: 'Phí có thể gấp {count} lần mức thông thường của thao tác này.' },
  'fee.reason.disputed': 'Ví của bạn dự kiến một mức phí rất khác.',
  'fee.reason.gas': 'Giao dịch được phép xử lý nhiều hơn hẳn mức cần thiết.',
  'fee.reason.data':
    'Mạng còn tính phí dữ liệu nhưng không cho biết bao nhiêu, nên bạn có thể phải trả nhiều hơn.',
  'fee.reason.aboveAmount': 'Phí có thể cao hơn cả số tiền giao dịch.',
  'fee.reason.aboveLimit': 'Phí có thể cao hơn {limit}.',
  'fee.known': 'Tôi đã kiểm tra phí mạng và muốn tiếp tục',
  'fee.unknown': 'Chúng tôi không thể so sánh phí mạng',
  'fee.unknownText': 'Mạng không cho biết gần đây người khác đã trả bao nhiêu.',
  'fee.total': 'Tổng cộng',
  'fee.totalMost': 'Tổng cộng, tối đa',
  'fee.worth': '{amount} ({worth})',
  'fee.now': 'hiện tại {worth}',
};
