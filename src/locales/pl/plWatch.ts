import type { enWatch } from '../en/enWatch.js';
import type { Translation } from '../translation.js';

export const plWatch: Translation<typeof enWatch> = {
  'watch.lead': 'Zobacz, co jest na koncie i co na nim robiono, bez łączenia portfela.',
  'watch.field': 'Adres lub nazwa',
  'watch.start': 'Obserwuj',
  'watch.mark': 'Tylko obserwacja. Nic nie można podpisać.',
  'watch.notConnected': 'Nie połączono',
  'watch.stop': 'Zakończ obserwację',
  'watch.place.contract': 'To inteligentny kontrakt',
  'watch.placeText.contract': 'Możesz go obserwować. Może przechowywać coś, co należy do innych.',
  'watch.place.tokens': 'To nie jest portfel',
  'watch.placeText.tokens':
    'Ten adres należy do tokena i nie ma na nim środków żadnego konta. Wpisz adres portfela.',
  'watch.place.program': 'Ten adres należy do programu',
  'watch.placeText.program': 'Możesz go obserwować. Tylko ten program może przenieść to, co tam jest.',
  'watch.place.unused': 'Ten adres nie jest jeszcze używany',
  'watch.placeText.unused': 'Sprawdź, czy jest poprawny. Nic tam jeszcze nie ma.',
  'watch.none': 'Nie obserwujesz żadnego konta',
  'watch.noneText': 'Wpisz adres lub nazwę, którą chcesz obserwować.',
  'watch.unavailable': 'Obserwacja nie jest tu dostępna',
  'watch.unavailableText': 'Połącz portfel, aby zobaczyć jego konto.',
};
