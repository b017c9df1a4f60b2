import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const svFees: Translation<typeof enFees> = {
  'fee.check': 'Kontrollera nätverksavgiften',
  'fee.reason.price': {
    one: 'Den är {count} gång så hög som vad andra nyligen har betalat.',
    other: 'Den är {count} gånger så hög som vad andra nyligen har betalat.',
  },
  'fee.reason.priceFree': 'Andra har nyligen inte betalat något.',
  'fee.reason.whole': {
    one: 'Den kan bli {count} gång så hög som vad det här brukar kosta.',
    other: 'Den kan bli {count} gånger så hög som vad det här brukar kosta.',
  },
  'fee.reason.disputed': 'Din plånbok räknar med en helt annan avgift.',
  'fee.reason.gas': 'Den tillåter mycket mer beräkningsarbete än vad som behövs.',
  'fee.reason.data':
    'Nätverket tar också betalt för data men angav inte hur mycket, så du kan få betala mer.',
  'fee.reason.aboveAmount': 'Den kan bli högre än själva beloppet.',
  'fee.reason.aboveLimit': 'Den kan bli högre än {limit}.',
  'fee.known': 'Jag har kontrollerat nätverksavgiften och vill fortsätta',
  'fee.unknown': 'Vi kunde inte jämföra nätverksavgiften',
  'fee.unknownText': 'Nätverket angav inte vad andra nyligen har betalat.',
  'fee.total': 'Totalt',
  'fee.totalMost': 'Totalt, högst',
  'fee.worth': '{amount} ({worth})',
  'fee.now': '{worth} nu',
};
