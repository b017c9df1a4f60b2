import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const plButtons: Translation<typeof enButtons> = {
  'button.connect': 'Połącz portfel',
  'button.connecting': 'Łączenie…',
  'button.loadFailed':
    'Nie udało się wczytać. Sprawdź połączenie i spróbuj ponownie. Jeśli to nie pomoże, odśwież stronę.',
  'button.failed': 'Coś poszło nie tak. Odśwież stronę.',
  'button.account': 'Konto {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'Konto {balance} · {name}',
  'button.switchNetwork': 'Zmień sieć',
  'button.selectNetwork': 'Wybierz sieć',
  'button.network': 'Sieć {name}',
  'onRamp.getQuotes': 'Sprawdź ceny',
  'onRamp.amount': 'Kwota',
  'onRamp.currency': 'Waluta',
  'network.unknown': 'Nieznana sieć ({id})',
};
