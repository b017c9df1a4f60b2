import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const trFees: Translation<typeof enFees> = {
  'fee.check': 'Ağ ücretini kontrol edin',
  'fee.reason.price': {
    one: 'Başkalarının son zamanlarda ödediğinin {count} katı.',
    other: 'Başkalarının son zamanlarda ödediğinin {count} katı.',
  },
  'fee.reason.priceFree': 'Başkaları son zamanlarda hiçbir şey ödemedi.',
  'fee.reason.whole': {
    one: 'Genelde ödenenin {count} katı olabilir.',
    other: 'Genelde ödenenin {count} katı olabilir.',
  },
  'fee.reason.disputed': 'Cüzdanınız çok farklı bir ücret öngörüyor.',
  'fee.reason.gas': 'Gerekenden çok daha fazla iş yapılmasına izin veriyor.',
  'fee.reason.data':
    'Ağ, veri için de ücret alıyor ama ne kadar olduğunu bildirmedi; bu yüzden daha fazla ödeyebilirsiniz.',
  'fee.reason.aboveAmount': 'Tutarın kendisinden fazla olabilir.',
  'fee.reason.aboveLimit': '{limit} tutarını aşabilir.',
  'fee.known': 'Ağ ücretini kontrol ettim ve devam etmek istiyorum',
  'fee.unknown': 'Ağ ücretini karşılaştıramadık',
  'fee.unknownText': 'Ağ, başkalarının son zamanlarda ne ödediğini bildirmedi.',
  'fee.total': 'Toplam',
  'fee.totalMost': 'Toplam, en fazla',
  'fee.worth': '{amount} ({worth})',
  'fee.now': 'şu an {worth}',
};
