import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const idButtons: Translation<typeof enButtons> = {
  'button.connect': 'Hubungkan dompet',
  'button.connecting': 'Menghubungkan…',
  'button.loadFailed':
    'Tidak dapat dimuat. Periksa koneksi Anda, lalu coba lagi. Jika tidak berhasil, muat ulang halaman.',
  'button.failed': 'Terjadi kesalahan. Muat ulang halaman.',
  'button.account': 'Akun {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'Akun {balance} · {name}',
  'button.switchNetwork': 'Ganti jaringan',
  'button.selectNetwork': 'Pilih jaringan',
  'button.network': 'Jaringan {name}',
  'onRamp.getQuotes': 'Lihat penawaran',
  'onRamp.amount': 'Jumlah',
  'onRamp.currency': 'Mata uang',
  'network.unknown': 'Jaringan tidak dikenal ({id})',
};
