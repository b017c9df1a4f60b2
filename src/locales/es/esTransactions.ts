import type { enTransactions } from '../en/enTransactions.js';
import type { Translation } from '../translation.js';

export const esTransactions: Translation<typeof enTransactions> = {
  'transaction.doing.any': 'Tu transacción',
  'transaction.doing.send': 'Envío de {amount} {symbol}',
  'transaction.doing.approve': 'Aprobación de {symbol}',
  'transaction.doing.swap': 'Intercambio de {symbol} por {bought} {boughtSymbol}',
  'transaction.doing.buy': 'Compra de {amount} {symbol}',
  'transaction.doing.name': 'Registro de {recipient}',
  'transaction.done.any': 'Transacción confirmada',
  'transaction.done.send': 'Has enviado {amount} {symbol}',
  'transaction.done.approve': 'Has aprobado hasta {amount} {symbol} para el servicio de intercambio',
  'transaction.done.approveAny': 'Has aprobado {symbol} para el servicio de intercambio',
  'transaction.done.takeBack': 'Has quitado al servicio de intercambio el permiso para retirar {symbol}',
  'transaction.done.swap': 'Has intercambiado {symbol} por {bought} {boughtSymbol}',
  'transaction.done.swapSome': 'Has intercambiado {symbol} por {boughtSymbol}',
  'transaction.done.buy': 'Has comprado {amount} {symbol}',
  'transaction.done.name': 'Has registrado {recipient}',
  'transaction.about': 'aproximadamente {amount}',
  'transaction.unknown.any': 'Aún no sabemos si tu transacción se ha confirmado',
  'transaction.unknown.send': 'Aún no sabemos si se han enviado {amount} {symbol}',
  'transaction.unknown.approve': 'Aún no sabemos si se ha aprobado {symbol}',
  'transaction.unknown.swap': 'Aún no sabemos si se han intercambiado {amount} {symbol}',
  'transaction.unknown.buy': 'Aún no sabemos si se han comprado {amount} {symbol}',
  'transaction.unknown.name': 'Aún no sabemos si se ha registrado {recipient}',
  'transaction.asked': 'Esperando a tu monedero…',
  'transaction.declined':
    'Has rechazado esto en tu monedero. No hemos podido comprobar si se ha enviado de todos modos.',
  'transaction.pending': '{doing}…',
  'transaction.failed': '{doing}: ha fallado. Como mucho, se ha cobrado la comisión de red.',
  'transaction.failedReason':
    '{doing}: ha fallado. Como mucho, se ha cobrado la comisión de red. Detalles: «{reason}»',
  'transaction.dropped':
    '{doing}: no está en la red. Aún puede realizarse hasta que canceles la transacción en tu monedero u otra ocupe su lugar.',
  'transaction.expired': '{doing}: no se ha realizado y ya no puede realizarse. No se ha enviado nada.',
  'transaction.failedInPart': '{doing}: una parte ha fallado',
  'transaction.says.done': '{doing}: tu monedero dice que se ha confirmado. No hemos podido comprobarlo.',
  'transaction.says.failed': '{doing}: tu monedero dice que ha fallado. No hemos podido comprobarlo.',
  'transaction.says.failed_in_part':
    '{doing}: tu monedero dice que una parte ha fallado. No hemos podido comprobarlo.',
  'transaction.says.given_up':
    '{doing}: tu monedero dice que ha dejado de intentarlo. No hemos podido comprobarlo, así que seguimos buscando.',
  'transaction.awaitingSignatures': '{doing}: a la espera de firmas o de que alguien ejecute la transacción',
  'transaction.done.unseen':
    'La transacción se ha confirmado. No hemos podido comprobar si ha llegado algo de {symbol}.',
  'transaction.done.unchecked':
    'La transacción se ha confirmado. No hemos podido comprobar si ha hecho lo que se pidió.',
  'transaction.movedNothing': 'La transacción se ha confirmado, pero no se ha movido nada de {symbol}',
  'transaction.movedNothing.any': 'La transacción se ha confirmado, pero no se ha movido nada',
  'transaction.movedPart': 'La transacción se ha confirmado, pero se ha movido menos de {amount} {symbol}',
  'transaction.movedPart.any': 'La transacción se ha confirmado, pero no se ha movido todo',
  'transaction.mismatched': 'Tu monedero ha enviado otra cosa: {sent}. Habías pedido: {asked}.',
  'transaction.mismatchedFailed':
    'Tu monedero ha enviado otra cosa, que ha fallado: {sent}. Habías pedido: {asked}.',
  'transaction.amountTo': '{amount} {symbol} a {recipient}',
  'transaction.anythingTo': 'una transacción a {recipient}',
  'transaction.tokensTo': '{symbol} a {recipient}',
  'transaction.tokensOf': 'tokens (contrato {token})',
  'transaction.allows.amount': 'permiso para que {recipient} retire hasta {amount} {symbol}',
  'transaction.allows.more': 'permiso para que {recipient} retire {amount} {symbol} más que antes',
  'transaction.allows.less': 'permiso para que {recipient} retire {amount} {symbol} menos que antes',
  'transaction.allows.any': 'permiso ilimitado para que {recipient} retire {symbol}',
  'transaction.allows.all': 'permiso para que {recipient} retire todos tus {symbol}',
  'transaction.allows.none': 'fin del permiso para que {recipient} retire {symbol}',
  'transaction.allows.some': 'permiso para que {recipient} retire {symbol}',
  'transaction.asked.approve': 'permiso para retirar hasta {amount} {symbol}',
  'transaction.another': 'otra transacción',
  'transaction.anotherCall': '{sent}, con una llamada al contrato distinta',
  'transaction.cancelled': '{doing}: se ha cancelado',
  'transaction.replaced': '{doing}: otra transacción ha ocupado su lugar',
  'transaction.notPermitted': 'Tu monedero no permite esta cuenta aquí',
  'transaction.notPermittedText':
    'No se te ha preguntado y no se ha enviado nada. Desconecta y vuelve a conectar esta cuenta.',
  'transaction.otherOwners':
    '{doing}: aún no está en la red. Si la cuenta tiene otros propietarios, puede que todavía tengan que firmar.',
  'transaction.moved': 'Tu monedero ha cambiado de cuenta o de red',
  'transaction.movedText': 'No se ha enviado nada. Vuelve atrás y revísalo de nuevo.',
};
