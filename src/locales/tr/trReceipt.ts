import type { enReceipt } from '../en/enReceipt.js';
import type { Translation } from '../translation.js';

export const trReceipt: Translation<typeof enReceipt> = {
  'receipt.gone': 'Bu işlem hakkında artık bir bilgi yok',
  'receipt.goneText': 'Blok gezgini hepsini gösterir.',
  'receipt.openText': 'Bunu kapatabilirsiniz. Takip etmeye devam edip sonucu burada göstereceğiz.',
  'receipt.recordedText': '{network} ağında onaylandı.',
  'receipt.buyingText':
    'Bunu satın alma hizmeti bildiriyor. Bunu kapatabilirsiniz: satın alımlarınızda kalır.',
  'receipt.boughtText': 'Tutar ve durum, satın alma hizmetinin bildirdiği gibidir.',
  'receipt.line.sent': 'Gönderdiğiniz',
  'receipt.line.received': 'Aldığınız',
  'receipt.line.toSend': 'Göndermek istediğiniz',
  'receipt.line.toReceive': 'Beklediğiniz',
  'receipt.to': 'Alıcı',
  'receipt.from': 'Gönderen',
  'receipt.account': 'Hesabınız',
  'receipt.fee': 'Ağ ücreti',
  'receipt.feeByOther': 'Başka bir hesap ödedi',
  'receipt.asked': 'İstek zamanı',
  'receipt.minedAt': 'Onay zamanı',
  'receipt.hash': 'İşlem ID',
  'receipt.copyHash': 'İşlem ID’sini kopyala',
  'receipt.reading': 'Okunuyor…',
  'receipt.notYet': 'Henüz bilinmiyor',
  'receipt.notKnown': 'Bilinmiyor',
  'receipt.someOf': '{symbol}, tutar bilinmiyor',
  'receipt.left': 'Sizden hâlâ en fazla {amount} alınabilir',
  'receipt.leftAny': 'Sizden hâlâ sınırsız tutarda {symbol} alınabilir',
  'receipt.leftText':
    'Aşağıdaki sözleşme hâlâ izninize sahip. Yeni bir takas bunu kullanabilir. Sonlandırmak için izni cüzdanınızda kaldırın.',
  'receipt.leftTo': 'İzin verdiğiniz sözleşme',
  'receipt.done': 'Bitti',
  'receipt.sendAgain': 'Yeniden gönder',
};
