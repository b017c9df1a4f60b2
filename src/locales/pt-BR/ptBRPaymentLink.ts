import type { enPaymentLink } from '../en/enPaymentLink.js';
import type { Translation } from '../translation.js';

export const ptBRPaymentLink: Translation<typeof enPaymentLink> = {
  'send.link.filled': 'Preenchido por um link de pagamento',
  'send.link.filledText': 'Confira quem pede o pagamento, o valor e o endereço.',
  'send.link.filledNoAmountText': 'O link não informa um valor. Confira quem pede o pagamento e o endereço.',
  'send.link.label': 'O link chama isto de “{label}”.',
  'send.link.waiting': 'Lendo seus tokens para preencher este link de pagamento…',
  'send.link.waitingFailed':
    'Não foi possível ler seus tokens para preencher este link de pagamento. Continuaremos tentando.',
  'send.link.title': 'Este link de pagamento não foi usado',
  'send.link.fault.form': 'Não é possível lê-lo. Peça um novo.',
  'send.link.fault.server':
    'Ele deixa um site criar a transação, o que não fazemos. Peça um endereço em vez disso.',
  'send.link.fault.call': 'Ele pede “{word}” a um contrato. Aqui só é possível fazer pagamentos.',
  'send.link.fault.more':
    'Ele também pede “{word}”, que não pode ser adicionado aqui. O pagamento pode não ser reconhecido.',
  'send.link.fault.amount': 'O valor do link não é válido. Peça um novo link.',
  'send.link.fault.recipient': 'Ele não diz a quem pagar. Peça um novo.',
  'send.link.misfit.family': 'É para um tipo de rede diferente do desta conta. Mude de conta e cole de novo.',
  'send.link.misfit.network': 'É para {network}. Mude de rede e cole de novo.',
  'send.link.misfit.token': 'Ele pede um token que esta conta não tem: {token}',
  'send.link.misfit.decimals': 'O valor dele tem mais casas decimais que o token.',
  'send.link.misfit.checksum': 'Há um erro de digitação no endereço do link. Peça um novo link.',
  'send.link.lost':
    'Não foi possível carregar links de pagamento. Verifique sua conexão e recarregue a página, ou digite o endereço.',
};
