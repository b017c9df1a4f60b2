import type { enSignInAccount } from '../en/enSignInAccount.js';
import type { Translation } from '../translation.js';

export const svSignInAccount: Translation<typeof enSignInAccount> = {
  'updateEmail.both': 'Först skickar vi en kod till {email}, sedan en till din nya e-postadress.',
  'updateEmail.one': 'Vi skickar en kod till din nya e-postadress.',
  'updateEmail.cancel': 'Avbryt',
  'updateEmail.save': 'Spara',
  'updateEmail.startOver': 'Börja på nytt',
  'updateEmail.startOverIn': { one: 'Börja på nytt om {count} s', other: 'Börja på nytt om {count} s' },
  'updateEmail.done': 'E-postadressen är ändrad',
  'upgradeWallet.kept': 'Dina nycklar förvaras åt dig',
  'upgradeWallet.keptText':
    'Inloggningstjänsten förvarar kontots nycklar, så att du kan logga in var som helst.',
  'upgradeWallet.own': 'Du kan förvara dem själv',
  'upgradeWallet.ownText': 'Flytta till en plånbok som bara du kontrollerar, på tjänstens webbplats.',
  'upgradeWallet.open': 'Öppna {host}',
  'selectAccounts.intro': 'Välj vilka konton du vill dela med {app}.',
  'selectAccounts.introSite': 'Välj vilka konton du vill dela med den här webbplatsen.',
  'selectAccounts.all': 'Välj alla',
  'selectAccounts.count': { one: '{count} av {all} valt', other: '{count} av {all} valda' },
  'selectAccounts.cancel': 'Avbryt',
  'selectAccounts.continue': 'Fortsätt',
  'selectAccounts.none': 'Välj ett konto',
  'smartAccount.stepsText': 'Samla flera steg i ett godkännande.',
  'smartAccount.fees': 'Avgifter kan betalas åt dig',
  'smartAccount.feesText': 'En webbplats kan betala dina nätverksavgifter.',
  'smartAccount.address': 'En ny adress',
  'smartAccount.addressText':
    'Dina tillgångar stannar på ditt standardkonto. Du kan byta tillbaka när som helst.',
  'smartAccount.continue': 'Fortsätt',
  'smartAccount.later': 'Inte nu',
  'smartAccount.more': 'Vad är ett smart konto?',
};
