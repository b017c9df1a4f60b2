import type { enReceipt } from '../en/enReceipt.js';
import type { Translation } from '../translation.js';

export const idReceipt: Translation<typeof enReceipt> = {
  'receipt.gone': 'Tidak ada lagi informasi tentang transaksi ini',
  'receipt.goneText': 'Penjelajah blok menampilkan semuanya.',
  'receipt.openText': 'Anda boleh menutup ini. Kami akan terus memantau dan menampilkan hasilnya di sini.',
  'receipt.recordedText': 'Dikonfirmasi di {network}.',
  'receipt.buyingText':
    'Begitu menurut layanan pembelian. Anda boleh menutup ini: tetap ada di daftar pembelian Anda.',
  'receipt.boughtText': 'Jumlah dan statusnya menurut layanan pembelian.',
  'receipt.line.sent': 'Anda mengirim',
  'receipt.line.received': 'Anda menerima',
  'receipt.line.toSend': 'Anda minta mengirim',
  'receipt.line.toReceive': 'Perkiraan diterima',
  'receipt.to': 'Ke',
  'receipt.from': 'Dari',
  'receipt.account': 'Akun Anda',
  'receipt.fee': 'Biaya jaringan',
  'receipt.feeByOther': 'Dibayar oleh akun lain',
  'receipt.asked': 'Diminta',
  'receipt.minedAt': 'Dikonfirmasi',
  'receipt.hash': 'ID transaksi',
  'receipt.copyHash': 'Salin ID transaksi',
  'receipt.reading': 'Membaca…',
  'receipt.notYet': 'Belum diketahui',
  'receipt.notKnown': 'Tidak diketahui',
  'receipt.someOf': '{symbol}, jumlah tidak diketahui',
  'receipt.left': 'Kontrak masih bisa mengambil hingga {amount}',
  'receipt.leftAny': 'Kontrak masih bisa mengambil {symbol} dalam jumlah berapa pun',
  'receipt.leftText':
    'Kontrak di bawah masih memiliki izin Anda. Penukaran baru bisa menggunakannya. Untuk mengakhirinya, cabut persetujuan di dompet Anda.',
  'receipt.leftTo': 'Kontrak yang memiliki izin Anda',
  'receipt.done': 'Selesai',
  'receipt.sendAgain': 'Kirim lagi',
};
