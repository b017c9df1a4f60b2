import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { msButtons } from './msButtons.js';

export const msFirst: Translation<typeof enFirst> = {
  ...msButtons,

  'dialog.back': 'Kembali',
  'dialog.close': 'Tutup',
  'dialog.loading': 'Memuatkan…',
  'dialog.retry': 'Cuba lagi',
  'dialog.newTab': '(dibuka dalam tab baharu)',
  'dialog.broken': 'Ada sesuatu yang tidak kena',
  'dialog.brokenText': 'Cuba lagi, atau muat semula halaman.',
  'dialog.failed': 'Bahagian ini tidak dapat dimuatkan',
  'dialog.failedText': 'Semak sambungan internet anda dan cuba lagi. Jika masih gagal, muat semula halaman.',
  'search.clear': 'Kosongkan carian',

  'connect.title': 'Sambungkan dompet',
  'connect.intro': 'Pilih dompet untuk digunakan dengan {app}.',
  'connect.wallets': 'Dompet',
  'connect.search': 'Cari dompet',
  'connect.found': { other: '{count} dompet ditemui' },
  'connect.noMatch': 'Tiada dompet yang sepadan dengan “{query}”',
  'connect.installed': 'Dipasang',
  'connect.recent': 'Terkini',
  'connect.popular': 'Popular',
  'connect.more': 'Dompet lain',
  'connect.missing': 'Anda masih boleh menggunakan dompet di atas.',
  'connect.unnamed': 'Dompet pelayar',
  'connect.late': '{name} telah ditambah pada senarai',
  'connect.namesake': 'Ada dompet lain yang mengaku {name}',
  'connect.noWallet': 'Saya tiada dompet',
  'connect.empty': 'Tiada dompet dalam pelayar ini',
  'connect.emptyText':
    'Dompet ialah aplikasi atau sambungan pelayar yang menyimpan kripto anda dan digunakan untuk log masuk.',
  'connect.emptyMobileText':
    'Buka halaman ini dalam pelayar di dalam aplikasi dompet anda, atau pada komputer yang mempunyai dompet.',
  'connect.legal': 'Dengan menyambung, anda bersetuju dengan {terms} dan {privacy}.',
  'connect.legalTerms': 'Dengan menyambung, anda bersetuju dengan {terms}.',
  'connect.legalPrivacy': 'Dengan menyambung, anda bersetuju dengan {privacy}.',
  'connect.terms': 'Terma Perkhidmatan',
  'connect.privacy': 'Dasar Privasi',

  'connect.needed': 'Pilih dompet untuk {chain}.',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'Pilih rangkaian',
  'activeChain.title': 'Tukar rangkaian',

  'pairing.tag': 'Kod QR',
  'pairing.title': 'Imbas dengan telefon anda',

  'allWallets.title': 'Semua dompet',
  'wallets.slow': 'Masih memuatkan dompet lain…',
  'wallets.failed': 'Tidak dapat memuatkan dompet lain',

  'downloads.title': 'Dapatkan dompet ini',
  'downloads.get': 'Dapatkan {name}',

  'account.title': 'Akaun',
  'account.accounts': 'Akaun',
  'account.settings': 'Tetapan akaun',

  'networks.title': 'Pilih rangkaian',
  'switch.title': 'Tukar rangkaian',
  'unsupported.title': 'Tukar rangkaian',

  'whatIsAWallet.title': 'Apakah itu dompet?',
  'whatIsAWallet.more': 'Ketahui lebih lanjut',
  'whatIsANetwork.title': 'Apakah itu rangkaian?',
  'getWallet.title': 'Dapatkan dompet',

  'watch.title': 'Pantau alamat',
  'watch.account': 'Akaun yang dipantau',

  'email.title': 'Sahkan e-mel anda',
  'device.title': 'Sahkan peranti ini',
  'socials.title': 'Cara log masuk',
  'social.title': 'Log masuk',
  'farcaster.title': 'Log masuk dengan Farcaster',
  'approve.title': 'Luluskan',
  'confirm.title': 'Sahkan dalam dompet anda',

  'snackbar.actionNotAllowed': 'Tindakan tidak dibenarkan',
  'snackbar.codeResent': 'E-mel dihantar semula',
  'network.unit': 'syiling rangkaian',
  'snackbar.copied': 'Disalin',
  'snackbar.declined': 'Ditolak',
  'snackbar.failedToCopy': 'Gagal menyalin',
  'snackbar.failedToDisconnect': 'Gagal memutuskan sambungan',
  'snackbar.somethingWentWrong': 'Ada sesuatu yang tidak kena',
};
