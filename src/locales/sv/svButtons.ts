import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const svButtons: Translation<typeof enButtons> = {
  'button.connect': 'Anslut plånbok',
  'button.connecting': 'Ansluter…',
  'button.loadFailed':
    'Det här kunde inte laddas. Kontrollera anslutningen och försök igen. Ladda om sidan om det inte hjälper.',
  'button.failed': 'Något gick fel. Ladda om sidan.',
  'button.account': 'Konto {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'Konto {balance} · {name}',
  'button.switchNetwork': 'Byt nätverk',
  'button.selectNetwork': 'Välj nätverk',
  'button.network': 'Nätverk {name}',
  'onRamp.getQuotes': 'Hämta offerter',
  'onRamp.amount': 'Belopp',
  'onRamp.currency': 'Valuta',
  'network.unknown': 'Okänt nätverk ({id})',
};
