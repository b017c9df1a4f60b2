import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const idReceive: Translation<typeof enReceive> = {
  'receive.code': 'Kode QR alamat Anda',
  'receive.only': 'Hanya di {networks}',
  'receive.andMore': { other: '{network} dan {count} lainnya' },
  'receive.lost': 'Yang dikirim lewat jaringan lain bisa hilang',
  'receive.networksNote':
    'Anda dapat menerima di jaringan ini. Yang dikirim lewat jaringan lain bisa hilang.',
};
