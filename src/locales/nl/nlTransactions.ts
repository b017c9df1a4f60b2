import type { enTransactions } from '../en/enTransactions.js';
import type { Translation } from '../translation.js';

export const nlTransactions: Translation<typeof enTransactions> = {
  'transaction.doing.any': 'Je transactie',
  'transaction.doing.send': 'Versturen van {amount} {symbol}',
  'transaction.doing.approve': 'Goedkeuring van {symbol}',
  'transaction.doing.swap': 'Swap van {symbol} naar {bought} {boughtSymbol}',
  'transaction.doing.buy': 'Aankoop van {amount} {symbol}',
  'transaction.doing.name': 'Registratie van {recipient}',
  'transaction.done.any': 'Transactie bevestigd',
  'transaction.done.send': '{amount} {symbol} verstuurd',
  'transaction.done.approve': 'Maximaal {amount} {symbol} goedgekeurd voor de swapdienst',
  'transaction.done.approveAny': '{symbol} goedgekeurd voor de swapdienst',
  'transaction.done.takeBack': 'Toestemming voor de swapdienst om {symbol} af te schrijven is ingetrokken',
  'transaction.done.swap': '{symbol} geswapt naar {bought} {boughtSymbol}',
  'transaction.done.swapSome': '{symbol} geswapt naar {boughtSymbol}',
  'transaction.done.buy': '{amount} {symbol} gekocht',
  'transaction.done.name': '{recipient} geregistreerd',
  'transaction.about': 'ongeveer {amount}',
  'transaction.unknown.any': 'We weten nog niet of je transactie is uitgevoerd',
  'transaction.unknown.send': 'We weten nog niet of {amount} {symbol} is verstuurd',
  'transaction.unknown.approve': 'We weten nog niet of {symbol} is goedgekeurd',
  'transaction.unknown.swap': 'We weten nog niet of {amount} {symbol} is geswapt',
  'transaction.unknown.buy': 'We weten nog niet of {amount} {symbol} is gekocht',
  'transaction.unknown.name': 'We weten nog niet of {recipient} is geregistreerd',
  'transaction.asked': 'Wachten op je wallet…',
  'transaction.declined':
    'Je hebt dit in je wallet geweigerd. We konden niet nagaan of het toch is verzonden.',
  'transaction.pending': '{doing}: in behandeling…',
  'transaction.failed': '{doing}: mislukt. Hooguit zijn de netwerkkosten in rekening gebracht.',
  'transaction.failedReason':
    '{doing}: mislukt. Hooguit zijn de netwerkkosten in rekening gebracht. Details: “{reason}”',
  'transaction.dropped':
    '{doing}: niet op het netwerk. Uitvoering blijft mogelijk totdat je de transactie in je wallet annuleert of een andere transactie ervoor in de plaats komt.',
  'transaction.expired': '{doing}: niet uitgevoerd en ook niet meer mogelijk. Er is niets verstuurd.',
  'transaction.failedInPart': '{doing}: gedeeltelijk mislukt',
  'transaction.says.done': '{doing}: volgens je wallet uitgevoerd. We konden dat niet controleren.',
  'transaction.says.failed': '{doing}: volgens je wallet mislukt. We konden dat niet controleren.',
  'transaction.says.failed_in_part':
    '{doing}: volgens je wallet gedeeltelijk mislukt. We konden dat niet controleren.',
  'transaction.says.given_up':
    '{doing}: je wallet meldt dit te hebben opgegeven. We konden dat niet controleren, dus we blijven zoeken.',
  'transaction.awaitingSignatures': '{doing}: wacht op handtekeningen, of op iemand die dit uitvoert',
  'transaction.done.unseen':
    'De transactie is uitgevoerd. We konden niet controleren of er {symbol} is aangekomen.',
  'transaction.done.unchecked':
    'De transactie is uitgevoerd. We konden niet controleren of deze deed wat werd gevraagd.',
  'transaction.movedNothing': 'De transactie is uitgevoerd, maar er is geen {symbol} verplaatst',
  'transaction.movedNothing.any': 'De transactie is uitgevoerd, maar er is niets verplaatst',
  'transaction.movedPart': 'De transactie is uitgevoerd, maar er is minder dan {amount} {symbol} verplaatst',
  'transaction.movedPart.any': 'De transactie is uitgevoerd, maar niet alles is verplaatst',
  'transaction.mismatched': 'Je wallet heeft iets anders verstuurd: {sent}. Jij vroeg om: {asked}.',
  'transaction.mismatchedFailed':
    'Je wallet heeft iets anders verstuurd, en dat is mislukt: {sent}. Jij vroeg om: {asked}.',
  'transaction.amountTo': '{amount} {symbol} naar {recipient}',
  'transaction.anythingTo': 'een transactie naar {recipient}',
  'transaction.tokensTo': '{symbol} naar {recipient}',
  'transaction.tokensOf': 'tokens met contract {token}',
  'transaction.allows.amount': 'toestemming voor {recipient} om maximaal {amount} {symbol} af te schrijven',
  'transaction.allows.more':
    'toestemming voor {recipient} om {amount} {symbol} meer af te schrijven dan voorheen',
  'transaction.allows.less':
    'toestemming voor {recipient} om {amount} {symbol} minder af te schrijven dan voorheen',
  'transaction.allows.any': 'onbeperkte toestemming voor {recipient} om {symbol} af te schrijven',
  'transaction.allows.all': 'toestemming voor {recipient} om alle {symbol} af te schrijven',
  'transaction.allows.none': 'geen toestemming meer voor {recipient} om {symbol} af te schrijven',
  'transaction.allows.some': 'toestemming voor {recipient} om {symbol} af te schrijven',
  'transaction.asked.approve': 'toestemming om maximaal {amount} {symbol} af te schrijven',
  'transaction.another': 'een andere transactie',
  'transaction.anotherCall': '{sent}, met een andere aanroep',
  'transaction.cancelled': '{doing}: geannuleerd',
  'transaction.replaced': '{doing}: vervangen door een andere transactie',
  'transaction.notPermitted': 'Je wallet staat dit account hier niet toe',
  'transaction.notPermittedText': 'Verbreek de verbinding en verbind dit account opnieuw.',
  'transaction.otherOwners':
    '{doing}: nog niet op het netwerk. Heeft het account andere eigenaren, dan moeten zij misschien nog ondertekenen.',
  'transaction.elsewhere': 'Je wallet heeft dit op {network} verstuurd, niet op {asked}.',
  'transaction.absent':
    'Dit account is een contract op {other}, maar niet op {network}. Hier kan je wallet misschien niets versturen.',
  'transaction.moved': 'Je wallet is van account of netwerk gewisseld',
  'transaction.movedText': 'Er is niets verstuurd. Ga terug en controleer opnieuw.',
};
