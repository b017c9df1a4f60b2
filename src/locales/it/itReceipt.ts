import type { enReceipt } from '../en/enReceipt.js';
import type { Translation } from '../translation.js';

export const itReceipt: Translation<typeof enReceipt> = {
  'receipt.gone': 'Di questa transazione non si sa più nulla',
  'receipt.goneText': 'Il block explorer mostra tutto.',
  'receipt.openText': 'Puoi chiudere questa schermata. Continueremo a controllare e mostreremo qui l’esito.',
  'receipt.recordedText': 'Confermata su {network}.',
  'receipt.buyingText':
    'Lo dice il servizio di acquisto. Puoi chiudere questa schermata: resta tra i tuoi acquisti.',
  'receipt.boughtText': 'Importo e stato sono quelli indicati dal servizio di acquisto.',
  'receipt.line.sent': 'Hai inviato',
  'receipt.line.received': 'Hai ricevuto',
  'receipt.line.toSend': 'Hai chiesto di inviare',
  'receipt.line.toReceive': 'Ti aspetti',
  'receipt.to': 'A',
  'receipt.from': 'Da',
  'receipt.account': 'Il tuo account',
  'receipt.fee': 'Commissione di rete',
  'receipt.feeByOther': 'Pagata da un altro account',
  'receipt.asked': 'Richiesta',
  'receipt.minedAt': 'Confermata',
  'receipt.hash': 'ID transazione',
  'receipt.copyHash': 'Copia ID transazione',
  'receipt.reading': 'Lettura…',
  'receipt.notYet': 'Non ancora noto',
  'receipt.notKnown': 'Non noto',
  'receipt.someOf': '{symbol}, importo non noto',
  'receipt.left': 'Il contratto può ancora prelevare fino a {amount}',
  'receipt.leftAny': 'Il contratto può ancora prelevare qualsiasi importo in {symbol}',
  'receipt.leftText':
    'Il contratto qui sotto ha ancora il tuo permesso. Un nuovo scambio può usarlo. Per toglierlo, rimuovi l’approvazione nel tuo wallet.',
  'receipt.leftTo': 'Contratto con il tuo permesso',
  'receipt.done': 'Fine',
  'receipt.sendAgain': 'Invia di nuovo',
};
