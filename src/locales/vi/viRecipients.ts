import type { enRecipients } from '../en/enRecipients.js';
import type { Translation } from '../translation.js';

export const viRecipients: Translation<typeof enRecipients> = {
  'send.recipient.hidden': 'Văn bản này chứa ký tự ẩn. Hãy gõ địa chỉ, hoặc sao chép lại.',
  'send.recipient.otherChain': 'Địa chỉ này không dùng được trên {network}.',
  'send.recipient.noNames': 'Không dùng được tên ở đây. Hãy nhập địa chỉ.',
  'send.recipient.form': 'Đây không phải là địa chỉ trên {network}.',
  'send.recipient.checksum': 'Địa chỉ này có lỗi gõ. Hãy sao chép lại.',
  'send.recipient.near.missing': 'Đây là địa chỉ bạn đã biết {address} nhưng thiếu một ký tự.',
  'send.recipient.near.extra': 'Đây là địa chỉ bạn đã biết {address} nhưng thừa một ký tự.',
  'send.recipient.near.changed': 'Đây là địa chỉ bạn đã biết {address} nhưng có một ký tự bị thay đổi.',
  'send.recipient.near.swapped': 'Đây là địa chỉ bạn đã biết {address} nhưng có hai ký tự bị đảo chỗ.',
  'send.recipient.near.several':
    'Địa chỉ này gần giống địa chỉ bạn đã biết {address}. Một số ký tự khác nhau.',
  'send.recipient.unknownName': 'Chưa ai đăng ký tên này.',
  'send.recipient.otherService': 'Chỉ tìm trong các tên ENS, và tên này không phải tên ENS.',
  'send.warn.burned': 'Không ai sở hữu địa chỉ này',
  'send.warn.burnedText': 'Mọi thứ gửi đến đó đều bị mất.',
  'send.warn.tokenContract': 'Đây là địa chỉ của chính một token',
  'send.warn.tokenContractText': 'Token gửi đến đó sẽ bị mất. Hãy nhập địa chỉ ví của một người.',
  'send.warn.tokenPaid': 'Đây là hợp đồng của chính một token',
  'send.warn.tokenPaidText':
    'Một số hợp đồng trả cho bạn token của họ để đổi lấy những gì bạn gửi, số khác giữ luôn. Chỉ tiếp tục nếu bạn biết hợp đồng này làm gì.',
  'send.warn.tokenAccount': 'Đây không phải là ví',
  'send.warn.tokenAccountText': 'Địa chỉ này thuộc về một token. Hãy nhập địa chỉ ví của chủ sở hữu.',
  'send.warn.lookAlike': 'Đây có thể là địa chỉ giả',
  'send.warn.lookAlikeText':
    'Địa chỉ này trông giống một địa chỉ bạn biết nhưng là địa chỉ khác. Hãy so sánh từng ký tự.',
  'send.warn.nameMoved': '{name} có địa chỉ mới',
  'send.warn.nameMovedText': 'Lần trước là {address}. Hãy hỏi chủ sở hữu trước khi gửi.',
  'send.warn.self': 'Đây là địa chỉ của chính bạn',
  'send.warn.selfText': 'Bạn sẽ chỉ mất phí mạng.',
  'send.warn.contract': 'Đây là hợp đồng thông minh',
  'send.warn.contractText':
    'Hãy chắc chắn rằng hợp đồng có thể nhận những gì bạn gửi. Nếu không, chúng sẽ bị mất.',
  'send.warn.keepsPart': 'Người nhận sẽ nhận ít hơn',
  'send.warn.keepsPartText': 'Token này giữ lại một phần của mỗi lần chuyển.',
  'send.warn.comesBack': '{amount} trong số đó sẽ được trả lại',
  'send.warn.comesBackText':
    'Chỉ phần còn lại rời tài khoản của bạn. Các lượt bán có trả lại tiền thừa hoạt động như vậy.',
  'send.warn.allComesBack': 'Toàn bộ sẽ được trả lại',
  'send.warn.allComesBackText': 'Bạn sẽ chỉ mất phí mạng.',
  'send.warn.passesOn': 'Những gì bạn gửi không ở lại địa chỉ này',
  'send.warn.passesOnText':
    'Toàn bộ hoặc một phần được chuyển ngay sang nơi khác. Địa chỉ nạp của các sàn giao dịch chuyển tiếp những gì chúng nhận. Nếu đây không phải địa chỉ như vậy, đừng gửi.',
  'send.warn.firstTime': 'Lần đầu',
  'send.warn.firstTimeText':
    'Chúng tôi không thấy lần chuyển nào trước đây từ bạn đến địa chỉ này. Hãy kiểm tra xem có đúng không.',
  'send.warn.unconfirmed': 'Chưa được xác nhận',
  'send.warn.unconfirmedText': 'Lần chuyển trước của bạn đến địa chỉ này vẫn có thể thành công.',
  'send.warn.twins': 'Có hai địa chỉ bạn biết trông giống nhau',
  'send.warn.twinsText':
    'Một trong hai có thể là giả. Hãy so sánh từng ký tự với địa chỉ người nhận đã đưa cho bạn.',
  'send.warn.program': 'Địa chỉ này thuộc về một chương trình',
  'send.warn.programText': 'Chỉ chương trình đó mới có thể chuyển những gì bạn gửi đến đó.',
  'send.warn.unused': 'Địa chỉ này chưa được sử dụng',
  'send.warn.unusedText': 'Hãy kiểm tra xem có đúng không. Chưa có gì ở đó.',
  'send.warn.unusedCreateText':
    'Hãy kiểm tra xem có đúng không. Việc gửi sẽ tạo địa chỉ này và cần ít nhất {least}.',
  'send.warn.tooLittleToCreate': 'Quá ít cho một địa chỉ mới',
  'send.warn.tooLittleToCreateText':
    'Địa chỉ này chưa được sử dụng. Mạng từ chối lần chuyển đầu tiên ít hơn {least}.',
  'send.warn.noGasLeft': 'Còn ít để trả phí',
  'send.warn.noGasLeftText': 'Sau giao dịch này, bạn có thể không đủ để trả phí cho một giao dịch khác.',
  'send.known': 'Bạn đã từng gửi đến đây',
  'send.typed': 'Địa chỉ này',
};
