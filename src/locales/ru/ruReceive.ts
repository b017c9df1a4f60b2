import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const ruReceive: Translation<typeof enReceive> = {
  'receive.code': 'QR-код вашего адреса',
  'receive.only': 'Только сети: {networks}',
  'receive.andMore': {
    one: '{network} и ещё {count}',
    few: '{network} и ещё {count}',
    many: '{network} и ещё {count}',
    other: '{network} и ещё {count}',
  },
  'receive.lost': 'Отправленное в другую сеть может быть потеряно',
  'receive.networksNote': 'Вы можете получать в этих сетях. Отправленное в другие сети может быть потеряно.',
};
