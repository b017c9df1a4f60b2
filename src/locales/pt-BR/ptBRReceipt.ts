import type { enReceipt } from '../en/enReceipt.js';
import type { Translation } from '../translation.js';

export const ptBRReceipt: Translation<typeof enReceipt> = {
  'receipt.gone': 'Não se sabe mais nada desta transação',
  'receipt.goneText': 'O explorador de blocos mostra tudo.',
  'receipt.openText': 'Você pode fechar esta tela. Continuaremos verificando e mostraremos o resultado aqui.',
  'receipt.recordedText': 'Confirmada em {network}.',
  'receipt.buyingText':
    'É o que diz o serviço de compra. Você pode fechar esta tela: ela continua em “Suas compras”.',
  'receipt.boughtText': 'O valor e o status são os que o serviço de compra informa.',
  'receipt.line.sent': 'Você enviou',
  'receipt.line.received': 'Você recebeu',
  'receipt.line.toSend': 'Você pediu para enviar',
  'receipt.line.toReceive': 'Você espera',
  'receipt.to': 'Para',
  'receipt.from': 'De',
  'receipt.account': 'Sua conta',
  'receipt.fee': 'Taxa de rede',
  'receipt.feeByOther': 'Paga por outra conta',
  'receipt.asked': 'Solicitada',
  'receipt.minedAt': 'Confirmada',
  'receipt.hash': 'ID da transação',
  'receipt.copyHash': 'Copiar ID da transação',
  'receipt.reading': 'Lendo…',
  'receipt.notYet': 'Ainda não se sabe',
  'receipt.notKnown': 'Não se sabe',
  'receipt.someOf': '{symbol}, valor desconhecido',
  'receipt.left': 'O contrato ainda pode retirar até {amount}',
  'receipt.leftAny': 'O contrato ainda pode retirar qualquer valor em {symbol}',
  'receipt.leftText':
    'O contrato abaixo ainda tem sua permissão. Uma nova troca pode usá-la. Para encerrá-la, remova a aprovação na sua carteira.',
  'receipt.leftTo': 'Contrato com sua permissão',
  'receipt.done': 'Pronto',
  'receipt.sendAgain': 'Enviar de novo',
};
