import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const idPaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': 'Diisi dari tautan pembayaran',
  'send.link.filledText': 'Periksa siapa yang meminta Anda membayar, jumlahnya, dan alamatnya.',
  'send.link.filledNoAmountText':
    'Tautan ini tidak meminta jumlah tertentu. Periksa siapa yang meminta Anda membayar, dan alamatnya.',
  'send.link.label': 'Tautan menyebutnya “{label}”.',
  'send.link.waiting': 'Membaca token Anda untuk mengisi tautan pembayaran ini…',
  'send.link.waitingFailed':
    'Tidak dapat membaca token Anda untuk mengisi tautan pembayaran ini. Kami akan terus mencoba.',
  'send.link.title': 'Tautan pembayaran ini tidak digunakan',
  'send.link.fault.form': 'Tautan tidak dapat dibaca. Minta yang baru.',
  'send.link.fault.server':
    'Tautan ini membiarkan situs web membuat transaksinya, dan itu tidak kami lakukan. Mintalah alamat.',
  'send.link.fault.call': 'Tautan ini meminta “{word}” dari kontrak. Di sini hanya bisa membayar.',
  'send.link.fault.more':
    'Tautan ini juga meminta “{word}”, yang tidak dapat ditambahkan di sini. Pembayarannya mungkin tidak dikenali.',
  'send.link.fault.amount': 'Jumlahnya tidak valid. Minta tautan baru.',
  'send.link.fault.recipient': 'Tautan tidak menyebut siapa yang harus dibayar. Minta yang baru.',
  'send.link.misfit.family':
    'Tautan ini untuk jenis jaringan yang berbeda dari akun ini. Ganti akun dan tempelkan lagi.',
  'send.link.misfit.network': 'Tautan ini untuk {network}. Ganti jaringan dan tempelkan lagi.',
  'send.link.misfit.token': 'Tautan ini meminta token yang tidak dimiliki akun ini: {token}',
  'send.link.misfit.decimals': 'Jumlahnya memiliki lebih banyak desimal daripada tokennya.',
  'send.link.misfit.checksum': 'Ada salah ketik di alamatnya. Minta tautan baru.',
  'send.link.lost':
    'Tautan pembayaran tidak dapat dimuat. Periksa koneksi Anda dan muat ulang halaman, atau masukkan alamatnya.',
};
