import type { Message } from '../lib/text/texts.js';

/** The texts of one transaction. What became of it is said in those of `enTransactions.ts`. */
export const enReceipt = {
  'receipt.gone': 'Nothing is known of this transaction anymore',
  'receipt.goneText': 'The block explorer shows everything.',
  'receipt.openText': 'You can close this. We’ll keep looking and show the outcome here.',
  'receipt.recordedText': 'Recorded on {network}.',
  'receipt.line.sent': 'You sent',
  'receipt.line.received': 'You received',
  'receipt.line.toSend': 'You asked to send',
  'receipt.line.toReceive': 'You expect',
  'receipt.to': 'To',
  'receipt.from': 'From',
  'receipt.account': 'Your account',
  'receipt.fee': 'Network fee',
  'receipt.feeByOther': 'Paid by another account',
  'receipt.asked': 'Requested',
  'receipt.minedAt': 'Recorded',
  'receipt.hash': 'Transaction ID',
  'receipt.copyHash': 'Copy transaction ID',
  'receipt.reading': 'Reading…',
  'receipt.notYet': 'Not known yet',
  'receipt.notKnown': 'Not known',
  'receipt.someOf': '{symbol}, amount not known',
  'receipt.left': 'Up to {amount} can still be taken',
  'receipt.leftAny': 'Any amount of {symbol} can still be taken',
  'receipt.leftText':
    'The contract below still has your permission. A new swap can use it. To end it, remove the approval in your wallet.',
  'receipt.leftTo': 'Contract with your permission',
  'receipt.done': 'Done',
  'receipt.sendAgain': 'Send again',
} as const satisfies Record<string, Message>;
