import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { nlButtons } from './nlButtons.js';

export const nlFirst: Translation<typeof enFirst> = {
  ...nlButtons,

  'dialog.back': 'Terug',
  'dialog.close': 'Sluiten',
  'dialog.loading': 'Laden…',
  'dialog.retry': 'Opnieuw proberen',
  'dialog.newTab': '(opent in een nieuw tabblad)',
  'dialog.broken': 'Er ging iets mis',
  'dialog.brokenText': 'Probeer het opnieuw of laad de pagina opnieuw.',
  'dialog.failed': 'Dit deel kon niet worden geladen',
  'dialog.failedText':
    'Controleer je internetverbinding en probeer het opnieuw. Helpt dat niet, laad dan de pagina opnieuw.',
  'search.clear': 'Zoekopdracht wissen',

  'connect.title': 'Wallet verbinden',
  'connect.intro': 'Kies een wallet om met {app} te gebruiken.',
  'connect.wallets': 'Wallets',
  'connect.search': 'Wallets zoeken',
  'connect.found': { one: '{count} wallet gevonden', other: '{count} wallets gevonden' },
  'connect.noMatch': 'Geen wallet gevonden voor “{query}”',
  'connect.installed': 'Geïnstalleerd',
  'connect.recent': 'Recent',
  'connect.popular': 'Populair',
  'connect.more': 'Meer wallets',
  'connect.missing': 'Je kunt de wallets hierboven nog gebruiken.',
  'connect.unnamed': 'Browserwallet',
  'connect.late': '{name} is aan de lijst toegevoegd',
  'connect.namesake': 'Een andere wallet noemt zich ook {name}',
  'connect.noWallet': 'Ik heb geen wallet',
  'connect.empty': 'Geen wallet in deze browser',
  'connect.emptyText': 'Een wallet is een app of browserextensie die je crypto bewaart en waarmee je inlogt.',
  'connect.emptyMobileText':
    'Open deze pagina in de browser van je wallet-app, of op een computer met een wallet.',
  'connect.legal': 'Door te verbinden ga je akkoord met de {terms} en het {privacy}.',
  'connect.legalTerms': 'Door te verbinden ga je akkoord met de {terms}.',
  'connect.legalPrivacy': 'Door te verbinden ga je akkoord met het {privacy}.',
  'connect.terms': 'servicevoorwaarden',
  'connect.privacy': 'privacybeleid',

  'connect.needed': 'Kies een wallet voor {chain}.',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'Netwerk kiezen',
  'activeChain.title': 'Netwerk wisselen',

  'pairing.tag': 'QR-code',
  'pairing.title': 'Scannen met je telefoon',

  'allWallets.title': 'Alle wallets',
  'wallets.slow': 'Meer wallets worden geladen…',
  'wallets.failed': 'Meer wallets konden niet worden geladen',

  'downloads.title': 'Deze wallet downloaden',
  'downloads.get': '{name} downloaden',

  'account.title': 'Account',
  'account.accounts': 'Accounts',
  'account.settings': 'Accountinstellingen',

  'networks.title': 'Netwerk kiezen',
  'switch.title': 'Netwerk wisselen',
  'unsupported.title': 'Netwerk wisselen',

  'whatIsAWallet.title': 'Wat is een wallet?',
  'whatIsAWallet.more': 'Meer informatie',
  'whatIsANetwork.title': 'Wat is een netwerk?',
  'getWallet.title': 'Wallet downloaden',

  'watch.title': 'Adres volgen',
  'watch.account': 'Gevolgd account',

  'email.title': 'E-mailadres bevestigen',
  'device.title': 'Dit apparaat bevestigen',
  'socials.title': 'Manieren om in te loggen',
  'social.title': 'Inloggen',
  'farcaster.title': 'Inloggen met Farcaster',
  'approve.title': 'Goedkeuren',
  'confirm.title': 'Bevestig in je wallet',

  'snackbar.actionNotAllowed': 'Actie niet toegestaan',
  'snackbar.codeResent': 'E-mail opnieuw verstuurd',
  'network.unit': 'netwerkmunten',
  'snackbar.copied': 'Gekopieerd',
  'snackbar.declined': 'Geweigerd',
  'snackbar.failedToCopy': 'Kopiëren mislukt',
  'snackbar.failedToDisconnect': 'Loskoppelen mislukt',
  'snackbar.somethingWentWrong': 'Er ging iets mis',
};
