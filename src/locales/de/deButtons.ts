import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const deButtons: Translation<typeof enButtons> = {
  'button.connect': 'Wallet verbinden',
  'button.connecting': 'Wird verbunden…',
  'button.loadFailed':
    'Das konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Wenn das nicht hilft, laden Sie die Seite neu.',
  'button.failed': 'Etwas ist schiefgelaufen. Laden Sie die Seite neu.',
  'button.account': 'Konto {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'Konto {balance} · {name}',
  'button.switchNetwork': 'Netzwerk wechseln',
  'button.selectNetwork': 'Netzwerk wählen',
  'button.network': 'Netzwerk {name}',
  'onRamp.getQuotes': 'Angebote einholen',
  'onRamp.amount': 'Betrag',
  'onRamp.currency': 'Währung',
  'network.unknown': 'Unbekanntes Netzwerk ({id})',
};
