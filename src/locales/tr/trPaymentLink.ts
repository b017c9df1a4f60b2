import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const trPaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': 'Ödeme bağlantısından dolduruldu',
  'send.link.filledText': 'Ödemeyi kimin istediğini, tutarı ve adresi kontrol edin.',
  'send.link.filledNoAmountText':
    'Bağlantı bir tutar istemiyor. Ödemeyi kimin istediğini ve adresi kontrol edin.',
  'send.link.label': 'Bağlantıdaki adı “{label}”.',
  'send.link.waiting': 'Bu ödeme bağlantısını doldurmak için tokenleriniz okunuyor…',
  'send.link.waitingFailed':
    'Bu ödeme bağlantısını doldurmak için tokenleriniz okunamadı. Denemeye devam edeceğiz.',
  'send.link.title': 'Bu ödeme bağlantısı kullanılmadı',
  'send.link.fault.form': 'Okunamıyor. Yeni bir bağlantı isteyin.',
  'send.link.fault.server':
    'İşlemi bir web sitesinin oluşturmasına izin veriyor; bunu yapmıyoruz. Bunun yerine bir adres isteyin.',
  'send.link.fault.call': 'Bir sözleşmeden “{word}” istiyor. Burada yalnızca ödeme yapılabilir.',
  'send.link.fault.more': 'Ayrıca burada eklenemeyen “{word}” öğesini istiyor. Ödeme tanınmayabilir.',
  'send.link.fault.amount': 'Tutarı geçerli değil. Yeni bir bağlantı isteyin.',
  'send.link.fault.recipient': 'Kime ödeneceğini belirtmiyor. Yeni bir bağlantı isteyin.',
  'send.link.misfit.family':
    'Bu hesabınkinden farklı türde bir ağ için. Hesap değiştirip yeniden yapıştırın.',
  'send.link.misfit.network': '{network} ağı için. Ağ değiştirip yeniden yapıştırın.',
  'send.link.misfit.token': 'Bu hesapta olmayan bir token istiyor: {token}',
  'send.link.misfit.decimals': 'Tutarındaki ondalık basamak sayısı tokeninkinden fazla.',
  'send.link.misfit.checksum': 'Adresinde yazım hatası var. Yeni bir bağlantı isteyin.',
  'send.link.lost':
    'Ödeme bağlantıları yüklenemedi. İnternet bağlantınızı kontrol edip sayfayı yenileyin veya adresi girin.',
};
