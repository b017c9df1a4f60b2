import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const itButtons: Translation<typeof enButtons> = {
  'button.connect': 'Connetti wallet',
  'button.connecting': 'Connessione…',
  'button.loadFailed':
    'Caricamento non riuscito. Controlla la connessione e riprova. Se non basta, ricarica la pagina.',
  'button.failed': 'Si è verificato un problema. Ricarica la pagina.',
  'button.account': 'Account {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'Account {balance} · {name}',
  'button.switchNetwork': 'Cambia rete',
  'button.selectNetwork': 'Scegli una rete',
  'button.network': 'Rete {name}',
  'onRamp.getQuotes': 'Ottieni quotazioni',
  'onRamp.amount': 'Importo',
  'onRamp.currency': 'Valuta',
  'network.unknown': 'Rete sconosciuta ({id})',
};
