import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const ukReceive: Translation<typeof enReceive> = {
  'receive.code': 'QR-код вашої адреси',
  'receive.only': 'Лише мережі: {networks}',
  'receive.andMore': {
    one: '{network} і ще {count}',
    few: '{network} і ще {count}',
    many: '{network} і ще {count}',
    other: '{network} і ще {count}',
  },
  'receive.lost': 'Надіслане в іншу мережу може бути втрачено',
  'receive.networksNote': 'Ви можете отримувати в цих мережах. Надіслане в інші мережі може бути втрачено.',
};
