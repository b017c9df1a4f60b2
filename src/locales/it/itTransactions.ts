import type { enTransactions } from '../en/enTransactions.js';
import type { Translation } from '../translation.js';

export const itTransactions: Translation<typeof enTransactions> = {
  'transaction.doing.any': 'La tua transazione',
  'transaction.doing.send': 'Invio di {amount} {symbol}',
  'transaction.doing.approve': 'Approvazione di {symbol}',
  'transaction.doing.swap': 'Scambio di {symbol} con {bought} {boughtSymbol}',
  'transaction.doing.buy': 'Acquisto di {amount} {symbol}',
  'transaction.doing.name': 'Registrazione di {recipient}',
  'transaction.done.any': 'Transazione confermata',
  'transaction.done.send': 'Hai inviato {amount} {symbol}',
  'transaction.done.approve': 'Hai approvato fino a {amount} {symbol} per l’exchange',
  'transaction.done.approveAny': 'Hai approvato {symbol} per l’exchange',
  'transaction.done.takeBack': 'Hai revocato all’exchange il permesso di prelevare {symbol}',
  'transaction.done.swap': 'Hai scambiato {symbol} con {bought} {boughtSymbol}',
  'transaction.done.swapSome': 'Hai scambiato {symbol} con {boughtSymbol}',
  'transaction.done.buy': 'Hai comprato {amount} {symbol}',
  'transaction.done.name': 'Hai registrato {recipient}',
  'transaction.about': 'circa {amount}',
  'transaction.unknown.any': 'Non sappiamo ancora se la tua transazione è stata eseguita',
  'transaction.unknown.send': 'Non sappiamo ancora se l’invio di {amount} {symbol} è stato eseguito',
  'transaction.unknown.approve': 'Non sappiamo ancora se l’approvazione di {symbol} è stata eseguita',
  'transaction.unknown.swap': 'Non sappiamo ancora se lo scambio di {amount} {symbol} è stato eseguito',
  'transaction.unknown.buy': 'Non sappiamo ancora se l’acquisto di {amount} {symbol} è stato eseguito',
  'transaction.unknown.name': 'Non sappiamo ancora se la registrazione di {recipient} è stata eseguita',
  'transaction.asked': 'In attesa del tuo wallet…',
  'transaction.declined':
    'Hai rifiutato nel tuo wallet. Non abbiamo potuto verificare se sia stato inviato comunque.',
  'transaction.pending': '{doing} in corso…',
  'transaction.failed':
    '{doing}: operazione non riuscita. Al massimo è stata addebitata la commissione di rete.',
  'transaction.failedReason':
    '{doing}: operazione non riuscita. Al massimo è stata addebitata la commissione di rete. Dettagli: «{reason}»',
  'transaction.dropped':
    '{doing}: non risulta sulla rete. L’operazione può ancora essere eseguita finché non la annulli nel tuo wallet o un’altra transazione non prende il suo posto.',
  'transaction.expired': '{doing}: operazione non eseguita, e non può più esserlo. Nulla è stato inviato.',
  'transaction.failedInPart': '{doing}: una parte non è riuscita',
  'transaction.says.done':
    '{doing}: il tuo wallet dice che l’operazione è stata eseguita. Non abbiamo potuto verificarlo.',
  'transaction.says.failed':
    '{doing}: il tuo wallet dice che l’operazione non è riuscita. Non abbiamo potuto verificarlo.',
  'transaction.says.failed_in_part':
    '{doing}: il tuo wallet dice che una parte non è riuscita. Non abbiamo potuto verificarlo.',
  'transaction.says.given_up':
    '{doing}: il tuo wallet dice di aver rinunciato all’operazione. Non abbiamo potuto verificarlo, quindi continuiamo a cercare.',
  'transaction.awaitingSignatures': '{doing}: in attesa di firme, o di qualcuno che esegua la transazione',
  'transaction.done.unseen':
    'La transazione è stata eseguita. Non abbiamo potuto verificare se sono arrivati {symbol}.',
  'transaction.done.unchecked':
    'La transazione è stata eseguita. Non abbiamo potuto verificare se ha fatto ciò che era stato chiesto.',
  'transaction.movedNothing': 'La transazione è stata eseguita, ma senza spostare alcun importo in {symbol}',
  'transaction.movedNothing.any': 'La transazione è stata eseguita, ma senza spostare nulla',
  'transaction.movedPart': 'La transazione è stata eseguita, ma spostando meno di {amount} {symbol}',
  'transaction.movedPart.any': 'La transazione è stata eseguita, ma senza spostare tutto',
  'transaction.mismatched': 'Il tuo wallet ha inviato qualcos’altro: {sent}. Avevi chiesto: {asked}.',
  'transaction.mismatchedFailed':
    'Il tuo wallet ha inviato qualcos’altro, che non è riuscito: {sent}. Avevi chiesto: {asked}.',
  'transaction.amountTo': '{amount} {symbol} a {recipient}',
  'transaction.anythingTo': 'una transazione verso {recipient}',
  'transaction.tokensTo': '{symbol} a {recipient}',
  'transaction.tokensOf': 'token del contratto {token}',
  'transaction.allows.amount': 'permesso per {recipient} di prelevare fino a {amount} {symbol}',
  'transaction.allows.more':
    'permesso per {recipient} di prelevare {amount} {symbol} in più rispetto a prima',
  'transaction.allows.less':
    'permesso per {recipient} di prelevare {amount} {symbol} in meno rispetto a prima',
  'transaction.allows.any': 'permesso illimitato per {recipient} di prelevare {symbol}',
  'transaction.allows.all': 'permesso per {recipient} di prelevare tutti i {symbol}',
  'transaction.allows.none': 'nessun permesso residuo per {recipient} di prelevare {symbol}',
  'transaction.allows.some': 'permesso per {recipient} di prelevare {symbol}',
  'transaction.asked.approve': 'permesso di prelevare fino a {amount} {symbol}',
  'transaction.another': 'un’altra transazione',
  'transaction.anotherCall': '{sent}, con una chiamata diversa',
  'transaction.cancelled': '{doing}: operazione annullata',
  'transaction.replaced': '{doing}: operazione sostituita da un’altra transazione',
  'transaction.notPermitted': 'Il tuo wallet non consente questo account qui',
  'transaction.notPermittedText': 'Disconnetti e ricollega questo account.',
  'transaction.otherOwners':
    '{doing}: non ancora sulla rete. Se l’account ha altri proprietari, forse devono ancora firmare.',
  'transaction.elsewhere': 'Il tuo wallet ha inviato l’operazione su {network}, non su {asked}.',
  'transaction.absent':
    'Questo account è un contratto su {other}, ma non su {network}. Qui il tuo wallet potrebbe non riuscire a inviare.',
  'transaction.moved': 'Il tuo wallet ha cambiato account o rete',
  'transaction.movedText': 'Nulla è stato inviato. Torna indietro e controlla di nuovo.',
};
