import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { frButtons } from './frButtons.js';

export const frFirst: Translation<typeof enFirst> = {
  ...frButtons,

  'dialog.back': 'Retour',
  'dialog.close': 'Fermer',
  'dialog.loading': 'Chargement…',
  'dialog.retry': 'Réessayer',
  'dialog.newTab': '(s’ouvre dans un nouvel onglet)',
  'dialog.broken': 'Une erreur s’est produite',
  'dialog.brokenText': 'Réessayez ou rechargez la page.',
  'dialog.failed': 'Cette partie n’a pas pu être chargée',
  'dialog.failedText':
    'Vérifiez votre connexion Internet et réessayez. Si cela ne suffit pas, rechargez la page.',
  'search.clear': 'Effacer la recherche',

  'connect.title': 'Connecter un portefeuille',
  'connect.intro': 'Choisissez un portefeuille à utiliser avec {app}.',
  'connect.wallets': 'Portefeuilles',
  'connect.search': 'Rechercher un portefeuille',
  'connect.found': {
    one: '{count} portefeuille trouvé',
    many: '{count} de portefeuilles trouvés',
    other: '{count} portefeuilles trouvés',
  },
  'connect.noMatch': 'Aucun portefeuille ne correspond à « {query} »',
  'connect.installed': 'Installé',
  'connect.recent': 'Récents',
  'connect.popular': 'Populaires',
  'connect.more': 'Autres portefeuilles',
  'connect.missing': 'Vous pouvez toujours utiliser les portefeuilles ci-dessus.',
  'connect.unnamed': 'Portefeuille du navigateur',
  'connect.late': '{name} a été ajouté à la liste',
  'connect.namesake': 'Un autre portefeuille se fait appeler {name}',
  'connect.noWallet': 'Je n’ai pas de portefeuille',
  'connect.empty': 'Aucun portefeuille dans ce navigateur',
  'connect.emptyText':
    'Un portefeuille est une application ou une extension de navigateur qui garde vos cryptos et vous identifie.',
  'connect.emptyMobileText':
    'Ouvrez cette page dans le navigateur de votre application de portefeuille, ou sur un ordinateur doté d’un portefeuille.',
  'connect.legal': 'En vous connectant, vous acceptez {terms} et {privacy}.',
  'connect.legalTerms': 'En vous connectant, vous acceptez {terms}.',
  'connect.legalPrivacy': 'En vous connectant, vous acceptez {privacy}.',
  'connect.terms': 'les conditions d’utilisation',
  'connect.privacy': 'la politique de confidentialité',

  'connect.needed': 'Choisissez un portefeuille pour {chain}.',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'Choisir un réseau',
  'activeChain.title': 'Changer de réseau',

  'pairing.tag': 'QR code',
  'pairing.title': 'Scannez avec votre téléphone',

  'allWallets.title': 'Tous les portefeuilles',
  'wallets.slow': 'D’autres portefeuilles se chargent encore…',
  'wallets.failed': 'Impossible de charger d’autres portefeuilles',

  'downloads.title': 'Obtenir ce portefeuille',
  'downloads.get': 'Obtenir {name}',

  'account.title': 'Compte',
  'account.accounts': 'Comptes',
  'account.settings': 'Paramètres du compte',

  'networks.title': 'Choisir un réseau',
  'switch.title': 'Changer de réseau',
  'unsupported.title': 'Changer de réseau',

  'whatIsAWallet.title': 'Qu’est-ce qu’un portefeuille ?',
  'whatIsAWallet.more': 'En savoir plus',
  'whatIsANetwork.title': 'Qu’est-ce qu’un réseau ?',
  'getWallet.title': 'Obtenir un portefeuille',

  'watch.title': 'Observer une adresse',
  'watch.account': 'Compte observé',

  'email.title': 'Confirmer votre e-mail',
  'device.title': 'Confirmer cet appareil',
  'socials.title': 'Façons de s’identifier',
  'social.title': 'S’identifier',
  'farcaster.title': 'S’identifier avec Farcaster',
  'approve.title': 'Approuver',
  'confirm.title': 'Confirmez dans votre portefeuille',

  'snackbar.actionNotAllowed': 'Action non autorisée',
  'snackbar.codeResent': 'E-mail renvoyé',
  'network.unit': 'unités natives',
  'snackbar.copied': 'Copié',
  'snackbar.declined': 'Refusé',
  'snackbar.failedToCopy': 'Échec de la copie',
  'snackbar.failedToDisconnect': 'Échec de la déconnexion',
  'snackbar.somethingWentWrong': 'Une erreur s’est produite',
};
