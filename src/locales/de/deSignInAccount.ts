import type { enSignInAccount } from '../en/enSignInAccount.js';
import type { Translation } from '../translation.js';

export const deSignInAccount: Translation<typeof enSignInAccount> = {
  'updateEmail.both': 'Wir senden zuerst einen Code an {email}, dann einen an Ihre neue E-Mail-Adresse.',
  'updateEmail.one': 'Wir senden einen Code an Ihre neue E-Mail-Adresse.',
  'updateEmail.cancel': 'Abbrechen',
  'updateEmail.save': 'Speichern',
  'updateEmail.startOver': 'Neu beginnen',
  'updateEmail.startOverIn': { one: 'Neu beginnen in {count} s', other: 'Neu beginnen in {count} s' },
  'updateEmail.done': 'E-Mail-Adresse geändert',
  'upgradeWallet.kept': 'Ihre Schlüssel werden für Sie verwahrt',
  'upgradeWallet.keptText':
    'Der Anmeldedienst verwahrt die Schlüssel dieses Kontos, damit Sie sich überall anmelden können.',
  'upgradeWallet.own': 'Sie können sie selbst verwahren',
  'upgradeWallet.ownText':
    'Wechseln Sie auf der Website des Dienstes zu einer Wallet, die nur Sie kontrollieren.',
  'upgradeWallet.open': '{host} öffnen',
  'selectAccounts.intro': 'Wählen Sie, welche Konten Sie mit {app} teilen möchten.',
  'selectAccounts.introSite': 'Wählen Sie, welche Konten Sie mit dieser Website teilen möchten.',
  'selectAccounts.all': 'Alle auswählen',
  'selectAccounts.count': { one: '{count} von {all} ausgewählt', other: '{count} von {all} ausgewählt' },
  'selectAccounts.cancel': 'Abbrechen',
  'selectAccounts.continue': 'Weiter',
  'selectAccounts.none': 'Konto wählen',
  'smartAccount.stepsText': 'Fassen Sie mehrere Schritte in einer Bestätigung zusammen.',
  'smartAccount.fees': 'Gebühren können übernommen werden',
  'smartAccount.feesText': 'Eine Website kann Ihre Netzwerkgebühren übernehmen.',
  'smartAccount.address': 'Eine neue Adresse',
  'smartAccount.addressText':
    'Ihre Vermögenswerte bleiben in Ihrem Standardkonto. Sie können jederzeit zurückwechseln.',
  'smartAccount.continue': 'Weiter',
  'smartAccount.later': 'Nicht jetzt',
  'smartAccount.more': 'Was ist ein Smart-Konto?',
};
