import type { enSiwe } from '../en/enSiwe.js';
import type { Translation } from '../translation.js';

export const ptBRSiwe: Translation<typeof enSiwe> = {
  'siwe.lead': 'Fazer login em {site}',
  'siwe.text':
    'Assine uma mensagem para provar que esta carteira é sua. É grátis e não envia nenhuma transação.',
  'siwe.leaving': 'Se você cancelar, sua carteira será desconectada.',
  'siwe.drafting': 'Obtendo a mensagem…',
  'siwe.ready': 'Leia a mensagem abaixo antes de assinar.',
  'siwe.asking': 'Continue em {name}',
  'siwe.verifying': 'Verificando sua assinatura…',
  'siwe.done': 'Login feito',
  'siwe.message': 'Mensagem a assinar',
  'siwe.sign': 'Assinar',
  'siwe.signing': 'Assinando…',
  'siwe.cancel': 'Cancelar',
  'siwe.none': 'Não há onde fazer login',
  'siwe.noneText': 'Este site não pede que você faça login com sua carteira.',
  'siwe.failed.declined': 'Assinatura recusada',
  'siwe.failed.declinedText': 'Você não fez login. Tente novamente quando quiser.',
  'siwe.failed.smartAccount': 'Este aplicativo talvez não seja compatível com contas inteligentes',
  'siwe.failed.smartAccountText': 'Você não fez login. Mude para sua conta padrão e tente novamente.',
  'siwe.failed.refused': 'Erro ao verificar a assinatura SIWE',
  'siwe.failed.refusedText': '{site} não aceitou a assinatura. Tente novamente.',
  'siwe.failed.noSession': 'Você ainda não fez login',
  'siwe.failed.noSessionText':
    'Sua assinatura é válida, mas {site} não manteve seu login. Permita os cookies do site e tente novamente.',
  'siwe.failed.server': 'Não foi possível fazer login em {site}',
  'siwe.failed.serverText': 'O login do site não está respondendo. Verifique sua conexão e tente novamente.',
  'siwe.failed.message': 'Esta mensagem não pode ser assinada',
  'siwe.failed.messageText': 'Ela não é para este site, esta conta e esta rede. Peça ajuda ao site.',
  'siwe.failed.otherSigned': 'A carteira {name} assinou outra coisa',
  'siwe.failed.otherSignedText': 'Você não fez login. Atualize a carteira ou escolha outra.',
  'siwe.failed.onChain': 'Esta conta não pode fazer login aqui',
  'siwe.failed.onChainText':
    'Você não fez login. {site} precisa de uma assinatura que esta conta não pode dar. Conecte outra conta.',
  'siwe.failed.unsupported': 'A carteira {name} não consegue assinar esta mensagem',
  'siwe.failed.unsupportedText': 'Conecte uma carteira que assine mensagens e tente novamente.',
  'siwe.failed.wallet': 'A carteira {name} não conseguiu assinar',
  'siwe.failed.walletText': 'Você não fez login. Detalhes: “{reason}”',
  'siwe.failed.waiting': 'A carteira {name} está esperando por você',
  'siwe.failed.waitingText':
    'Abra e desbloqueie a carteira, ou responda à solicitação lá. Depois tente novamente.',
  'siwe.failed.changed': 'Sua conta ou rede mudou',
  'siwe.failed.changedText': 'Você não fez login. Leia a nova mensagem e assine de novo.',
  'siwe.failed.other': 'Algo deu errado',
  'siwe.failed.otherText': 'Você não fez login. Tente novamente.',
};
