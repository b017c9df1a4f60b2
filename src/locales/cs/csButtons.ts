import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const csButtons: Translation<typeof enButtons> = {
  'button.connect': 'Připojit peněženku',
  'button.connecting': 'Připojování…',
  'button.loadFailed':
    'Nepodařilo se to načíst. Zkontrolujte připojení a zkuste to znovu. Pokud to nepomůže, obnovte stránku.',
  'button.failed': 'Něco se pokazilo. Obnovte stránku.',
  'button.account': 'Účet {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'Účet {balance} · {name}',
  'button.switchNetwork': 'Změnit síť',
  'button.selectNetwork': 'Vybrat síť',
  'button.network': 'Síť {name}',
  'onRamp.getQuotes': 'Zjistit ceny',
  'onRamp.amount': 'Částka',
  'onRamp.currency': 'Měna',
  'network.unknown': 'Neznámá síť ({id})',
};
