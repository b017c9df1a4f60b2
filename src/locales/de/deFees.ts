import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const deFees: Translation<typeof enFees> = {
  'fee.check': 'Prüfen Sie die Netzwerkgebühr',
  'fee.reason.price': {
    one: 'Die Gebühr beträgt das {count}-Fache dessen, was andere zuletzt gezahlt haben.',
    other: 'Die Gebühr beträgt das {count}-Fache dessen, was andere zuletzt gezahlt haben.',
  },
  'fee.reason.priceFree': 'Andere haben zuletzt nichts gezahlt.',
  'fee.reason.whole': {
    one: 'Die Gebühr kann das {count}-Fache des Üblichen betragen.',
    other: 'Die Gebühr kann das {count}-Fache des Üblichen betragen.',
  },
  'fee.reason.disputed': 'Ihre Wallet erwartet eine ganz andere Gebühr.',
  'fee.reason.gas': 'Die Gebühr lässt weit mehr Rechenarbeit zu, als hierfür nötig ist.',
  'fee.reason.data':
    'Das Netzwerk berechnet auch Daten, hat aber nicht mitgeteilt, wie viel. Sie zahlen daher möglicherweise mehr.',
  'fee.reason.aboveAmount': 'Die Gebühr kann höher sein als der Betrag selbst.',
  'fee.reason.aboveLimit': 'Die Gebühr kann höher sein als {limit}.',
  'fee.known': 'Ich habe die Netzwerkgebühr geprüft und möchte fortfahren',
  'fee.unknown': 'Wir konnten die Netzwerkgebühr nicht vergleichen',
  'fee.unknownText': 'Das Netzwerk hat nicht mitgeteilt, was andere zuletzt gezahlt haben.',
  'fee.total': 'Gesamt',
  'fee.totalMost': 'Gesamt, höchstens',
  'fee.worth': '{amount} ({worth})',
  'fee.now': 'jetzt {worth}',
};
