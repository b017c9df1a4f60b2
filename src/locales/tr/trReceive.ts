import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const trReceive: Translation<typeof enReceive> = {
  'receive.code': 'Adresinizin QR kodu',
  'receive.only': 'Yalnızca {networks} üzerinde',
  'receive.andMore': { one: '{network} ve diğer {count} ağ', other: '{network} ve diğer {count} ağ' },
  'receive.lost': 'Başka yere gönderilenler kaybolabilir',
  'receive.networksNote': 'Bu ağlarda alabilirsiniz. Başka ağlarda gönderilenler kaybolabilir.',
};
