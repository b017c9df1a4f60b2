import type { enTransactions } from '../en/enTransactions.js';
import type { Translation } from '../translation.js';

export const ptBRTransactions: Translation<typeof enTransactions> = {
  'transaction.doing.any': 'Sua transação',
  'transaction.doing.send': 'Envio de {amount} {symbol}',
  'transaction.doing.approve': 'Aprovação de {symbol}',
  'transaction.doing.swap': 'Troca de {symbol} por {bought} {boughtSymbol}',
  'transaction.doing.buy': 'Compra de {amount} {symbol}',
  'transaction.doing.name': 'Registro de {recipient}',
  'transaction.done.any': 'Transação confirmada',
  'transaction.done.send': 'Você enviou {amount} {symbol}',
  'transaction.done.approve': 'Você aprovou até {amount} {symbol} para a exchange',
  'transaction.done.approveAny': 'Você aprovou {symbol} para a exchange',
  'transaction.done.takeBack': 'Você revogou a permissão da exchange para retirar {symbol}',
  'transaction.done.swap': 'Você trocou {symbol} por {bought} {boughtSymbol}',
  'transaction.done.swapSome': 'Você trocou {symbol} por {boughtSymbol}',
  'transaction.done.buy': 'Você comprou {amount} {symbol}',
  'transaction.done.name': 'Você registrou {recipient}',
  'transaction.about': 'cerca de {amount}',
  'transaction.unknown.any': 'Ainda não sabemos se sua transação foi concluída',
  'transaction.unknown.send': 'Ainda não sabemos se o envio de {amount} {symbol} foi concluído',
  'transaction.unknown.approve': 'Ainda não sabemos se a aprovação de {symbol} foi concluída',
  'transaction.unknown.swap': 'Ainda não sabemos se a troca de {amount} {symbol} foi concluída',
  'transaction.unknown.buy': 'Ainda não sabemos se a compra de {amount} {symbol} foi concluída',
  'transaction.unknown.name': 'Ainda não sabemos se o registro de {recipient} foi concluído',
  'transaction.asked': 'Aguardando sua carteira…',
  'transaction.declined':
    'Você recusou isso na sua carteira. Não conseguimos verificar se foi enviado mesmo assim.',
  'transaction.pending': '{doing} em andamento…',
  'transaction.failed': '{doing}: a operação falhou. No máximo, a taxa de rede foi cobrada.',
  'transaction.failedReason':
    '{doing}: a operação falhou. No máximo, a taxa de rede foi cobrada. Detalhes: “{reason}”',
  'transaction.dropped':
    '{doing}: não está na rede. A operação ainda pode ser concluída até que você a cancele na sua carteira ou que outra transação tome o lugar dela.',
  'transaction.expired': '{doing}: a operação não foi concluída e não pode mais ser. Nada foi enviado.',
  'transaction.failedInPart': '{doing}: uma parte falhou',
  'transaction.says.done':
    '{doing}: sua carteira diz que a operação foi concluída. Não conseguimos verificar isso.',
  'transaction.says.failed':
    '{doing}: sua carteira diz que a operação falhou. Não conseguimos verificar isso.',
  'transaction.says.failed_in_part':
    '{doing}: sua carteira diz que uma parte falhou. Não conseguimos verificar isso.',
  'transaction.says.given_up':
    '{doing}: sua carteira diz que desistiu da operação. Não conseguimos verificar isso, então continuamos procurando.',
  'transaction.awaitingSignatures': '{doing}: aguardando assinaturas, ou alguém que execute a transação',
  'transaction.done.unseen':
    'A transação foi concluída. Não conseguimos verificar se algum valor em {symbol} chegou.',
  'transaction.done.unchecked':
    'A transação foi concluída. Não conseguimos verificar se ela fez o que foi pedido.',
  'transaction.movedNothing': 'A transação foi concluída, mas nenhum valor em {symbol} foi movido',
  'transaction.movedNothing.any': 'A transação foi concluída, mas nada foi movido',
  'transaction.movedPart': 'A transação foi concluída, mas o valor movido é menor que {amount} {symbol}',
  'transaction.movedPart.any': 'A transação foi concluída, mas nem tudo foi movido',
  'transaction.mismatched': 'Sua carteira enviou outra coisa: {sent}. Você pediu: {asked}.',
  'transaction.mismatchedFailed': 'Sua carteira enviou outra coisa, que falhou: {sent}. Você pediu: {asked}.',
  'transaction.amountTo': '{amount} {symbol} para {recipient}',
  'transaction.anythingTo': 'uma transação para {recipient}',
  'transaction.tokensTo': '{symbol} para {recipient}',
  'transaction.tokensOf': 'tokens do contrato {token}',
  'transaction.allows.amount': 'permissão para {recipient} retirar até {amount} {symbol}',
  'transaction.allows.more': 'permissão para {recipient} retirar {amount} {symbol} a mais do que antes',
  'transaction.allows.less': 'permissão para {recipient} retirar {amount} {symbol} a menos do que antes',
  'transaction.allows.any': 'permissão ilimitada para {recipient} retirar {symbol}',
  'transaction.allows.all': 'permissão para {recipient} retirar todos os {symbol}',
  'transaction.allows.none': 'nenhuma permissão restante para {recipient} retirar {symbol}',
  'transaction.allows.some': 'permissão para {recipient} retirar {symbol}',
  'transaction.asked.approve': 'permissão para retirar até {amount} {symbol}',
  'transaction.another': 'outra transação',
  'transaction.anotherCall': '{sent}, com uma chamada diferente',
  'transaction.cancelled': '{doing}: operação cancelada',
  'transaction.replaced': '{doing}: operação substituída por outra transação',
  'transaction.notPermitted': 'Sua carteira não permite esta conta aqui',
  'transaction.notPermittedText': 'Desconecte e conecte esta conta de novo.',
  'transaction.otherOwners':
    '{doing}: ainda não está na rede. Se a conta tiver outros donos, talvez eles ainda precisem assinar.',
  'transaction.elsewhere': 'Sua carteira enviou isto em {network}, não em {asked}.',
  'transaction.absent':
    'Esta conta é um contrato em {other}, mas não em {network}. Aqui, sua carteira talvez não consiga enviar.',
  'transaction.moved': 'Sua carteira mudou de conta ou de rede',
  'transaction.movedText': 'Nada foi enviado. Volte e revise de novo.',
};
