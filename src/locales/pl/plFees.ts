import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const plFees: Translation<typeof enFees> = {
  'fee.check': 'Sprawdź opłatę sieciową',
  'fee.reason.price': {
    one: 'To {count} raz tyle, ile ostatnio płacili inni.',
    few: 'To {count} razy tyle, ile ostatnio płacili inni.',
    many: 'To {count} razy tyle, ile ostatnio płacili inni.',
    other: 'To {count} razu tyle, ile ostatnio płacili inni.',
  },
  'fee.reason.priceFree': 'Inni ostatnio nic nie płacili.',
  'fee.reason.whole': {
    one: 'Może wynieść {count} raz tyle, ile zwykle kosztuje taka operacja.',
    few: 'Może wynieść {count} razy tyle, ile zwykle kosztuje taka operacja.',
    many: 'Może wynieść {count} razy tyle, ile zwykle kosztuje taka operacja.',
    other: 'Może wynieść {count} razu tyle, ile zwykle kosztuje taka operacja.',
  },
  'fee.reason.disputed': 'Twój portfel spodziewa się zupełnie innej opłaty.',
  'fee.reason.gas': 'Przewiduje znacznie więcej pracy, niż tu potrzeba.',
  'fee.reason.data':
    'Sieć pobiera opłatę także za dane, ale nie podała jej wysokości, więc możesz zapłacić więcej.',
  'fee.reason.aboveAmount': 'Może przekroczyć samą kwotę.',
  'fee.reason.aboveLimit': 'Może przekroczyć {limit}.',
  'fee.known': 'Opłata sieciowa sprawdzona, chcę kontynuować',
  'fee.unknown': 'Nie udało się porównać opłaty sieciowej',
  'fee.unknownText': 'Sieć nie podała, ile ostatnio płacili inni.',
  'fee.total': 'Razem',
  'fee.totalMost': 'Razem, najwyżej',
  'fee.worth': '{amount} ({worth})',
  'fee.now': 'teraz {worth}',
};
