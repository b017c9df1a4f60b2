import type { enRecipients } from '../en/enRecipients.js';
import type { Translation } from '../translation.js';

export const ptBRRecipients: Translation<typeof enRecipients> = {
  'send.recipient.hidden': 'Este texto contém caracteres ocultos. Digite o endereço ou copie-o de novo.',
  'send.recipient.otherChain': 'Este endereço não funciona em {network}.',
  'send.recipient.noNames': 'Nomes não funcionam aqui. Digite um endereço.',
  'send.recipient.form': 'Este não é um endereço em {network}.',
  'send.recipient.checksum': 'Há um erro de digitação neste endereço. Copie-o de novo.',
  'send.recipient.near.missing': 'Este é seu endereço conhecido {address} com um caractere faltando.',
  'send.recipient.near.extra': 'Este é seu endereço conhecido {address} com um caractere a mais.',
  'send.recipient.near.changed': 'Este é seu endereço conhecido {address} com um caractere alterado.',
  'send.recipient.near.swapped': 'Este é seu endereço conhecido {address} com dois caracteres invertidos.',
  'send.recipient.near.several':
    'Este é quase seu endereço conhecido {address}. Alguns caracteres são diferentes.',
  'send.recipient.unknownName': 'Ninguém registrou este nome.',
  'send.recipient.otherService': 'Só nomes ENS foram pesquisados, e este não é um deles.',
  'send.warn.burned': 'Este endereço não é de ninguém',
  'send.warn.burnedText': 'Tudo o que for enviado para lá se perde.',
  'send.warn.tokenContract': 'Este é o endereço de um token',
  'send.warn.tokenContractText':
    'Tokens enviados para lá se perdem. Digite o endereço da carteira de uma pessoa.',
  'send.warn.tokenPaid': 'Este é o contrato de um token',
  'send.warn.tokenPaidText':
    'Alguns dão o token deles em troca do que você envia, outros ficam com o valor. Só continue se souber o que este faz.',
  'send.warn.tokenAccount': 'Isto não é uma carteira',
  'send.warn.tokenAccountText': 'Pertence a um token. Digite o endereço da carteira do dono.',
  'send.warn.lookAlike': 'Este pode ser um endereço falso',
  'send.warn.lookAlikeText':
    'Ele se parece com um que você conhece, mas é diferente. Compare cada caractere.',
  'send.warn.nameMoved': '{name} tem um novo endereço',
  'send.warn.nameMovedText': 'Da última vez era {address}. Pergunte ao dono antes de enviar.',
  'send.warn.self': 'Este é seu próprio endereço',
  'send.warn.selfText': 'Você só pagaria a taxa de rede.',
  'send.warn.contract': 'Este é um contrato inteligente',
  'send.warn.contractText': 'Confira se ele pode receber o que você envia. Se não puder, o envio se perde.',
  'send.warn.keepsPart': 'O destinatário recebe menos',
  'send.warn.keepsPartText': 'Este token fica com uma parte de cada transferência.',
  'send.warn.comesBack': 'Uma parte volta: {amount}',
  'send.warn.comesBackText': 'Só o restante sai da sua conta. Uma venda que dá troco funciona assim.',
  'send.warn.allComesBack': 'Tudo volta',
  'send.warn.allComesBackText': 'Você só pagaria a taxa de rede.',
  'send.warn.passesOn': 'O que você envia não fica neste endereço',
  'send.warn.passesOnText':
    'Tudo ou parte vai logo para outro lugar. Endereços de depósito de corretoras repassam o que recebem. Se este não for um deles, não envie.',
  'send.warn.firstTime': 'Primeira vez',
  'send.warn.firstTimeText':
    'Não conhecemos nenhuma transferência anterior sua para este endereço. Confira se está certo.',
  'send.warn.unconfirmed': 'Ainda não confirmada',
  'send.warn.unconfirmedText': 'Sua transferência anterior para este endereço ainda pode ser concluída.',
  'send.warn.twins': 'Você conhece dois endereços parecidos',
  'send.warn.twinsText':
    'Um deles pode ser falso. Compare cada caractere com o que o destinatário passou a você.',
  'send.warn.program': 'Este endereço pertence a um programa',
  'send.warn.programText': 'Só esse programa pode mover o que você enviar para lá.',
  'send.warn.unused': 'Este endereço ainda não está em uso',
  'send.warn.unusedText': 'Confira se está certo. Ainda não há nada lá.',
  'send.warn.unusedCreateText':
    'Confira se está certo. O envio cria o endereço, o que exige pelo menos {least}.',
  'send.warn.tooLittleToCreate': 'Pouco demais para um novo endereço',
  'send.warn.tooLittleToCreateText':
    'Este endereço ainda não está em uso. A rede recusa uma primeira transferência menor que {least}.',
  'send.warn.noGasLeft': 'Sobra pouco para taxas',
  'send.warn.noGasLeftText': 'Depois disso, talvez você não consiga pagar outra transação.',
  'send.known': 'Você já enviou para cá',
  'send.typed': 'Este endereço',
};
