import type { enSignInAccount } from '../en/enSignInAccount.js';
import type { Translation } from '../translation.js';

export const frSignInAccount: Translation<typeof enSignInAccount> = {
  'updateEmail.both': 'Nous enverrons d’abord un code à {email}, puis un autre à votre nouvel e-mail.',
  'updateEmail.one': 'Nous enverrons un code à votre nouvel e-mail.',
  'updateEmail.cancel': 'Annuler',
  'updateEmail.save': 'Enregistrer',
  'updateEmail.startOver': 'Recommencer',
  'updateEmail.startOverIn': {
    one: 'Recommencer dans {count} s',
    many: 'Recommencer dans {count} s',
    other: 'Recommencer dans {count} s',
  },
  'updateEmail.done': 'E-mail modifié',
  'upgradeWallet.kept': 'Vos clés sont gardées pour vous',
  'upgradeWallet.keptText':
    'Le service d’identification détient les clés de ce compte : vous pouvez vous identifier partout.',
  'upgradeWallet.own': 'Vous pouvez les détenir vous-même',
  'upgradeWallet.ownText':
    'Passez, sur le site du service, à un portefeuille dont personne d’autre n’a le contrôle.',
  'upgradeWallet.open': 'Ouvrir {host}',
  'selectAccounts.intro': 'Choisissez les comptes à partager avec {app}.',
  'selectAccounts.introSite': 'Choisissez les comptes à partager avec ce site.',
  'selectAccounts.all': 'Tout sélectionner',
  'selectAccounts.count': {
    one: '{count} sur {all} sélectionné',
    many: '{count} sur {all} sélectionnés',
    other: '{count} sur {all} sélectionnés',
  },
  'selectAccounts.cancel': 'Annuler',
  'selectAccounts.continue': 'Continuer',
  'selectAccounts.none': 'Choisissez un compte',
  'smartAccount.stepsText': 'Regroupez plusieurs étapes en une seule confirmation.',
  'smartAccount.fees': 'Les frais peuvent être pris en charge',
  'smartAccount.feesText': 'Un site peut payer vos frais de réseau.',
  'smartAccount.address': 'Une nouvelle adresse',
  'smartAccount.addressText':
    'Vos actifs restent dans votre compte standard. Vous pouvez y revenir à tout moment.',
  'smartAccount.continue': 'Continuer',
  'smartAccount.later': 'Pas maintenant',
  'smartAccount.more': 'Qu’est-ce qu’un compte intelligent ?',
};
