import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const msButtons: Translation<typeof enButtons> = {
  'button.connect': 'Sambungkan dompet',
  'button.connecting': 'Menyambung…',
  'button.loadFailed':
    'Tidak dapat dimuatkan. Semak sambungan internet anda dan cuba lagi. Jika masih gagal, muat semula halaman.',
  'button.failed': 'Ada sesuatu yang tidak kena. Muat semula halaman.',
  'button.account': 'Akaun {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'Akaun {balance} · {name}',
  'button.switchNetwork': 'Tukar rangkaian',
  'button.selectNetwork': 'Pilih rangkaian',
  'button.network': 'Rangkaian {name}',
  'onRamp.getQuotes': 'Lihat sebut harga',
  'onRamp.amount': 'Amaun',
  'onRamp.currency': 'Mata wang',
  'network.unknown': 'Rangkaian tidak dikenali ({id})',
};
