import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const csFees: Translation<typeof enFees> = {
  'fee.check': 'Zkontrolujte síťový poplatek',
  'fee.reason.price': 'Je to {times}násobek toho, co v poslední době platili ostatní.',
  'fee.reason.priceFree': 'Ostatní v poslední době neplatili nic.',
  'fee.reason.whole': 'Může to být {times}násobek toho, co to obvykle stojí.',
  'fee.reason.disputed': 'Vaše peněženka očekává úplně jiný poplatek.',
  'fee.reason.gas': 'Počítá s mnohem větším množstvím práce, než je tu potřeba.',
  'fee.reason.data': 'Síť účtuje i data, ale neuvedla kolik, takže můžete zaplatit víc.',
  'fee.reason.aboveAmount': 'Může být vyšší než samotná částka.',
  'fee.reason.aboveLimit': 'Může být vyšší než {limit}.',
  'fee.known': 'Síťový poplatek mám zkontrolovaný a chci pokračovat',
  'fee.unknown': 'Síťový poplatek se nepodařilo porovnat',
  'fee.unknownText': 'Síť neuvedla, kolik v poslední době platili ostatní.',
};
