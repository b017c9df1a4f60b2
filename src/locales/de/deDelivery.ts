import type { enDelivery } from '../en/enDelivery.js';
import type { Translation } from '../translation.js';

export const deDelivery: Translation<typeof enDelivery> = {
  'delivery.waiting': 'Von {from} abgegangen: {amount} {symbol}. Der Betrag sollte auf {to} ankommen.',
  'delivery.underway': 'Von {from} abgegangen: {amount} {symbol}, über {bridge} unterwegs zu {to}',
  'delivery.refunding': '{bridge} sendet {amount} {symbol} auf {from} an Sie zurück',
  'delivery.told.arrived':
    '{bridge} meldet, dass Ihr Betrag in {boughtSymbol} auf {to} angekommen ist. Das konnten wir nicht prüfen.',
  'delivery.told.refunded':
    '{bridge} meldet, dass Ihr Betrag in {symbol} auf {from} erstattet wurde. Das konnten wir nicht prüfen.',
  'delivery.told.failed':
    '{bridge} meldet einen Fehlschlag. Wir können nicht sagen, wo Ihr Betrag von {amount} {symbol} jetzt ist.',
  'delivery.paid.arrived': '{got} {gotSymbol} auf {to} angekommen',
  'delivery.paid.less':
    'Nur {got} {gotSymbol} auf {to} angekommen. {bridge} hatte mindestens {least} {boughtSymbol} zugesagt.',
  'delivery.paid.other': '{got} {gotSymbol} statt {boughtSymbol} auf {to} angekommen',
  'delivery.paid.refunded': '{got} {gotSymbol} auf {from} an Sie erstattet',
  'delivery.takesMinutes': {
    one: 'Das kann etwa {count} Minute dauern. Bridges können langsam sein, es kann also auch länger dauern.',
    other:
      'Das kann etwa {count} Minuten dauern. Bridges können langsam sein, es kann also auch länger dauern.',
  },
  'delivery.takesHours': {
    one: 'Das kann etwa {count} Stunde dauern. Bridges können langsam sein, es kann also auch länger dauern.',
    other:
      'Das kann etwa {count} Stunden dauern. Bridges können langsam sein, es kann also auch länger dauern.',
  },
  'delivery.takesUnknown': 'Bridges können langsam sein.',
  'delivery.closable': 'Sie können dies schließen. Wir sehen weiter nach und zeigen das Ergebnis hier.',
  'delivery.late':
    'Es dauert länger als erwartet, und wir können nicht sagen, wo der Betrag jetzt ist. Unten steht Ihre Transaktions-ID: Damit kann die Bridge nachsehen.',
  'delivery.old': 'Wir suchen nicht mehr von selbst danach. Sie können weiterhin nachsehen.',
  'delivery.silent':
    'Der Dienst, der den Verbleib meldet, antwortet nicht. Wir fragen erneut nach, aber seltener.',
  'delivery.help': 'Unten steht Ihre Transaktions-ID: Damit kann die Bridge nachsehen.',
  'delivery.bridge': 'Bridge',
  'delivery.to': 'Kommt an auf',
  'delivery.token': 'Angekommener Token',
  'delivery.hash': 'Transaktions-ID auf {network}',
  'delivery.copyHash': 'Transaktions-ID auf {network} kopieren',
  'delivery.page': 'Auf einer anderen Seite verfolgen',
  'delivery.explorer': 'Im Explorer von {network} ansehen',
};
