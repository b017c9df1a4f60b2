import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const trDelivery: Translation<typeof enDelivery> = {
  'delivery.waiting': '{amount} {symbol} {from} ağından çıktı. {to} ağına ulaşması bekleniyor.',
  'delivery.underway': '{amount} {symbol} {from} ağından çıktı ve {bridge} ile {to} ağına gidiyor',
  'delivery.refunding': '{bridge}, {from} ağında size {amount} {symbol} geri gönderiyor',
  'delivery.told.arrived':
    '{bridge}, {boughtSymbol} tokeninizin {to} ağına ulaştığını bildiriyor. Bunu kontrol edemedik.',
  'delivery.told.refunded':
    '{bridge}, {symbol} tokeninizin {from} ağında iade edildiğini bildiriyor. Bunu kontrol edemedik.',
  'delivery.told.failed':
    '{bridge} bunun başarısız olduğunu bildiriyor. Gönderdiğiniz {amount} {symbol} şu anda nerede, bilemiyoruz.',
  'delivery.paid.arrived': '{got} {gotSymbol} {to} ağına ulaştı',
  'delivery.paid.less':
    '{to} ağına yalnızca {got} {gotSymbol} ulaştı. {bridge} en az {least} {boughtSymbol} sözü vermişti.',
  'delivery.paid.other': '{to} ağına {boughtSymbol} yerine {got} {gotSymbol} ulaştı',
  'delivery.paid.refunded': '{from} ağında size {got} {gotSymbol} iade edildi',
  'delivery.takesMinutes': {
    one: 'Bu, yaklaşık {count} dakika sürebilir. Köprüler yavaş olabildiği için daha uzun da sürebilir.',
    other: 'Bu, yaklaşık {count} dakika sürebilir. Köprüler yavaş olabildiği için daha uzun da sürebilir.',
  },
  'delivery.takesHours': {
    one: 'Bu, yaklaşık {count} saat sürebilir. Köprüler yavaş olabildiği için daha uzun da sürebilir.',
    other: 'Bu, yaklaşık {count} saat sürebilir. Köprüler yavaş olabildiği için daha uzun da sürebilir.',
  },
  'delivery.takesUnknown': 'Köprüler yavaş olabilir.',
  'delivery.closable': 'Bunu kapatabilirsiniz. Takip etmeye devam edip sonucu burada göstereceğiz.',
  'delivery.late':
    'Beklenenden uzun sürüyor ve şu anda nerede olduğunu bilemiyoruz. İşlem ID’niz aşağıda: köprü bununla nerede olduğuna bakabilir.',
  'delivery.old': 'Artık kendiliğimizden takip etmiyoruz. Yine de kontrol edebilirsiniz.',
  'delivery.silent': 'Nerede olduğunu bildiren hizmet yanıt vermiyor. Daha seyrek olarak yeniden soracağız.',
  'delivery.help': 'İşlem ID’niz aşağıda: köprü bununla nerede olduğuna bakabilir.',
  'delivery.bridge': 'Köprü',
  'delivery.to': 'Varış ağı',
  'delivery.token': 'Ulaşan token',
  'delivery.hash': '{network} ağındaki işlem ID',
  'delivery.copyHash': '{network} ağındaki işlem ID’sini kopyala',
  'delivery.page': 'Başka bir sayfada takip et',
  'delivery.explorer': '{network} ağının gezgininde görüntüle',
};
