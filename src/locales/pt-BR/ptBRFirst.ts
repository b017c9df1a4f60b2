import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { ptBRButtons } from './ptBRButtons.js';

export const ptBRFirst: Translation<typeof enFirst> = {
  ...ptBRButtons,

  'dialog.back': 'Voltar',
  'dialog.close': 'Fechar',
  'dialog.loading': 'Carregando…',
  'dialog.retry': 'Tentar novamente',
  'dialog.newTab': '(abre em uma nova aba)',
  'dialog.broken': 'Algo deu errado',
  'dialog.brokenText': 'Tente novamente ou recarregue a página.',
  'dialog.failed': 'Não foi possível carregar esta parte',
  'dialog.failedText':
    'Verifique sua conexão com a internet e tente novamente. Se não resolver, recarregue a página.',
  'search.clear': 'Limpar busca',

  'connect.title': 'Conectar carteira',
  'connect.intro': 'Escolha uma carteira para usar com {app}.',
  'connect.wallets': 'Carteiras',
  'connect.search': 'Buscar carteiras',
  'connect.found': {
    one: '{count} carteira encontrada',
    many: '{count} de carteiras encontradas',
    other: '{count} carteiras encontradas',
  },
  'connect.noMatch': 'Nenhuma carteira corresponde a “{query}”',
  'connect.installed': 'Instalada',
  'connect.recent': 'Recentes',
  'connect.popular': 'Populares',
  'connect.more': 'Mais carteiras',
  'connect.missing': 'Você ainda pode usar as carteiras acima.',
  'connect.unnamed': 'Carteira do navegador',
  'connect.late': 'A carteira {name} foi adicionada à lista',
  'connect.namesake': 'Outra carteira também diz ser {name}',
  'connect.noWallet': 'Não tenho uma carteira',
  'connect.empty': 'Nenhuma carteira neste navegador',
  'connect.emptyText':
    'Uma carteira é um app ou uma extensão do navegador que guarda suas criptomoedas e faz seu login.',
  'connect.emptyMobileText':
    'Abra esta página no navegador do app da sua carteira ou em um computador com uma carteira.',
  'connect.legal': 'Ao se conectar, você concorda com {terms} e {privacy}.',
  'connect.legalTerms': 'Ao se conectar, você concorda com {terms}.',
  'connect.legalPrivacy': 'Ao se conectar, você concorda com {privacy}.',
  'connect.terms': 'os Termos de Serviço',
  'connect.privacy': 'a Política de Privacidade',

  'connect.needed': 'Escolha uma carteira para {chain}.',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'Escolha uma rede',
  'activeChain.title': 'Mudar de rede',

  'pairing.tag': 'Código QR',
  'pairing.title': 'Escaneie com o celular',

  'allWallets.title': 'Todas as carteiras',
  'wallets.slow': 'Ainda carregando mais carteiras…',
  'wallets.failed': 'Não foi possível carregar mais carteiras',

  'downloads.title': 'Obter esta carteira',
  'downloads.get': 'Obter {name}',

  'account.title': 'Conta',
  'account.accounts': 'Contas',
  'account.settings': 'Configurações da conta',

  'networks.title': 'Escolha uma rede',
  'switch.title': 'Mudar de rede',
  'unsupported.title': 'Mudar de rede',

  'whatIsAWallet.title': 'O que é uma carteira?',
  'whatIsAWallet.more': 'Saiba mais',
  'whatIsANetwork.title': 'O que é uma rede?',
  'getWallet.title': 'Obter uma carteira',

  'watch.title': 'Observar um endereço',
  'watch.account': 'Conta observada',

  'email.title': 'Confirme seu e-mail',
  'device.title': 'Confirme este dispositivo',
  'socials.title': 'Formas de fazer login',
  'social.title': 'Fazer login',
  'farcaster.title': 'Fazer login com o Farcaster',
  'approve.title': 'Aprovar',
  'confirm.title': 'Confirme na sua carteira',

  'snackbar.actionNotAllowed': 'Ação não permitida',
  'snackbar.codeResent': 'E-mail reenviado',
  'network.unit': 'moedas nativas',
  'snackbar.copied': 'Copiado',
  'snackbar.declined': 'Recusado',
  'snackbar.failedToCopy': 'Falha ao copiar',
  'snackbar.failedToDisconnect': 'Falha ao desconectar',
  'snackbar.somethingWentWrong': 'Algo deu errado',
};
