import type { enReceipt } from '../en/enReceipt.js';
import type { Translation } from '../translation.js';

export const deReceipt: Translation<typeof enReceipt> = {
  'receipt.gone': 'Über diese Transaktion ist nichts mehr bekannt',
  'receipt.goneText': 'Der Block-Explorer zeigt alles.',
  'receipt.openText': 'Sie können dies schließen. Wir sehen weiter nach und zeigen das Ergebnis hier.',
  'receipt.recordedText': 'Auf {network} bestätigt.',
  'receipt.buyingText':
    'So meldet es der Kaufdienst. Sie können dies schließen: Es bleibt unter Ihren Käufen.',
  'receipt.boughtText': 'Betrag und Status sind Angaben des Kaufdienstes.',
  'receipt.line.sent': 'Gesendet',
  'receipt.line.received': 'Erhalten',
  'receipt.line.toSend': 'Sie wollten senden',
  'receipt.line.toReceive': 'Sie erwarten',
  'receipt.to': 'An',
  'receipt.from': 'Von',
  'receipt.account': 'Ihr Konto',
  'receipt.fee': 'Netzwerkgebühr',
  'receipt.feeByOther': 'Von einem anderen Konto gezahlt',
  'receipt.asked': 'Angefordert',
  'receipt.minedAt': 'Bestätigt',
  'receipt.hash': 'Transaktions-ID',
  'receipt.copyHash': 'Transaktions-ID kopieren',
  'receipt.reading': 'Wird gelesen…',
  'receipt.notYet': 'Noch nicht bekannt',
  'receipt.notKnown': 'Nicht bekannt',
  'receipt.someOf': '{symbol}, Betrag nicht bekannt',
  'receipt.left': 'Es können noch bis zu {amount} abgebucht werden',
  'receipt.leftAny': '{symbol} kann noch in beliebiger Höhe abgebucht werden',
  'receipt.leftText':
    'Der unten genannte Contract hat weiterhin Ihre Erlaubnis. Ein neuer Tausch kann sie nutzen. Um sie zu beenden, entfernen Sie die Genehmigung in Ihrer Wallet.',
  'receipt.leftTo': 'Contract mit Ihrer Erlaubnis',
  'receipt.done': 'Fertig',
  'receipt.sendAgain': 'Erneut senden',
};
