import type { Message } from '../../lib/text/texts.js';

/** The texts about a payment link (`ethereum:` or `solana:`) in the recipient field. */
export const enPaymentLink = {
  'send.link.filled': 'Filled in from a payment link',
  'send.link.filledText': 'Check who asks you to pay, the amount and the address.',
  'send.link.filledNoAmountText': 'The link asks for no amount. Check who asks you to pay, and the address.',
  'send.link.label': 'The link calls it “{label}”.',
  'send.link.waiting': 'Reading your tokens to fill in this payment link…',
  'send.link.waitingFailed': 'Couldn’t read your tokens to fill in this payment link. We’ll keep trying.',
  'send.link.title': 'This payment link wasn’t used',
  'send.link.fault.form': 'It can’t be read. Ask for a new one.',
  'send.link.fault.server':
    'It lets a website make the transaction, which we don’t do. Ask for an address instead.',
  'send.link.fault.call': 'It asks a contract for “{word}”. Only payments can be made here.',
  'send.link.fault.more':
    'It also asks for “{word}”, which can’t be added here. The payment might not be recognized.',
  'send.link.fault.amount': 'Its amount isn’t valid. Ask for a new one.',
  'send.link.fault.recipient': 'It doesn’t say who to pay. Ask for a new one.',
  'send.link.misfit.family':
    'It’s for another kind of network than this account’s. Switch accounts and paste it again.',
  'send.link.misfit.network': 'It’s for {network}. Switch networks and paste it again.',
  'send.link.misfit.token': 'It asks for a token that this account doesn’t have: {token}',
  'send.link.misfit.decimals': 'Its amount has more decimals than the token.',
  'send.link.misfit.checksum': 'There’s a typing error in its address. Ask for a new one.',
  'send.link.lost':
    'Payment links couldn’t be loaded. Check your connection and reload the page, or enter the address.',
} as const satisfies Record<string, Message>;
