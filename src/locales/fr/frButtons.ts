import type { enButtons } from '../en/enButtons.js';
import type { Translation } from '../translation.js';

export const frButtons: Translation<typeof enButtons> = {
  'button.connect': 'Connecter un portefeuille',
  'button.connecting': 'Connexion…',
  'button.loadFailed':
    'Échec du chargement. Vérifiez votre connexion et réessayez. Si cela ne suffit pas, rechargez la page.',
  'button.failed': 'Une erreur s’est produite. Rechargez la page.',
  'button.account': 'Compte {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'Compte {balance} · {name}',
  'button.switchNetwork': 'Changer de réseau',
  'button.selectNetwork': 'Choisir un réseau',
  'button.network': 'Réseau {name}',
  'onRamp.getQuotes': 'Voir les cotations',
  'onRamp.amount': 'Montant',
  'onRamp.currency': 'Devise',
  'network.unknown': 'Réseau inconnu ({id})',
};
