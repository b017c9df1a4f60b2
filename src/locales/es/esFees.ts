import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const esFees: Translation<typeof enFees> = {
  'fee.check': 'Comprueba la comisión de red',
  'fee.reason.price': {
    one: 'Es {count} vez lo que otros han pagado últimamente.',
    many: 'Es {count} de veces lo que otros han pagado últimamente.',
    other: 'Es {count} veces lo que otros han pagado últimamente.',
  },
  'fee.reason.priceFree': 'Otros no han pagado nada últimamente.',
  'fee.reason.whole': {
    one: 'Puede ser {count} vez lo que esto suele costar.',
    many: 'Puede ser {count} de veces lo que esto suele costar.',
    other: 'Puede ser {count} veces lo que esto suele costar.',
  },
  'fee.reason.disputed': 'Tu monedero calcula una comisión muy distinta.',
  'fee.reason.gas': 'Admite mucho más trabajo del que esto necesita.',
  'fee.reason.data':
    'La red también cobra por los datos, pero no ha dicho cuánto, así que puede que pagues más.',
  'fee.reason.aboveAmount': 'Puede superar la propia cantidad.',
  'fee.reason.aboveLimit': 'Puede superar {limit}.',
  'fee.known': 'He comprobado la comisión de red y quiero continuar',
  'fee.unknown': 'No hemos podido comparar la comisión de red',
  'fee.unknownText': 'La red no ha dicho lo que otros han pagado últimamente.',
  'fee.total': 'Total',
  'fee.totalMost': 'Total, como máximo',
  'fee.worth': '{amount} ({worth})',
  'fee.now': '{worth} ahora',
};
