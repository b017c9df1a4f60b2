import type { enSignInAccount } from '../en/enSignInAccount.js';
import type { Translation } from '../translation.js';

export const ptBRSignInAccount: Translation<typeof enSignInAccount> = {
  'updateEmail.both': 'Primeiro enviaremos um código para {email}, depois outro para seu novo e-mail.',
  'updateEmail.one': 'Enviaremos um código para seu novo e-mail.',
  'updateEmail.cancel': 'Cancelar',
  'updateEmail.save': 'Salvar',
  'updateEmail.startOver': 'Recomeçar',
  'updateEmail.startOverIn': {
    one: 'Recomeçar em {count} s',
    many: 'Recomeçar em {count} s',
    other: 'Recomeçar em {count} s',
  },
  'updateEmail.done': 'E-mail alterado',
  'upgradeWallet.kept': 'Suas chaves são guardadas para você',
  'upgradeWallet.keptText':
    'O serviço de login guarda as chaves desta conta, para você fazer login em qualquer lugar.',
  'upgradeWallet.own': 'Você pode guardá-las por conta própria',
  'upgradeWallet.ownText': 'Passe para uma carteira que só você controla, no site do serviço.',
  'upgradeWallet.open': 'Abrir {host}',
  'selectAccounts.intro': 'Escolha quais contas compartilhar com {app}.',
  'selectAccounts.introSite': 'Escolha quais contas compartilhar com este site.',
  'selectAccounts.all': 'Selecionar todas',
  'selectAccounts.count': {
    one: '{count} de {all} selecionada',
    many: '{count} de {all} selecionadas',
    other: '{count} de {all} selecionadas',
  },
  'selectAccounts.cancel': 'Cancelar',
  'selectAccounts.continue': 'Continuar',
  'selectAccounts.none': 'Escolha uma conta',
  'smartAccount.stepsText': 'Junte várias etapas em uma só aprovação.',
  'smartAccount.fees': 'As taxas podem ser cobertas',
  'smartAccount.feesText': 'Um site pode cobrir suas taxas de rede.',
  'smartAccount.address': 'Um novo endereço',
  'smartAccount.addressText': 'Seus ativos ficam na sua conta padrão. Volte a ela quando quiser.',
  'smartAccount.continue': 'Continuar',
  'smartAccount.later': 'Agora não',
  'smartAccount.more': 'O que é uma conta inteligente?',
};
