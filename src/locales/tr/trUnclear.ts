import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const trUnclear: Translation<typeof enUnclear> = {
  'unclear.text': 'İşlemi arıyoruz. Cüzdanınız bunu hâlâ gönderebilir, bu yüzden oraya da bakın.',
  'unclear.lost': 'İşlemi arayamıyoruz. Başka bir şey yapmadan önce cüzdanınızdaki hareketlere bakın.',
  'unclear.reason': 'Cüzdanınızın bildirdiği: “{reason}”.',
  'unclear.check': 'Ne olduğuna bak',
  'unclear.looked': 'Az önce baktık ve yeni bir şey bulamadık.',
  'unclear.unreachable': 'Ağa ulaşılamadı. İnternet bağlantınızı kontrol edin.',
  'unclear.overText': 'Yeniden denemeden önce cüzdanınızdaki hareketlere bakın.',
  'earlier.asked': 'Önceki bir istek hâlâ bekliyor',
  'earlier.askedText': 'Cüzdanınız henüz yanıtlamadı. Önce oraya bakın, yoksa ikisi de gerçekleşebilir.',
  'earlier.text': 'Devam ederseniz ikisi de gerçekleşebilir.',
  'earlier.confirm': 'Yine de devam et. İkisi de gerçekleşebilir.',
  'earlier.send': '{when}: {recipient} adresine {amount} {symbol}.',
  'earlier.swap': '{when}: {amount} {symbol} karşılığında {boughtSymbol}.',
  'earlier.any': '{when}: {symbol}.',
};
