import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const ptBRUnclear: Translation<typeof enUnclear> = {
  'unclear.text':
    'Estamos procurando a transação. Sua carteira ainda pode enviá-la, então confira lá também.',
  'unclear.lost':
    'Não podemos procurar a transação. Confira a atividade na sua carteira antes de fazer qualquer outra coisa.',
  'unclear.reason': 'Sua carteira diz: “{reason}”.',
  'unclear.check': 'Ver o que aconteceu',
  'unclear.looked': 'Acabamos de verificar e não há nada novo.',
  'unclear.unreachable': 'Não foi possível acessar a rede. Verifique sua conexão.',
  'unclear.overText': 'Confira a atividade na sua carteira antes de tentar novamente.',
  'earlier.asked': 'Uma solicitação anterior ainda está aguardando',
  'earlier.askedText':
    'Sua carteira ainda não respondeu. Confira lá primeiro, senão ambas podem ser concluídas.',
  'earlier.text': 'Se você continuar, ambas as transações podem ser concluídas.',
  'earlier.confirm': 'Continuar mesmo assim. Ambas as transações podem ser concluídas.',
  'earlier.send': '{when}: {amount} {symbol} para {recipient}.',
  'earlier.swap': '{when}: {amount} {symbol} por {boughtSymbol}.',
  'earlier.any': '{when}: {symbol}.',
};
