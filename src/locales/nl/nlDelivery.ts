import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const nlDelivery: Translation<typeof enDelivery> = {
  'delivery.waiting': '{amount} {symbol} heeft {from} verlaten. Het zou moeten aankomen op {to}.',
  'delivery.underway': '{amount} {symbol} heeft {from} verlaten en is via {bridge} onderweg naar {to}',
  'delivery.refunding': '{bridge} stuurt {amount} {symbol} naar je terug op {from}',
  'delivery.told.arrived':
    '{bridge} meldt dat je {boughtSymbol} is aangekomen op {to}. We konden dat niet controleren.',
  'delivery.told.refunded':
    '{bridge} meldt dat je {symbol} is terugbetaald op {from}. We konden dat niet controleren.',
  'delivery.told.failed':
    '{bridge} meldt dat dit is mislukt. We kunnen niet zeggen waar je {amount} {symbol} nu is.',
  'delivery.paid.arrived': '{got} {gotSymbol} is aangekomen op {to}',
  'delivery.paid.less':
    'Er is maar {got} {gotSymbol} aangekomen op {to}. {bridge} had minimaal {least} {boughtSymbol} beloofd.',
  'delivery.paid.other': '{got} {gotSymbol} is aangekomen op {to} in plaats van {boughtSymbol}',
  'delivery.paid.refunded': '{got} {gotSymbol} is aan je terugbetaald op {from}',
  'delivery.takesMinutes': {
    one: 'Dit kan ongeveer {count} minuut duren. Bridges kunnen traag zijn, dus het kan ook langer duren.',
    other: 'Dit kan ongeveer {count} minuten duren. Bridges kunnen traag zijn, dus het kan ook langer duren.',
  },
  'delivery.takesHours': {
    one: 'Dit kan ongeveer {count} uur duren. Bridges kunnen traag zijn, dus het kan ook langer duren.',
    other: 'Dit kan ongeveer {count} uur duren. Bridges kunnen traag zijn, dus het kan ook langer duren.',
  },
  'delivery.takesUnknown': 'Bridges kunnen traag zijn.',
  'delivery.closable': 'Je kunt dit sluiten. We blijven kijken en tonen het resultaat hier.',
  'delivery.late':
    'Het duurt langer dan verwacht en we kunnen niet zeggen waar het nu is. Je transactie-ID staat hieronder: daarmee kan de bridge het opzoeken.',
  'delivery.old': 'We zoeken er niet meer vanzelf naar. Je kunt het nog wel controleren.',
  'delivery.silent':
    'De dienst die aangeeft waar het is, antwoordt niet. We vragen het opnieuw, maar minder vaak.',
  'delivery.help': 'Je transactie-ID staat hieronder: daarmee kan de bridge het opzoeken.',
  'delivery.bridge': 'Bridge',
  'delivery.to': 'Komt aan op',
  'delivery.token': 'Aangekomen token',
  'delivery.hash': 'Transactie-ID op {network}',
  'delivery.copyHash': 'Transactie-ID op {network} kopiëren',
  'delivery.page': 'Volgen op een andere pagina',
  'delivery.explorer': 'Bekijken in de explorer van {network}',
};
