import type { enReceive } from '../en/enReceive.js';
import type { Translation } from '../translation.js';

export const ptBRReceive: Translation<typeof enReceive> = {
  'receive.code': 'Código QR do seu endereço',
  'receive.only': 'Só em {networks}',
  'receive.andMore': {
    one: '{network} e mais {count}',
    many: '{network} e mais {count}',
    other: '{network} e mais {count}',
  },
  'receive.lost': 'O que for enviado por outra rede pode se perder',
  'receive.networksNote': 'Você pode receber nestas redes. O que for enviado por outras pode se perder.',
};
