import type { enSignInAccount } from '../en/enSignInAccount.js';
import type { Translation } from '../translation.js';

export const nlSignInAccount: Translation<typeof enSignInAccount> = {
  'updateEmail.both': 'Eerst sturen we een code naar {email}, daarna één naar je nieuwe e-mailadres.',
  'updateEmail.one': 'We sturen een code naar je nieuwe e-mailadres.',
  'updateEmail.cancel': 'Annuleren',
  'updateEmail.save': 'Opslaan',
  'updateEmail.startOver': 'Opnieuw beginnen',
  'updateEmail.startOverIn': {
    one: 'Opnieuw beginnen over {count} s',
    other: 'Opnieuw beginnen over {count} s',
  },
  'updateEmail.done': 'E-mailadres gewijzigd',
  'upgradeWallet.kept': 'Je sleutels worden voor je bewaard',
  'upgradeWallet.keptText':
    'De inlogdienst bewaart de sleutels van dit account, zodat je overal kunt inloggen.',
  'upgradeWallet.own': 'Je kunt ze zelf bewaren',
  'upgradeWallet.ownText':
    'Stap op de site van de dienst over naar een wallet waar alleen jij over beschikt.',
  'upgradeWallet.open': '{host} openen',
  'selectAccounts.intro': 'Kies welke accounts je met {app} wilt delen.',
  'selectAccounts.introSite': 'Kies welke accounts je met deze site wilt delen.',
  'selectAccounts.all': 'Alles selecteren',
  'selectAccounts.count': { one: '{count} van {all} geselecteerd', other: '{count} van {all} geselecteerd' },
  'selectAccounts.cancel': 'Annuleren',
  'selectAccounts.continue': 'Doorgaan',
  'selectAccounts.none': 'Kies een account',
  'smartAccount.stepsText': 'Combineer meerdere stappen in één goedkeuring.',
  'smartAccount.fees': 'Kosten kunnen voor je worden betaald',
  'smartAccount.feesText': 'Een site kan je netwerkkosten voor je betalen.',
  'smartAccount.address': 'Een nieuw adres',
  'smartAccount.addressText': 'Je bezittingen blijven in je standaardaccount. Je kunt altijd terugwisselen.',
  'smartAccount.continue': 'Doorgaan',
  'smartAccount.later': 'Niet nu',
  'smartAccount.more': 'Wat is een smart account?',
};
