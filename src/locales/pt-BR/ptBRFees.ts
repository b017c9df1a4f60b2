import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const ptBRFees: Translation<typeof enFees> = {
  'fee.check': 'Confira a taxa de rede',
  'fee.reason.price': {
    one: 'Ela é {count} vez o que outras pessoas pagaram recentemente.',
    many: 'Ela é {count} vezes o que outras pessoas pagaram recentemente.',
    other: 'Ela é {count} vezes o que outras pessoas pagaram recentemente.',
  },
  'fee.reason.priceFree': 'Outras pessoas não pagaram nada recentemente.',
  'fee.reason.whole': {
    one: 'Ela pode chegar a {count} vez o custo habitual.',
    many: 'Ela pode chegar a {count} vezes o custo habitual.',
    other: 'Ela pode chegar a {count} vezes o custo habitual.',
  },
  'fee.reason.disputed': 'Sua carteira prevê uma taxa muito diferente.',
  'fee.reason.gas': 'Ela permite muito mais processamento do que o necessário.',
  'fee.reason.data': 'A rede também cobra pelos dados, mas não informou quanto, então você pode pagar mais.',
  'fee.reason.aboveAmount': 'Ela pode ser maior que o próprio valor.',
  'fee.reason.aboveLimit': 'Ela pode passar de {limit}.',
  'fee.known': 'Conferi a taxa de rede e quero continuar',
  'fee.unknown': 'Não foi possível comparar a taxa de rede',
  'fee.unknownText': 'A rede não informou o que outras pessoas pagaram recentemente.',
  'fee.total': 'Total',
  'fee.totalMost': 'Total, no máximo',
  'fee.worth': '{amount} ({worth})',
  'fee.now': '{worth} agora',
};
