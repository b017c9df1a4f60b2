import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const nlFees: Translation<typeof enFees> = {
  'fee.check': 'Controleer de netwerkkosten',
  'fee.reason.price': {
    one: 'Ze zijn {count} keer zo hoog als wat anderen onlangs betaalden.',
    other: 'Ze zijn {count} keer zo hoog als wat anderen onlangs betaalden.',
  },
  'fee.reason.priceFree': 'Anderen betaalden onlangs niets.',
  'fee.reason.whole': {
    one: 'Ze kunnen {count} keer zo hoog zijn als wat dit meestal kost.',
    other: 'Ze kunnen {count} keer zo hoog zijn als wat dit meestal kost.',
  },
  'fee.reason.disputed': 'Je wallet verwacht heel andere kosten.',
  'fee.reason.gas': 'Ze laten veel meer rekenwerk toe dan hiervoor nodig is.',
  'fee.reason.data':
    'Het netwerk rekent ook kosten voor data, maar gaf niet aan hoeveel. Je betaalt dus misschien meer.',
  'fee.reason.aboveAmount': 'Ze kunnen hoger zijn dan het bedrag zelf.',
  'fee.reason.aboveLimit': 'Ze kunnen hoger zijn dan {limit}.',
  'fee.known': 'Ik heb de netwerkkosten gecontroleerd en wil doorgaan',
  'fee.unknown': 'We konden de netwerkkosten niet vergelijken',
  'fee.unknownText': 'Het netwerk gaf niet aan wat anderen onlangs betaalden.',
  'fee.total': 'Totaal',
  'fee.totalMost': 'Totaal, hoogstens',
  'fee.worth': '{amount} ({worth})',
  'fee.now': 'nu {worth}',
};
