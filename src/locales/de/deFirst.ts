import type { enFirst } from '../en/enFirst.js';
import type { Translation } from '../translation.js';
import { deButtons } from './deButtons.js';

export const deFirst: Translation<typeof enFirst> = {
  ...deButtons,

  'dialog.back': 'Zurück',
  'dialog.close': 'Schließen',
  'dialog.loading': 'Wird geladen…',
  'dialog.retry': 'Erneut versuchen',
  'dialog.newTab': '(öffnet sich in einem neuen Tab)',
  'dialog.broken': 'Etwas ist schiefgelaufen',
  'dialog.brokenText': 'Versuchen Sie es erneut oder laden Sie die Seite neu.',
  'dialog.failed': 'Dieser Teil konnte nicht geladen werden',
  'dialog.failedText':
    'Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut. Wenn das nicht hilft, laden Sie die Seite neu.',
  'search.clear': 'Suche leeren',

  'connect.title': 'Wallet verbinden',
  'connect.intro': 'Wählen Sie eine Wallet für {app}.',
  'connect.wallets': 'Wallets',
  'connect.search': 'Wallets suchen',
  'connect.found': { one: '{count} Wallet gefunden', other: '{count} Wallets gefunden' },
  'connect.noMatch': 'Keine Wallet passt zu „{query}“',
  'connect.installed': 'Installiert',
  'connect.recent': 'Zuletzt genutzt',
  'connect.popular': 'Beliebt',
  'connect.more': 'Weitere Wallets',
  'connect.missing': 'Die Wallets oben können Sie weiterhin nutzen.',
  'connect.unnamed': 'Browser-Wallet',
  'connect.late': '{name} wurde zur Liste hinzugefügt',
  'connect.namesake': 'Eine andere Wallet nennt sich auch {name}',
  'connect.noWallet': 'Ich habe keine Wallet',
  'connect.empty': 'Keine Wallet in diesem Browser',
  'connect.emptyText':
    'Eine Wallet ist eine App oder Browser-Erweiterung, die Ihre Krypto verwahrt und mit der Sie sich anmelden.',
  'connect.emptyMobileText':
    'Öffnen Sie diese Seite im Browser Ihrer Wallet-App oder auf einem Computer mit einer Wallet.',
  'connect.legal': 'Mit dem Verbinden akzeptieren Sie die {terms} und die {privacy}.',
  'connect.legalTerms': 'Mit dem Verbinden akzeptieren Sie die {terms}.',
  'connect.legalPrivacy': 'Mit dem Verbinden akzeptieren Sie die {privacy}.',
  'connect.terms': 'Nutzungsbedingungen',
  'connect.privacy': 'Datenschutzerklärung',

  'connect.needed': 'Wählen Sie eine Wallet für {chain}.',
  'multiChain.chain.eip155': 'Ethereum',
  'multiChain.chain.solana': 'Solana',
  'multiChain.title': 'Netzwerk wählen',
  'activeChain.title': 'Netzwerk wechseln',

  'pairing.tag': 'QR-Code',
  'pairing.title': 'Mit dem Smartphone scannen',

  'allWallets.title': 'Alle Wallets',
  'wallets.slow': 'Weitere Wallets werden geladen…',
  'wallets.failed': 'Weitere Wallets konnten nicht geladen werden',

  'downloads.title': 'Diese Wallet holen',
  'downloads.get': '{name} holen',

  'account.title': 'Konto',
  'account.accounts': 'Konten',
  'account.settings': 'Kontoeinstellungen',

  'networks.title': 'Netzwerk wählen',
  'switch.title': 'Netzwerk wechseln',
  'unsupported.title': 'Netzwerk wechseln',

  'whatIsAWallet.title': 'Was ist eine Wallet?',
  'whatIsAWallet.more': 'Mehr erfahren',
  'whatIsANetwork.title': 'Was ist ein Netzwerk?',
  'getWallet.title': 'Wallet holen',

  'watch.title': 'Adresse beobachten',
  'watch.account': 'Beobachtetes Konto',

  'email.title': 'E-Mail-Adresse bestätigen',
  'device.title': 'Dieses Gerät bestätigen',
  'socials.title': 'Anmeldemethoden',
  'social.title': 'Anmelden',
  'farcaster.title': 'Mit Farcaster anmelden',
  'approve.title': 'Genehmigen',
  'confirm.title': 'In der Wallet bestätigen',

  'snackbar.actionNotAllowed': 'Aktion nicht erlaubt',
  'snackbar.codeResent': 'E-Mail erneut gesendet',
  'network.unit': 'Netzwerk-Coins',
  'snackbar.copied': 'Kopiert',
  'snackbar.declined': 'Abgelehnt',
  'snackbar.failedToCopy': 'Kopieren fehlgeschlagen',
  'snackbar.failedToDisconnect': 'Trennen fehlgeschlagen',
  'snackbar.somethingWentWrong': 'Etwas ist schiefgelaufen',
};
