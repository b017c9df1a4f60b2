import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const es419Fees: Translation<typeof enFees> = {
  'fee.check': 'Revisa la tarifa de red',
  'fee.reason.price': {
    one: 'Es {count} vez lo que otros pagaron últimamente.',
    many: 'Es {count} de veces lo que otros pagaron últimamente.',
    other: 'Es {count} veces lo que otros pagaron últimamente.',
  },
  'fee.reason.priceFree': 'Otros no pagaron nada últimamente.',
  'fee.reason.whole': {
    one: 'Puede ser {count} vez lo que esto suele costar.',
    many: 'Puede ser {count} de veces lo que esto suele costar.',
    other: 'Puede ser {count} veces lo que esto suele costar.',
  },
  'fee.reason.disputed': 'Tu billetera calcula una tarifa muy distinta.',
  'fee.reason.gas': 'Admite mucho más trabajo del que esto necesita.',
  'fee.reason.data': 'La red también cobra por los datos, pero no dijo cuánto, así que puede que pagues más.',
  'fee.reason.aboveAmount': 'Puede superar el propio monto.',
  'fee.reason.aboveLimit': 'Puede superar {limit}.',
  'fee.known': 'Ya revisé la tarifa de red y quiero continuar',
  'fee.unknown': 'No pudimos comparar la tarifa de red',
  'fee.unknownText': 'La red no dijo lo que otros pagaron últimamente.',
  'fee.total': 'Total',
  'fee.totalMost': 'Total, como máximo',
  'fee.worth': '{amount} ({worth})',
  'fee.now': '{worth} ahora',
};
