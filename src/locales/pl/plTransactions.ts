import type { enTransactions } from '../en/enTransactions.js';
import type { Translation } from '../translation.js';

export const plTransactions: Translation<typeof enTransactions> = {
  'transaction.doing.any': 'Twoja transakcja',
  'transaction.doing.send': 'Wysyłanie {amount} {symbol}',
  'transaction.doing.approve': 'Zezwalanie na pobranie {symbol}',
  'transaction.doing.swap': 'Wymiana {symbol} na {bought} {boughtSymbol}',
  'transaction.doing.buy': 'Zakup {amount} {symbol}',
  'transaction.doing.name': 'Rejestracja {recipient}',
  'transaction.done.any': 'Transakcja potwierdzona',
  'transaction.done.send': 'Wysłano {amount} {symbol}',
  'transaction.done.approve': 'Zezwolono serwisowi wymiany na pobranie do {amount} {symbol}',
  'transaction.done.approveAny': 'Zezwolono serwisowi wymiany na pobranie {symbol}',
  'transaction.done.takeBack': 'Cofnięto zezwolenie serwisu wymiany na pobranie {symbol}',
  'transaction.done.swap': 'Wymieniono {symbol} na {bought} {boughtSymbol}',
  'transaction.done.swapSome': 'Wymieniono {symbol} na {boughtSymbol}',
  'transaction.done.buy': 'Kupiono {amount} {symbol}',
  'transaction.done.name': 'Zarejestrowano {recipient}',
  'transaction.about': 'około {amount}',
  'transaction.unknown.any': 'Nie wiemy jeszcze, czy twoja transakcja przeszła',
  'transaction.unknown.send': 'Nie wiemy jeszcze, czy wysłano {amount} {symbol}',
  'transaction.unknown.approve': 'Nie wiemy jeszcze, czy zezwolono na pobranie {symbol}',
  'transaction.unknown.swap': 'Nie wiemy jeszcze, czy wymieniono {amount} {symbol}',
  'transaction.unknown.buy': 'Nie wiemy jeszcze, czy kupiono {amount} {symbol}',
  'transaction.unknown.name': 'Nie wiemy jeszcze, czy zarejestrowano {recipient}',
  'transaction.asked': 'Czekamy na twój portfel…',
  'transaction.declined': 'Odrzucono to w portfelu. Nie udało się sprawdzić, czy mimo to zostało wysłane.',
  'transaction.pending': '{doing}: w toku…',
  'transaction.failed': '{doing}: nie powiodło się. Pobrano najwyżej opłatę sieciową.',
  'transaction.failedReason':
    '{doing}: nie powiodło się. Pobrano najwyżej opłatę sieciową. Szczegóły: „{reason}”',
  'transaction.dropped':
    '{doing}: brak w sieci. Transakcja może jeszcze przejść, dopóki nie anulujesz jej w portfelu lub jej miejsca nie zajmie inna.',
  'transaction.expired': '{doing}: transakcja nie przeszła i już nie przejdzie. Nic nie wysłano.',
  'transaction.failedInPart': '{doing}: część się nie powiodła',
  'transaction.says.done': '{doing}: twój portfel podaje, że przeszło. Nie udało nam się tego sprawdzić.',
  'transaction.says.failed':
    '{doing}: twój portfel podaje, że się nie powiodło. Nie udało nam się tego sprawdzić.',
  'transaction.says.failed_in_part':
    '{doing}: twój portfel podaje, że część się nie powiodła. Nie udało nam się tego sprawdzić.',
  'transaction.says.given_up':
    '{doing}: twój portfel podaje, że z tego zrezygnował. Nie udało nam się tego sprawdzić, więc szukamy dalej.',
  'transaction.awaitingSignatures': '{doing}: czeka na podpisy lub na wykonanie przez kogoś',
  'transaction.done.unseen': 'Transakcja przeszła. Nie udało nam się sprawdzić, czy dotarły jakieś {symbol}.',
  'transaction.done.unchecked':
    'Transakcja przeszła. Nie udało nam się sprawdzić, czy zrobiła to, co zlecono.',
  'transaction.movedNothing': 'Transakcja przeszła, ale przeniesiono 0 {symbol}',
  'transaction.movedNothing.any': 'Transakcja przeszła, ale nic nie przeniesiono',
  'transaction.movedPart': 'Transakcja przeszła, ale przeniesiono mniej niż {amount} {symbol}',
  'transaction.movedPart.any': 'Transakcja przeszła, ale nie wszystko przeniesiono',
  'transaction.mismatched': 'Twój portfel wysłał coś innego: {sent}. Zlecono: {asked}.',
  'transaction.mismatchedFailed':
    'Twój portfel wysłał coś innego i to się nie powiodło: {sent}. Zlecono: {asked}.',
  'transaction.amountTo': '{amount} {symbol} na adres {recipient}',
  'transaction.anythingTo': 'transakcja na adres {recipient}',
  'transaction.tokensTo': 'transfer {symbol} na adres {recipient}',
  'transaction.tokensOf': 'tokenów {token}',
  'transaction.allows.amount': 'zezwolenie dla {recipient} na pobranie do {amount} {symbol}',
  'transaction.allows.more':
    'zezwolenie dla {recipient} na pobranie o {amount} {symbol} więcej niż wcześniej',
  'transaction.allows.less': 'zezwolenie dla {recipient} na pobranie o {amount} {symbol} mniej niż wcześniej',
  'transaction.allows.any': 'nieograniczone zezwolenie dla {recipient} na pobranie {symbol}',
  'transaction.allows.all': 'zezwolenie dla {recipient} na pobranie wszystkich {symbol}',
  'transaction.allows.none': 'cofnięcie zezwolenia dla {recipient} na pobranie {symbol}',
  'transaction.allows.some': 'zezwolenie dla {recipient} na pobranie {symbol}',
  'transaction.asked.approve': 'zezwolenie na pobranie do {amount} {symbol}',
  'transaction.another': 'inna transakcja',
  'transaction.anotherCall': '{sent}, z innym wywołaniem',
  'transaction.cancelled': '{doing}: anulowano',
  'transaction.replaced': '{doing}: zastąpiono inną transakcją',
  'transaction.notPermitted': 'Twój portfel nie zezwala tu na to konto',
  'transaction.notPermittedText':
    'Nie otrzymano żadnego zapytania i nic nie wysłano. Rozłącz i połącz to konto ponownie.',
  'transaction.otherOwners':
    '{doing}: jeszcze nie ma w sieci. Jeśli konto ma innych właścicieli, być może muszą jeszcze podpisać.',
  'transaction.moved': 'Twój portfel zmienił konto lub sieć',
  'transaction.movedText': 'Nic nie wysłano. Wróć i sprawdź ponownie.',
};
