import type { enLater } from '../en/enLater.js';
import type { Translation } from '../translation.js';

export const deLater: Translation<typeof enLater> = {
  'pairing.code': 'Code für Wallet-Apps',
  'wait.code': 'Code wird abgerufen…',
  'wait.link': 'Link wird abgerufen…',
  'wait.slow': 'Das dauert länger als üblich…',
  'pairing.hint': 'Mit Ihrer Wallet-App scannen oder den Link kopieren.',
  'pairing.hintWallet': 'Mit {name} scannen oder den Link in die App kopieren.',
  'pairing.stuck':
    'Prüfen Sie Ihre Verbindung. Versuchen Sie es dann erneut oder gehen Sie zurück, um eine andere Wallet zu wählen.',
  'pairing.get': 'Ich habe {name} nicht',
  'pairing.copy': 'Link kopieren',
  'pairing.ways': 'Verbindungswege',
  'pairing.continue': 'In {name} fortfahren',
  'pairing.way.browser': 'Browser',
  'pairing.way.mobile': 'Smartphone',
  'pairing.way.qrcode': 'Smartphone',
  'pairing.way.web': 'Web',
  'pairing.way.desktop': 'Desktop',
  'pairing.way.extension': 'Browser',
  'pairing.open': '{name} öffnen',
  'pairing.browseHint': 'Diese Seite wird in {name} geöffnet. Verbinden Sie sich dort.',
  'pairing.openHint': 'Genehmigen Sie die Verbindung in {name} und kommen Sie dann hierher zurück.',
  'pairing.nothing':
    'Nichts passiert? Möglicherweise ist {name} nicht installiert. Holen Sie sich die App oder kopieren Sie den Link hinein.',
  'pairing.notDetected': '{name} ist in diesem Browser nicht installiert',
  'pairing.notDetectedText':
    'Installieren Sie die Erweiterung und laden Sie die Seite neu oder verbinden Sie sich anders.',
  'pairing.noAccount': 'Kein Konto geteilt',
  'pairing.noAccountText':
    'Wählen Sie in Ihrer Wallet-App ein Konto für diese Website und versuchen Sie es erneut.',
  'pairing.noChainText':
    'Ihre Wallet-App unterstützt die Netzwerke dieser Website nicht. Versuchen Sie es mit einer anderen Wallet.',
  'pairing.notAble': 'Ihre Wallet-App funktioniert nicht mit dieser Website',
  'pairing.notAbleText':
    'Sie unterstützt nicht, was diese Website benötigt. Aktualisieren Sie die App oder nutzen Sie eine andere Wallet.',
  'pairing.failed': 'WalletConnect ist nicht erreichbar',
  'pairing.failedText': 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',

  'signIn.or': 'oder',
  'signIn.with': 'Mit {name} fortfahren',
  'signIn.more': 'Weitere Anmeldemethoden',
  'signIn.other': 'Andere Methode nutzen',
  'signIn.reading': 'Ihr Konto wird abgerufen…',
  'signIn.readingText': 'Das dauert einen Moment.',
  'signIn.done': 'Sie sind mit {name} angemeldet.',
  'signIn.failed': 'Etwas ist schiefgelaufen',
  'signIn.failedNote': 'Sie sind nicht angemeldet.',
  'signIn.none': 'Keine weiteren Anmeldemethoden',
  'signIn.noneText': 'Verbinden Sie stattdessen eine Wallet.',
  'signIn.notLoaded': 'Der Anmeldedienst konnte nicht geladen werden',
  'signIn.late': 'Der Anmeldedienst hat nicht geantwortet. Versuchen Sie es erneut.',
  'signIn.untrusted': 'Nicht vertrauenswürdige Quelle',
  'social.asking': 'Mit {name} fortfahren',
  'social.askingText': 'Schließen Sie die Anmeldung dort ab. Danach geht es hier automatisch weiter.',
  'social.show': 'Fenster anzeigen',
  'social.blocked': 'Pop-up blockiert',
  'social.blockedText': 'Öffnen Sie {name} über die Schaltfläche unten.',
  'social.closed': 'Fenster geschlossen',
  'social.closedText': 'Sie sind nicht angemeldet. Wenn das öfter passiert, wählen Sie eine andere Methode.',
  'farcaster.code': 'Code für Farcaster',
  'farcaster.stuck':
    'Prüfen Sie Ihre Verbindung. Versuchen Sie es dann erneut oder gehen Sie zurück, um eine andere Methode zu wählen.',
  'farcaster.hint': 'Mit dem Smartphone scannen und in Farcaster bestätigen.',
  'farcaster.openHint': 'Bestätigen Sie in Farcaster und kommen Sie dann hierher zurück.',
  'email.label': 'E-Mail-Adresse',
  'email.submit': 'Weiter',
  'email.invalid': 'Geben Sie eine gültige E-Mail-Adresse ein.',
  'email.apostrophe':
    'Adressen mit Apostroph funktionieren hier nicht. Verwenden Sie eine andere E-Mail-Adresse.',
  'email.resend': 'E-Mail erneut senden',
  'email.resendIn': { one: 'Erneut senden in {count} s', other: 'Erneut senden in {count} s' },
  'email.tooSoon': {
    one: 'Versuchen Sie es in {count} Sekunde erneut',
    other: 'Versuchen Sie es in {count} Sekunden erneut',
  },
  'email.other': 'Andere E-Mail verwenden',
  'device.lead': 'Prüfen Sie Ihre E-Mails',
  'device.text': 'Öffnen Sie den Link, den wir an {email} gesendet haben, um dieses Gerät zu genehmigen.',
  'code.label': 'Sechsstelliger Code',
  'code.lead': 'Geben Sie den Code ein, den wir an {email} gesendet haben',
  'code.validUntil': 'Gültig bis {time}',
  'code.checking': 'Wird geprüft…',
  'code.wrong': 'Etwas ist schiefgelaufen. Details: „{reason}“. Versuchen Sie es erneut.',
  'confirm.asking': 'In {name} fortfahren',
  'confirm.text': 'Öffnen Sie die App, um die Anfrage zu beantworten.',
  'confirm.later': 'Nicht jetzt',
  'approve.frame': 'Anmeldedienst',
  'approve.text': 'Genehmigen Sie die Anfrage unten oder lehnen Sie sie ab.',

  'signedIn.change': 'E-Mail ändern',
  'signedIn.add': 'E-Mail hinzufügen',
  'signedIn.with': 'Angemeldet mit {name}',
  'signedIn.unnamed': 'Angemeldet',
  'signedIn.none': 'Sie sind nicht angemeldet',
  'signedIn.noneText':
    'Diese Seite ist für Konten, bei denen Sie sich mit E-Mail oder einem anderen Dienst anmelden.',

  'allWallets.search': 'Alle Wallets durchsuchen',
  'allWallets.certified': 'Verifiziert von {directory}',
  'allWallets.empty': 'Keine Wallets gefunden',
  'allWallets.missing':
    'Wallets in diesem Browser funktionieren weiterhin. Gehen Sie zurück, um eine zu wählen.',
  'allWallets.searchMissing': 'Ergebnisse nur aus bereits geladenen Wallets.',

  'downloads.text': 'Holen Sie sich {name}, richten Sie die Wallet ein und kommen Sie dann hierher zurück.',
  'downloads.chrome': 'Chrome-Erweiterung',
  'downloads.ios': 'iOS-App',
  'downloads.android': 'Android-App',
  'downloads.website': 'Website',
  'downloads.none': 'Kein Download-Link verfügbar',
  'downloads.stores': 'Stores',
  'downloads.code': 'Code für den Store: {store}',
  'downloads.scan':
    'Scannen Sie mit Ihrem Smartphone, um {name} zu holen, und kommen Sie dann hierher zurück.',

  'connecting.asking': 'In {name} fortfahren',
  'connecting.askingText': 'Genehmigen Sie die Verbindung in Ihrer Wallet.',
  'connecting.waiting': 'Warten auf {name}…',
  'connecting.slow': 'Noch keine Antwort von {name}',
  'connecting.slowText':
    'Öffnen Sie {name} und suchen Sie nach einer Anfrage. Wenn es keine gibt, fragen Sie erneut an.',
  'connecting.askAgain': 'Erneut anfragen',
  'connecting.connected': 'Verbunden',
  'connecting.connectedText': '{name} ist verbunden.',
  'connecting.noChain': 'Kein unterstütztes Netzwerk',
  'connecting.noChainText': '{name} unterstützt die Netzwerke dieser Website nicht.',
  'connecting.other': 'Andere Wallet wählen',

  'multiChain.text': '{name} unterstützt mehrere Netzwerke. Welches möchten Sie verbinden?',
  'multiChain.list': 'Netzwerke',
  'multiChain.connected': 'Verbunden',
  'activeChain.connect': 'Für {chain} verbinden',
  'activeChain.text':
    'Für {network} brauchen Sie eine Wallet, die {chain} unterstützt. Ihre Wallet für {present} bleibt verbunden.',
  'activeChain.stay': 'Bei {present} bleiben',

  /** Used inside a sentence, never at its start. */
  'network.unknownOne': 'Netzwerk {id} (unbekannt)',
  'networks.list': 'Netzwerke',
  'networks.search': 'Netzwerke suchen',
  'networks.found': { one: '{count} Netzwerk gefunden', other: '{count} Netzwerke gefunden' },
  'networks.noMatch': 'Kein Netzwerk passt zu „{query}“',
  'networks.current': 'Aktuell',
  'networks.testnet': 'Testnetzwerk',
  'networks.notEnabled': 'Nicht aktiviert in {name}',
  'networks.noSmartAccount': 'Nur mit Ihrem Standardkonto',
  'networks.noSignIn': 'Nur mit einer Wallet',
  'networks.empty': 'Hier funktioniert jedes Netzwerk',
  'networks.emptyText': 'Diese Website funktioniert mit dem Netzwerk, das in Ihrer Wallet eingestellt ist.',

  'switch.asking': 'In {wallet} genehmigen',
  'switch.askingText':
    'Nehmen Sie den Wechsel zu {network} an. Wenn Sie keine Anfrage sehen, öffnen Sie {wallet}.',
  'switch.waiting': 'Warten auf {wallet}…',
  'switch.stay': 'Ihre Wallet ist weiterhin auf {network}.',
  'switch.other': 'Anderes Netzwerk wählen',
  'switch.declined': 'Wechsel abgelehnt',

  'unsupported.text':
    'Ihre Wallet ist auf {network}. Diese Website unterstützt dieses Netzwerk nicht. Wählen Sie ein unterstütztes Netzwerk, um fortzufahren.',
  'swap.notHere':
    'Auf {network} können Sie nicht tauschen. Wählen Sie ein Netzwerk, auf dem Tauschen möglich ist.',
  'snackbar.switchedWallet': 'Zu {name} gewechselt',
  'account.disconnect': 'Trennen',

  'whatIsAWallet.login': 'Ein Login für viele Websites',
  'whatIsAWallet.loginText':
    'Melden Sie sich mit Ihrer Wallet an, statt auf jeder Website ein Konto mit Passwort anzulegen.',
  'whatIsAWallet.assets': 'Ein Ort für Ihre Vermögenswerte',
  'whatIsAWallet.assetsText': 'Coins, Token und Sammlerstücke aufbewahren, senden und empfangen.',
  'whatIsAWallet.control': 'Sie behalten die Kontrolle',
  'whatIsAWallet.controlText':
    'Eine Website kann nur anfragen. Nichts wird bewegt, bevor Sie es in Ihrer Wallet genehmigen.',

  'whatIsANetwork.record': 'Ein gemeinsames Verzeichnis',
  'whatIsANetwork.recordText':
    'Viele Computer führen dasselbe Verzeichnis darüber, wem was gehört. Kein einzelnes Unternehmen betreibt es.',
  'whatIsANetwork.purpose': 'Netzwerke unterscheiden sich',
  'whatIsANetwork.purposeText':
    'Sie unterscheiden sich in Kosten, Tempo und Apps. Ihre Adresse ist oft auf mehreren gleich, Ihre Vermögenswerte sind aber auf jedem getrennt.',
  'whatIsANetwork.more': 'Mehr erfahren',

  'getWallet.list': 'Wallets zur Auswahl',
  'getWallet.choose': 'Wallet wählen',
  'getWallet.chooseText': 'Wählen Sie eine bekannte Wallet, die auf Ihrem Gerät funktioniert.',
  'getWallet.install': 'Installieren und einrichten',
  'getWallet.installText':
    'Schreiben Sie die Wiederherstellungsphrase auf. Geben Sie sie niemals weiter, weder an Personen noch auf Websites.',
  'getWallet.return': 'Hierher zurückkommen',
  'getWallet.returnText': 'Ihre Wallet erscheint automatisch. Wenn nicht, laden Sie die Seite neu.',
  'getWallet.explore': 'Alle Wallets ansehen',
  'getWallet.extension': 'Browser-Erweiterung',
  'getWallet.app': 'Smartphone-App',
  'getWallet.both': 'Browser-Erweiterung und Smartphone-App',
  'getWallet.found': 'Wallet gefunden',
  'getWallet.foundText': '{name} kann jetzt verbunden werden.',
  'getWallet.connect': '{name} verbinden',

  'error.user_rejected': 'Verbindung abgelehnt',
  'error.user_rejected.text':
    'Mit dieser Website wurde nichts geteilt. Sie können es jederzeit erneut versuchen.',
  'error.already_pending': 'Eine Anfrage ist bereits offen',
  'error.already_pending.text': 'Öffnen Sie {name} und beantworten Sie die dort wartende Anfrage.',
  'error.wallet_locked': '{name} ist gesperrt',
  'error.wallet_locked.text': 'Öffnen und entsperren Sie {name} und versuchen Sie es erneut.',
  'error.wallet_not_found': '{name} ist nicht verfügbar',
  'error.wallet_not_found.text':
    'Die Wallet ist möglicherweise deaktiviert oder entfernt. Aktivieren Sie sie und laden Sie die Seite neu.',
  'error.wallet_invalid_answer': 'Unerwartete Antwort von {name}',
  'error.wallet_invalid_answer.text':
    'Sie sind nicht verbunden. Aktualisieren Sie die Wallet oder wählen Sie eine andere.',
  'error.timeout': '{name} antwortet nicht',
  'error.timeout.text': 'Öffnen Sie die Wallet, suchen Sie nach einer Anfrage und versuchen Sie es erneut.',
  'error.wallet_failed': '{name} meldet ein Problem',
  'error.wallet_failed.text': 'Details: „{reason}“',
  'error.wallet_failed.silent':
    'Ein Grund wurde nicht genannt. Versuchen Sie es erneut oder nutzen Sie eine andere Wallet.',
  'error.chain_not_supported': 'In {name} zu {network} wechseln',
  'error.chain_not_supported.text': 'Ändern Sie dort das Netzwerk. Diese Seite aktualisiert sich von selbst.',
  'error.rpc_missing': '{name} kennt {network} noch nicht',
  'error.rpc_missing.text': 'Fügen Sie {network} in der Wallet hinzu und versuchen Sie es erneut.',
  'error.switch_failed': '{name} hat nicht gewechselt',
  'error.switch_failed.text': 'Ändern Sie das Netzwerk in der Wallet oder versuchen Sie es erneut.',
  'error.internal': 'Etwas ist schiefgelaufen',
  'error.internal.text':
    'Das Problem liegt auf dieser Seite, nicht in Ihrer Wallet. Versuchen Sie es erneut oder laden Sie die Seite neu.',
};
