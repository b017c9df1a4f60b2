import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const msReceive: Translation<typeof enReceive> = {
  'receive.code': 'Kod QR alamat anda',
  'receive.only': 'Hanya di {networks}',
  'receive.andMore': { other: '{network} dan {count} lagi' },
  'receive.lost': 'Apa-apa yang dihantar melalui rangkaian lain mungkin hilang',
  'receive.networksNote':
    'Anda boleh menerima di rangkaian ini. Apa-apa yang dihantar melalui rangkaian lain mungkin hilang.',
};
