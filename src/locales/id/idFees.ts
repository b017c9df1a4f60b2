import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const idFees: Translation<typeof enFees> = {
  'fee.check': 'Periksa biaya jaringan',
  'fee.reason.price': {
    other: 'Biaya ini {count} kali lipat dari yang belakangan ini dibayar pengguna lain.',
  },
  'fee.reason.priceFree': 'Belakangan ini pengguna lain tidak membayar apa pun.',
  'fee.reason.whole': { other: 'Biayanya bisa {count} kali lipat dari biasanya.' },
  'fee.reason.disputed': 'Dompet Anda memperkirakan biaya yang jauh berbeda.',
  'fee.reason.gas': 'Batasnya jauh melebihi pekerjaan yang dibutuhkan.',
  'fee.reason.data':
    'Jaringan juga mengenakan biaya untuk data, tetapi tidak memberi tahu besarnya, jadi Anda mungkin membayar lebih.',
  'fee.reason.aboveAmount': 'Biayanya bisa melebihi jumlah itu sendiri.',
  'fee.reason.aboveLimit': 'Biayanya bisa melebihi {limit}.',
  'fee.known': 'Saya sudah memeriksa biaya jaringan dan ingin melanjutkan',
  'fee.unknown': 'Kami tidak dapat membandingkan biaya jaringan',
  'fee.unknownText': 'Jaringan tidak memberi tahu berapa yang belakangan ini dibayar pengguna lain.',
  'fee.total': 'Total',
  'fee.totalMost': 'Total, maksimum',
  'fee.worth': '{amount} ({worth})',
  'fee.now': '{worth} saat ini',
};
