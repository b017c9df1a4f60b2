import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const csFees: Translation<typeof enFees> = {
  'fee.check': 'Zkontrolujte síťový poplatek',
  'fee.reason.price': {
    one: 'Je to {count}krát tolik, kolik v poslední době platili ostatní.',
    few: 'Je to {count}krát tolik, kolik v poslední době platili ostatní.',
    many: 'Je to {count}krát tolik, kolik v poslední době platili ostatní.',
    other: 'Je to {count}krát tolik, kolik v poslední době platili ostatní.',
  },
  'fee.reason.priceFree': 'Ostatní v poslední době neplatili nic.',
  'fee.reason.whole': {
    one: 'Může to být {count}krát tolik, kolik to obvykle stojí.',
    few: 'Může to být {count}krát tolik, kolik to obvykle stojí.',
    many: 'Může to být {count}krát tolik, kolik to obvykle stojí.',
    other: 'Může to být {count}krát tolik, kolik to obvykle stojí.',
  },
  'fee.reason.disputed': 'Vaše peněženka očekává úplně jiný poplatek.',
  'fee.reason.gas': 'Počítá s mnohem větším množstvím práce, než je tu potřeba.',
  'fee.reason.data': 'Síť účtuje i data, ale neuvedla kolik, takže můžete zaplatit víc.',
  'fee.reason.aboveAmount': 'Může být vyšší než samotná částka.',
  'fee.reason.aboveLimit': 'Může být vyšší než {limit}.',
  'fee.known': 'Síťový poplatek mám zkontrolovaný a chci pokračovat',
  'fee.unknown': 'Síťový poplatek se nepodařilo porovnat',
  'fee.unknownText': 'Síť neuvedla, kolik v poslední době platili ostatní.',
  'fee.total': 'Celkem',
  'fee.totalMost': 'Celkem nejvýše',
  'fee.worth': '{amount} ({worth})',
  'fee.now': 'nyní {worth}',
};
