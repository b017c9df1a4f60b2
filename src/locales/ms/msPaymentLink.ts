import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const msPaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': 'Diisi daripada pautan pembayaran',
  'send.link.filledText': 'Semak siapa yang meminta anda membayar, amaun dan alamatnya.',
  'send.link.filledNoAmountText':
    'Pautan ini tidak meminta sebarang amaun. Semak siapa yang meminta anda membayar, dan alamatnya.',
  'send.link.label': 'Pautan ini menamakannya “{label}”.',
  'send.link.waiting': 'Membaca token anda untuk mengisi pautan pembayaran ini…',
  'send.link.waitingFailed':
    'Tidak dapat membaca token anda untuk mengisi pautan pembayaran ini. Kami akan terus mencuba.',
  'send.link.title': 'Pautan pembayaran ini tidak digunakan',
  'send.link.fault.form': 'Pautan ini tidak dapat dibaca. Minta yang baharu.',
  'send.link.fault.server':
    'Pautan ini membiarkan laman web membuat transaksi, dan kami tidak melakukannya. Minta alamat sahaja.',
  'send.link.fault.call':
    'Pautan ini meminta “{word}” daripada kontrak. Hanya pembayaran boleh dibuat di sini.',
  'send.link.fault.more':
    'Pautan ini juga meminta “{word}”, yang tidak boleh ditambah di sini. Pembayaran itu mungkin tidak dikenali.',
  'send.link.fault.amount': 'Amaunnya tidak sah. Minta pautan baharu.',
  'send.link.fault.recipient': 'Pautan ini tidak menyatakan siapa yang perlu dibayar. Minta yang baharu.',
  'send.link.misfit.family':
    'Pautan ini untuk jenis rangkaian yang berbeza daripada akaun ini. Tukar akaun dan tampal semula.',
  'send.link.misfit.network': 'Pautan ini untuk {network}. Tukar rangkaian dan tampal semula.',
  'send.link.misfit.token': 'Pautan ini meminta token yang tiada dalam akaun ini: {token}',
  'send.link.misfit.decimals': 'Amaunnya mempunyai lebih banyak tempat perpuluhan daripada token itu.',
  'send.link.misfit.checksum': 'Ada kesilapan menaip dalam alamatnya. Minta pautan baharu.',
  'send.link.lost':
    'Pautan pembayaran tidak dapat dimuatkan. Semak sambungan internet anda dan muat semula halaman, atau masukkan alamat.',
};
