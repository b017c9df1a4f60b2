import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const ptBRButtons: Translation<typeof enButtons> = {
  'button.connect': 'Conectar carteira',
  'button.connecting': 'Conectando…',
  'button.loadFailed':
    'Não foi possível carregar. Verifique sua conexão e tente novamente. Se não resolver, recarregue a página.',
  'button.failed': 'Algo deu errado. Recarregue a página.',
  'button.account': 'Conta {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'Conta {balance} · {name}',
  'button.switchNetwork': 'Mudar de rede',
  'button.selectNetwork': 'Escolher uma rede',
  'button.network': 'Rede {name}',
  'onRamp.getQuotes': 'Obter cotações',
  'onRamp.amount': 'Valor',
  'onRamp.currency': 'Moeda',
  'network.unknown': 'Rede desconhecida ({id})',
};
