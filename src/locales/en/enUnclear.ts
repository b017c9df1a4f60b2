import type { Message } from '../../lib/text/texts.js';

/** The English texts about transactions whose outcome is unknown. Part of the account's texts. */
export const enUnclear = {
  'unclear.text': 'We’re looking for it. Your wallet may still send it, so check there too.',
  'unclear.lost': 'We can’t look for it. Check the activity in your wallet before you do anything else.',
  'unclear.reason': 'Your wallet says: “{reason}”.',
  'unclear.check': 'Check what happened',
  'unclear.looked': 'We’ve looked just now and found nothing new.',
  'unclear.unreachable': 'We couldn’t reach the network. Check your connection.',
  'unclear.overText': 'Check the activity in your wallet before you try again.',
  'earlier.asked': 'An earlier request is still waiting',
  'earlier.askedText': 'Your wallet hasn’t answered it yet. Check there first, or both may go through.',
  'earlier.text': 'If you go on, both may go through.',
  'earlier.confirm': 'Go on anyway. Both may go through.',
  'earlier.send': '{when}: {amount} {symbol} to {recipient}.',
  'earlier.swap': '{when}: {amount} {symbol} for {boughtSymbol}.',
  'earlier.any': '{when}: {symbol}.',
} as const satisfies Record<string, Message>;
