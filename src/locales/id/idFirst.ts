import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { idButtons } from './idButtons.js';

export const idFirst: Translation<typeof enFirst> = {
  ...idButtons,

  'dialog.back': 'Kembali',
  'dialog.close': 'Tutup',
  'dialog.loading': 'Memuat…',
  'dialog.retry': 'Coba lagi',
  'dialog.newTab': '(terbuka di tab baru)',
  'dialog.broken': 'Terjadi kesalahan',
  'dialog.brokenText': 'Coba lagi, atau muat ulang halaman.',
  'dialog.failed': 'Bagian ini tidak dapat dimuat',
  'dialog.failedText':
    'Periksa koneksi internet Anda, lalu coba lagi. Jika tidak berhasil, muat ulang halaman.',
  'search.clear': 'Hapus pencarian',

  'connect.title': 'Hubungkan dompet',
  'connect.intro': 'Pilih dompet untuk digunakan di {app}.',
  'connect.wallets': 'Dompet',
  'connect.search': 'Cari dompet',
  'connect.found': { other: '{count} dompet ditemukan' },
  'connect.noMatch': 'Tidak ada dompet yang cocok dengan “{query}”',
  'connect.installed': 'Terpasang',
  'connect.recent': 'Terakhir dipakai',
  'connect.popular': 'Populer',
  'connect.more': 'Dompet lainnya',
  'connect.missing': 'Anda masih dapat menggunakan dompet di atas.',
  'connect.unnamed': 'Dompet browser',
  'connect.late': '{name} ditambahkan ke daftar',
  'connect.namesake': 'Ada dompet lain yang mengaku {name}',
  'connect.noWallet': 'Saya tidak punya dompet',
  'connect.empty': 'Tidak ada dompet di browser ini',
  'connect.emptyText':
    'Dompet adalah aplikasi atau ekstensi browser yang menyimpan kripto Anda dan dipakai untuk masuk.',
  'connect.emptyMobileText':
    'Buka halaman ini di browser bawaan aplikasi dompet Anda, atau di komputer yang memiliki dompet.',
  'connect.legal': 'Dengan menghubungkan, Anda menyetujui {terms} dan {privacy}.',
  'connect.legalTerms': 'Dengan menghubungkan, Anda menyetujui {terms}.',
  'connect.legalPrivacy': 'Dengan menghubungkan, Anda menyetujui {privacy}.',
  'connect.terms': 'Ketentuan Layanan',
  'connect.privacy': 'Kebijakan Privasi',

  'connect.needed': 'Pilih dompet untuk {chain}.',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'Pilih jaringan',
  'activeChain.title': 'Ganti jaringan',

  'pairing.tag': 'Kode QR',
  'pairing.title': 'Pindai dengan ponsel',

  'allWallets.title': 'Semua dompet',
  'wallets.slow': 'Masih memuat dompet lainnya…',
  'wallets.failed': 'Tidak dapat memuat dompet lainnya',

  'downloads.title': 'Dapatkan dompet ini',
  'downloads.get': 'Dapatkan {name}',

  'account.title': 'Akun',
  'account.accounts': 'Akun',
  'account.settings': 'Pengaturan akun',

  'networks.title': 'Pilih jaringan',
  'switch.title': 'Ganti jaringan',
  'unsupported.title': 'Ganti jaringan',

  'whatIsAWallet.title': 'Apa itu dompet?',
  'whatIsAWallet.more': 'Pelajari lebih lanjut',
  'whatIsANetwork.title': 'Apa itu jaringan?',
  'getWallet.title': 'Dapatkan dompet',

  'watch.title': 'Pantau alamat',
  'watch.account': 'Akun yang dipantau',

  'email.title': 'Konfirmasi email Anda',
  'device.title': 'Konfirmasi perangkat ini',
  'socials.title': 'Cara masuk',
  'social.title': 'Masuk',
  'farcaster.title': 'Masuk dengan Farcaster',
  'approve.title': 'Setujui',
  'confirm.title': 'Konfirmasi di dompet Anda',

  'snackbar.actionNotAllowed': 'Tindakan tidak diizinkan',
  'snackbar.codeResent': 'Email dikirim ulang',
  'network.unit': 'koin jaringan',
  'snackbar.copied': 'Disalin',
  'snackbar.declined': 'Ditolak',
  'snackbar.failedToCopy': 'Gagal menyalin',
  'snackbar.failedToDisconnect': 'Gagal memutuskan koneksi',
  'snackbar.somethingWentWrong': 'Terjadi kesalahan',
};
