import type { enTransactions } from '../en/enTransactions.js';
import type { Translation } from '../translation.js';

export const deTransactions: Translation<typeof enTransactions> = {
  'transaction.doing.any': 'Ihre Transaktion',
  'transaction.doing.send': 'Senden von {amount} {symbol}',
  'transaction.doing.approve': 'Genehmigung von {symbol}',
  'transaction.doing.swap': 'Tausch von {symbol} gegen {bought} {boughtSymbol}',
  'transaction.doing.buy': 'Kauf von {amount} {symbol}',
  'transaction.doing.name': 'Registrierung von {recipient}',
  'transaction.done.any': 'Transaktion bestätigt',
  'transaction.done.send': '{amount} {symbol} gesendet',
  'transaction.done.approve': 'Bis zu {amount} {symbol} für den Tauschdienst genehmigt',
  'transaction.done.approveAny': '{symbol} für den Tauschdienst genehmigt',
  'transaction.done.takeBack': 'Erlaubnis des Tauschdienstes zum Abbuchen von {symbol} zurückgenommen',
  'transaction.done.swap': '{symbol} in {bought} {boughtSymbol} getauscht',
  'transaction.done.swapSome': '{symbol} in {boughtSymbol} getauscht',
  'transaction.done.buy': '{amount} {symbol} gekauft',
  'transaction.done.name': '{recipient} registriert',
  'transaction.about': 'etwa {amount}',
  'transaction.unknown.any': 'Wir wissen noch nicht, ob Ihre Transaktion ausgeführt wurde',
  'transaction.unknown.send': 'Wir wissen noch nicht, ob das Senden von {amount} {symbol} ausgeführt wurde',
  'transaction.unknown.approve': 'Wir wissen noch nicht, ob {symbol} genehmigt wurde',
  'transaction.unknown.swap': 'Wir wissen noch nicht, ob der Tausch von {amount} {symbol} ausgeführt wurde',
  'transaction.unknown.buy': 'Wir wissen noch nicht, ob der Kauf von {amount} {symbol} ausgeführt wurde',
  'transaction.unknown.name': 'Wir wissen noch nicht, ob {recipient} registriert wurde',
  'transaction.asked': 'Warten auf Ihre Wallet…',
  'transaction.declined':
    'Sie haben das in Ihrer Wallet abgelehnt. Wir konnten nicht prüfen, ob es trotzdem gesendet wurde.',
  'transaction.pending': '{doing}…',
  'transaction.failed': '{doing}: fehlgeschlagen. Höchstens die Netzwerkgebühr wurde berechnet.',
  'transaction.failedReason':
    '{doing}: fehlgeschlagen. Höchstens die Netzwerkgebühr wurde berechnet. Details: „{reason}“',
  'transaction.dropped':
    '{doing}: nicht im Netzwerk. Die Ausführung ist weiterhin möglich, bis Sie die Transaktion in Ihrer Wallet stornieren oder eine andere an ihre Stelle tritt.',
  'transaction.expired': '{doing}: nicht ausgeführt und auch nicht mehr möglich. Es wurde nichts gesendet.',
  'transaction.failedInPart': '{doing}: teilweise fehlgeschlagen',
  'transaction.says.done': '{doing}: laut Ihrer Wallet ausgeführt. Das konnten wir nicht prüfen.',
  'transaction.says.failed': '{doing}: laut Ihrer Wallet fehlgeschlagen. Das konnten wir nicht prüfen.',
  'transaction.says.failed_in_part':
    '{doing}: laut Ihrer Wallet teilweise fehlgeschlagen. Das konnten wir nicht prüfen.',
  'transaction.says.given_up':
    '{doing}: laut Ihrer Wallet aufgegeben. Das konnten wir nicht prüfen, deshalb suchen wir weiter.',
  'transaction.awaitingSignatures':
    '{doing}: wartet auf Signaturen oder darauf, dass jemand die Ausführung startet',
  'transaction.done.unseen':
    'Die Transaktion wurde ausgeführt. Ob {symbol} angekommen ist, konnten wir nicht prüfen.',
  'transaction.done.unchecked':
    'Die Transaktion wurde ausgeführt. Ob sie getan hat, was angefordert war, konnten wir nicht prüfen.',
  'transaction.movedNothing': 'Die Transaktion wurde ausgeführt, aber es wurde kein {symbol} übertragen',
  'transaction.movedNothing.any': 'Die Transaktion wurde ausgeführt, aber es wurde nichts übertragen',
  'transaction.movedPart':
    'Die Transaktion wurde ausgeführt, aber es wurde weniger als {amount} {symbol} übertragen',
  'transaction.movedPart.any': 'Die Transaktion wurde ausgeführt, aber es wurde nicht alles übertragen',
  'transaction.mismatched': 'Ihre Wallet hat etwas anderes gesendet: {sent}. Von Ihnen angefordert: {asked}.',
  'transaction.mismatchedFailed':
    'Ihre Wallet hat etwas anderes gesendet, und das ist fehlgeschlagen: {sent}. Von Ihnen angefordert: {asked}.',
  'transaction.amountTo': '{amount} {symbol} an {recipient}',
  'transaction.anythingTo': 'eine Transaktion an {recipient}',
  'transaction.tokensTo': '{symbol} an {recipient}',
  'transaction.tokensOf': 'Token mit Contract {token}',
  'transaction.allows.amount': 'Erlaubnis für {recipient}, bis zu {amount} {symbol} abzubuchen',
  'transaction.allows.more': 'Erlaubnis für {recipient}, {amount} {symbol} mehr als bisher abzubuchen',
  'transaction.allows.less': 'Erlaubnis für {recipient}, {amount} {symbol} weniger als bisher abzubuchen',
  'transaction.allows.any': 'unbegrenzte Erlaubnis für {recipient}, {symbol} abzubuchen',
  'transaction.allows.all': 'Erlaubnis für {recipient}, alle {symbol} abzubuchen',
  'transaction.allows.none': 'keine Erlaubnis mehr für {recipient}, {symbol} abzubuchen',
  'transaction.allows.some': 'Erlaubnis für {recipient}, {symbol} abzubuchen',
  'transaction.asked.approve': 'Erlaubnis, bis zu {amount} {symbol} abzubuchen',
  'transaction.another': 'eine andere Transaktion',
  'transaction.anotherCall': '{sent}, mit einem anderen Aufruf',
  'transaction.cancelled': '{doing}: storniert',
  'transaction.replaced': '{doing}: durch eine andere Transaktion ersetzt',
  'transaction.notPermitted': 'Ihre Wallet erlaubt dieses Konto hier nicht',
  'transaction.notPermittedText': 'Trennen Sie die Verbindung und verbinden Sie dieses Konto erneut.',
  'transaction.otherOwners':
    '{doing}: noch nicht im Netzwerk. Hat das Konto weitere Inhaber, müssen sie vielleicht noch signieren.',
  'transaction.elsewhere': 'Ihre Wallet hat dies auf {network} gesendet, nicht auf {asked}.',
  'transaction.absent':
    'Dieses Konto ist auf {other} ein Contract, auf {network} aber nicht. Hier kann Ihre Wallet womöglich nicht senden.',
  'transaction.moved': 'Ihre Wallet hat Konto oder Netzwerk gewechselt',
  'transaction.movedText': 'Es wurde nichts gesendet. Gehen Sie zurück und prüfen Sie erneut.',
};
