import type { enUnclear } from '../en/enUnclear.js';
import type { Translation } from '../translation.js';

export const plUnclear: Translation<typeof enUnclear> = {
  'unclear.text': 'Szukamy transakcji. Twój portfel może ją jeszcze wysłać, więc sprawdź też tam.',
  'unclear.lost': 'Nie możemy jej szukać. Sprawdź aktywność w portfelu, zanim zrobisz cokolwiek innego.',
  'unclear.reason': 'Twój portfel podaje: „{reason}”.',
  'unclear.check': 'Sprawdź, co się stało',
  'unclear.looked': 'Właśnie sprawdziliśmy i nie znaleźliśmy nic nowego.',
  'unclear.unreachable': 'Brak łączności z siecią. Sprawdź połączenie.',
  'unclear.overText': 'Sprawdź aktywność w portfelu, zanim spróbujesz ponownie.',
  'earlier.asked': 'Wcześniejsze żądanie nadal czeka',
  'earlier.askedText':
    'Twój portfel jeszcze na nie nie odpowiedział. Najpierw sprawdź tam, bo mogą przejść obie transakcje.',
  'earlier.text': 'Jeśli będziesz kontynuować, mogą przejść obie transakcje.',
  'earlier.confirm': 'Mimo to kontynuuj. Mogą przejść obie transakcje.',
  'earlier.send': '{when}: {amount} {symbol} na adres {recipient}.',
  'earlier.swap': '{when}: {amount} {symbol} na {boughtSymbol}.',
  'earlier.any': '{when}: {symbol}.',
};
