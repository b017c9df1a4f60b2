import type { enFees } from '../en/enFees.js';
import type { Translation } from '../translation.js';

export const plFees: Translation<typeof enFees> = {
  'fee.check': 'Sprawdź opłatę sieciową',
  'fee.reason.price': 'To {times}-krotność tego, co ostatnio płacili inni.',
  'fee.reason.priceFree': 'Inni ostatnio nic nie płacili.',
  'fee.reason.whole': 'Może wynieść {times}-krotność zwykłego kosztu takiej operacji.',
  'fee.reason.disputed': 'Twój portfel spodziewa się zupełnie innej opłaty.',
  'fee.reason.gas': 'Przewiduje znacznie więcej pracy, niż tu potrzeba.',
  'fee.reason.data':
    'Sieć pobiera opłatę także za dane, ale nie podała jej wysokości, więc możesz zapłacić więcej.',
  'fee.reason.aboveAmount': 'Może przekroczyć samą kwotę.',
  'fee.reason.aboveLimit': 'Może przekroczyć {limit}.',
  'fee.known': 'Opłata sieciowa sprawdzona, chcę kontynuować',
  'fee.unknown': 'Nie udało się porównać opłaty sieciowej',
  'fee.unknownText': 'Sieć nie podała, ile ostatnio płacili inni.',
};
