import type { enSiwe } from '../en/enSiwe.js';
import type { Translation } from '../translation.js';

export const deSiwe: Translation<typeof enSiwe> = {
  'siwe.lead': 'Bei {site} anmelden',
  'siwe.text':
    'Signieren Sie eine Nachricht, um zu beweisen, dass diese Wallet Ihnen gehört. Das ist kostenlos, und es wird keine Transaktion gesendet.',
  'siwe.leaving': 'Wenn Sie abbrechen, wird Ihre Wallet getrennt.',
  'siwe.drafting': 'Nachricht wird abgerufen…',
  'siwe.ready': 'Lesen Sie die Nachricht unten, bevor Sie signieren.',
  'siwe.asking': 'In {name} fortfahren',
  'siwe.verifying': 'Ihre Signatur wird geprüft…',
  'siwe.done': 'Sie sind angemeldet',
  'siwe.message': 'Zu signierende Nachricht',
  'siwe.sign': 'Signieren',
  'siwe.signing': 'Wird signiert…',
  'siwe.cancel': 'Abbrechen',
  'siwe.none': 'Hier gibt es keine Anmeldung',
  'siwe.noneText': 'Diese Website verlangt keine Anmeldung mit Ihrer Wallet.',
  'siwe.failed.declined': 'Signatur abgelehnt',
  'siwe.failed.declinedText': 'Sie sind nicht angemeldet. Versuchen Sie es erneut, wenn Sie bereit sind.',
  'siwe.failed.smartAccount': 'Diese Anwendung unterstützt Smart-Konten möglicherweise nicht',
  'siwe.failed.smartAccountText':
    'Sie sind nicht angemeldet. Wechseln Sie zu Ihrem Standardkonto und versuchen Sie es erneut.',
  'siwe.failed.refused': 'Fehler beim Prüfen der SIWE-Signatur',
  'siwe.failed.refusedText': '{site} hat die Signatur nicht akzeptiert. Versuchen Sie es erneut.',
  'siwe.failed.noSession': 'Sie sind noch nicht angemeldet',
  'siwe.failed.noSessionText':
    'Ihre Signatur ist gültig, aber {site} hat sich Ihre Anmeldung nicht gemerkt. Erlauben Sie die Cookies dieser Website und versuchen Sie es erneut.',
  'siwe.failed.server': 'Anmeldung bei {site} nicht möglich',
  'siwe.failed.serverText':
    'Die Anmeldung der Website antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'siwe.failed.message': 'Diese Nachricht kann nicht signiert werden',
  'siwe.failed.messageText':
    'Sie ist nicht für diese Website, dieses Konto und dieses Netzwerk bestimmt. Bitten Sie die Website um Hilfe.',
  'siwe.failed.otherSigned': '{name} hat etwas anderes signiert',
  'siwe.failed.otherSignedText':
    'Sie sind nicht angemeldet. Aktualisieren Sie die Wallet oder wählen Sie eine andere.',
  'siwe.failed.onChain': 'Dieses Konto kann sich hier nicht anmelden',
  'siwe.failed.onChainText':
    'Sie sind nicht angemeldet. {site} benötigt eine Signatur, die dieses Konto nicht erstellen kann. Verbinden Sie ein anderes Konto.',
  'siwe.failed.unsupported': '{name} kann dies nicht signieren',
  'siwe.failed.unsupportedText':
    'Verbinden Sie eine Wallet, die Nachrichten signiert, und versuchen Sie es erneut.',
  'siwe.failed.wallet': '{name} konnte nicht signieren',
  'siwe.failed.walletText': 'Sie sind nicht angemeldet. Details: „{reason}“',
  'siwe.failed.waiting': '{name} wartet auf Sie',
  'siwe.failed.waitingText':
    'Öffnen und entsperren Sie die Wallet oder beantworten Sie dort die Anfrage. Versuchen Sie es dann erneut.',
  'siwe.failed.changed': 'Ihr Konto oder Netzwerk hat sich geändert',
  'siwe.failed.changedText':
    'Sie sind nicht angemeldet. Lesen Sie die neue Nachricht und signieren Sie dann erneut.',
  'siwe.failed.other': 'Etwas ist schiefgelaufen',
  'siwe.failed.otherText': 'Sie sind nicht angemeldet. Versuchen Sie es erneut.',
};
