import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const nlButtons: Translation<typeof enButtons> = {
  'button.connect': 'Wallet verbinden',
  'button.connecting': 'Verbinden…',
  'button.loadFailed':
    'Dit kon niet worden geladen. Controleer je verbinding en probeer het opnieuw. Helpt dat niet, laad dan de pagina opnieuw.',
  'button.failed': 'Er ging iets mis. Laad de pagina opnieuw.',
  'button.account': 'Account {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'Account {balance} · {name}',
  'button.switchNetwork': 'Netwerk wisselen',
  'button.selectNetwork': 'Netwerk kiezen',
  'button.network': 'Netwerk {name}',
  'onRamp.getQuotes': 'Offertes opvragen',
  'onRamp.amount': 'Bedrag',
  'onRamp.currency': 'Valuta',
  'network.unknown': 'Onbekend netwerk ({id})',
};
