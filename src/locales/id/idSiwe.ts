import type { enSiwe } from '../en/enSiwe.js';
import type { Translation } from '../translation.js';

export const idSiwe: Translation<typeof enSiwe> = {
  'siwe.lead': 'Masuk ke {site}',
  'siwe.text':
    'Tanda tangani pesan untuk membuktikan bahwa dompet ini milik Anda. Gratis dan tidak mengirim transaksi.',
  'siwe.leaving': 'Jika Anda membatalkan, koneksi dompet Anda diputuskan.',
  'siwe.drafting': 'Mengambil pesan…',
  'siwe.ready': 'Baca pesan di bawah sebelum menandatangani.',
  'siwe.asking': 'Lanjutkan di {name}',
  'siwe.verifying': 'Memeriksa tanda tangan Anda…',
  'siwe.done': 'Anda sudah masuk',
  'siwe.message': 'Pesan untuk ditandatangani',
  'siwe.sign': 'Tanda tangani',
  'siwe.signing': 'Menandatangani…',
  'siwe.cancel': 'Batal',
  'siwe.none': 'Tidak ada proses masuk di sini',
  'siwe.noneText': 'Situs ini tidak meminta Anda masuk dengan dompet.',
  'siwe.failed.declined': 'Tanda tangan ditolak',
  'siwe.failed.declinedText': 'Anda belum masuk. Coba lagi jika Anda sudah siap.',
  'siwe.failed.smartAccount': 'Aplikasi ini mungkin tidak mendukung akun pintar',
  'siwe.failed.smartAccountText': 'Anda belum masuk. Beralih ke akun standar Anda, lalu coba lagi.',
  'siwe.failed.refused': 'Kesalahan saat memverifikasi tanda tangan SIWE',
  'siwe.failed.refusedText': '{site} tidak menerima tanda tangan itu. Coba lagi.',
  'siwe.failed.noSession': 'Anda belum masuk',
  'siwe.failed.noSessionText':
    'Tanda tangan Anda valid, tetapi {site} tidak mempertahankan status masuk Anda. Izinkan cookie-nya, lalu coba lagi.',
  'siwe.failed.server': 'Tidak dapat masuk ke {site}',
  'siwe.failed.serverText': 'Layanan masuknya tidak merespons. Periksa koneksi Anda, lalu coba lagi.',
  'siwe.failed.message': 'Pesan ini tidak dapat ditandatangani',
  'siwe.failed.messageText':
    'Pesan ini bukan untuk situs, akun, dan jaringan ini. Minta bantuan kepada situs.',
  'siwe.failed.otherSigned': '{name} menandatangani hal lain',
  'siwe.failed.otherSignedText': 'Anda belum masuk. Perbarui dompet atau pilih yang lain.',
  'siwe.failed.onChain': 'Akun ini tidak bisa masuk di sini',
  'siwe.failed.onChainText':
    'Anda belum masuk. {site} memerlukan tanda tangan yang tidak bisa diberikan akun ini. Hubungkan akun lain.',
  'siwe.failed.unsupported': '{name} tidak bisa menandatangani ini',
  'siwe.failed.unsupportedText': 'Hubungkan dompet yang bisa menandatangani pesan, lalu coba lagi.',
  'siwe.failed.wallet': '{name} tidak dapat menandatangani',
  'siwe.failed.walletText': 'Anda belum masuk. Detail: “{reason}”',
  'siwe.failed.waiting': '{name} menunggu Anda',
  'siwe.failed.waitingText': 'Buka dan buka kuncinya, atau jawab permintaan di sana. Lalu coba lagi.',
  'siwe.failed.changed': 'Akun atau jaringan Anda berubah',
  'siwe.failed.changedText': 'Anda belum masuk. Baca pesan baru, lalu tanda tangani lagi.',
  'siwe.failed.other': 'Terjadi kesalahan',
  'siwe.failed.otherText': 'Anda belum masuk. Coba lagi.',
};
