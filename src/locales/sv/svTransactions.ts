import type { enTransactions } from '../en/enTransactions.js';
import type { Translation } from '../translation.js';

export const svTransactions: Translation<typeof enTransactions> = {
  'transaction.doing.any': 'Din transaktion',
  'transaction.doing.send': 'Överföring av {amount} {symbol}',
  'transaction.doing.approve': 'Godkännande av {symbol}',
  'transaction.doing.swap': 'Byte av {symbol} till {bought} {boughtSymbol}',
  'transaction.doing.buy': 'Köp av {amount} {symbol}',
  'transaction.doing.name': 'Registrering av {recipient}',
  'transaction.done.any': 'Transaktionen är bekräftad',
  'transaction.done.send': '{amount} {symbol} har skickats',
  'transaction.done.approve': 'Upp till {amount} {symbol} har godkänts för bytestjänsten',
  'transaction.done.approveAny': '{symbol} har godkänts för bytestjänsten',
  'transaction.done.takeBack': 'Bytestjänstens tillåtelse att dra {symbol} har återkallats',
  'transaction.done.swap': '{symbol} har bytts till {bought} {boughtSymbol}',
  'transaction.done.swapSome': '{symbol} har bytts till {boughtSymbol}',
  'transaction.done.buy': '{amount} {symbol} har köpts',
  'transaction.done.name': '{recipient} har registrerats',
  'transaction.about': 'cirka {amount}',
  'transaction.unknown.any': 'Vi vet inte ännu om din transaktion har genomförts',
  'transaction.unknown.send': 'Vi vet inte ännu om {amount} {symbol} har skickats',
  'transaction.unknown.approve': 'Vi vet inte ännu om {symbol} har godkänts',
  'transaction.unknown.swap': 'Vi vet inte ännu om {amount} {symbol} har bytts',
  'transaction.unknown.buy': 'Vi vet inte ännu om {amount} {symbol} har köpts',
  'transaction.unknown.name': 'Vi vet inte ännu om {recipient} har registrerats',
  'transaction.asked': 'Väntar på din plånbok…',
  'transaction.declined': 'Du nekade detta i din plånbok. Vi kunde inte kontrollera om det skickades ändå.',
  'transaction.pending': '{doing}…',
  'transaction.failed': '{doing}: misslyckades. Som mest har nätverksavgiften dragits.',
  'transaction.failedReason':
    '{doing}: misslyckades. Som mest har nätverksavgiften dragits. Detaljer: ”{reason}”',
  'transaction.dropped':
    '{doing}: inte på nätverket. Transaktionen kan fortfarande genomföras tills du annullerar den i din plånbok eller en annan transaktion tar dess plats.',
  'transaction.expired': '{doing}: genomfördes inte och kan inte längre genomföras. Inget skickades.',
  'transaction.failedInPart': '{doing}: en del misslyckades',
  'transaction.says.done': '{doing}: genomfördes enligt din plånbok. Vi kunde inte kontrollera det.',
  'transaction.says.failed': '{doing}: misslyckades enligt din plånbok. Vi kunde inte kontrollera det.',
  'transaction.says.failed_in_part':
    '{doing}: en del misslyckades enligt din plånbok. Vi kunde inte kontrollera det.',
  'transaction.says.given_up':
    '{doing}: din plånbok meddelar att den har gett upp. Vi kunde inte kontrollera det, så vi fortsätter leta.',
  'transaction.awaitingSignatures':
    '{doing}: väntar på signaturer, eller på att någon ska utföra transaktionen',
  'transaction.done.unseen':
    'Transaktionen genomfördes. Vi kunde inte kontrollera om några {symbol} kom fram.',
  'transaction.done.unchecked':
    'Transaktionen genomfördes. Vi kunde inte kontrollera om den gjorde det som begärdes.',
  'transaction.movedNothing': 'Transaktionen genomfördes, men inga {symbol} flyttades',
  'transaction.movedNothing.any': 'Transaktionen genomfördes, men inget flyttades',
  'transaction.movedPart': 'Transaktionen genomfördes, men mindre än {amount} {symbol} flyttades',
  'transaction.movedPart.any': 'Transaktionen genomfördes, men inte allt flyttades',
  'transaction.mismatched': 'Din plånbok skickade något annat: {sent}. Du begärde: {asked}.',
  'transaction.mismatchedFailed':
    'Din plånbok skickade något annat, och det misslyckades: {sent}. Du begärde: {asked}.',
  'transaction.amountTo': '{amount} {symbol} till {recipient}',
  'transaction.anythingTo': 'en transaktion till {recipient}',
  'transaction.tokensTo': '{symbol} till {recipient}',
  'transaction.tokensOf': 'tokens med kontraktet {token}',
  'transaction.allows.amount': 'tillåtelse för {recipient} att dra upp till {amount} {symbol}',
  'transaction.allows.more': 'tillåtelse för {recipient} att dra {amount} {symbol} mer än tidigare',
  'transaction.allows.less': 'tillåtelse för {recipient} att dra {amount} {symbol} mindre än tidigare',
  'transaction.allows.any': 'obegränsad tillåtelse för {recipient} att dra {symbol}',
  'transaction.allows.all': 'tillåtelse för {recipient} att dra alla {symbol}',
  'transaction.allows.none': 'ingen tillåtelse längre för {recipient} att dra {symbol}',
  'transaction.allows.some': 'tillåtelse för {recipient} att dra {symbol}',
  'transaction.asked.approve': 'tillåtelse att dra upp till {amount} {symbol}',
  'transaction.another': 'en annan transaktion',
  'transaction.anotherCall': '{sent}, med ett annat anrop',
  'transaction.cancelled': '{doing}: transaktionen annullerades',
  'transaction.replaced': '{doing}: ersattes av en annan transaktion',
  'transaction.notPermitted': 'Din plånbok tillåter inte det här kontot här',
  'transaction.notPermittedText':
    'Du tillfrågades inte, och inget skickades. Koppla från och anslut kontot igen.',
  'transaction.otherOwners':
    '{doing}: inte på nätverket än. Om kontot har andra ägare kan de behöva signera.',
  'transaction.moved': 'Din plånbok bytte konto eller nätverk',
  'transaction.movedText': 'Inget skickades. Gå tillbaka och granska igen.',
};
