import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const msFees: Translation<typeof enFees> = {
  'fee.check': 'Semak yuran rangkaian',
  'fee.reason.price': {
    other: 'Yuran ini {count} kali ganda daripada yang dibayar pengguna lain baru-baru ini.',
  },
  'fee.reason.priceFree': 'Pengguna lain tidak membayar apa-apa baru-baru ini.',
  'fee.reason.whole': { other: 'Yuran ini boleh mencapai {count} kali ganda daripada kos biasa.' },
  'fee.reason.disputed': 'Dompet anda menjangkakan yuran yang jauh berbeza.',
  'fee.reason.gas': 'Hadnya jauh melebihi kerja yang diperlukan.',
  'fee.reason.data':
    'Rangkaian juga mengenakan caj untuk data tetapi tidak menyatakan jumlahnya, jadi anda mungkin membayar lebih.',
  'fee.reason.aboveAmount': 'Yuran ini boleh melebihi amaun itu sendiri.',
  'fee.reason.aboveLimit': 'Yuran ini boleh melebihi {limit}.',
  'fee.known': 'Saya telah menyemak yuran rangkaian dan mahu meneruskan',
  'fee.unknown': 'Kami tidak dapat membandingkan yuran rangkaian',
  'fee.unknownText': 'Rangkaian tidak menyatakan berapa yang dibayar pengguna lain baru-baru ini.',
  'fee.total': 'Jumlah',
  'fee.totalMost': 'Jumlah, maksimum',
  'fee.worth': '{amount} ({worth})',
  'fee.now': '{worth} sekarang',
};
