import type { Message } from '../../lib/text/texts.js';

/** The states of a swap's delivery on another network. docs/decisions/0057 lists the evidence for each sentence. */
export const enDelivery = {
  'delivery.waiting': '{amount} {symbol} left {from}. It should arrive on {to}.',
  'delivery.underway': '{amount} {symbol} left {from} and is on its way to {to} by {bridge}',
  'delivery.refunding': '{bridge} is sending {amount} {symbol} back to you on {from}',
  'delivery.told.arrived': '{bridge} says that your {boughtSymbol} arrived on {to}. We couldn’t check that.',
  'delivery.told.refunded':
    '{bridge} says that your {symbol} was refunded on {from}. We couldn’t check that.',
  'delivery.told.failed':
    '{bridge} says that this failed. We can’t tell where your {amount} {symbol} is now.',
  'delivery.paid.arrived': '{got} {gotSymbol} arrived on {to}',
  'delivery.paid.less':
    'Only {got} {gotSymbol} arrived on {to}. {bridge} had promised at least {least} {boughtSymbol}.',
  'delivery.paid.other': '{got} {gotSymbol} arrived on {to} instead of {boughtSymbol}',
  'delivery.paid.refunded': '{got} {gotSymbol} was refunded to you on {from}',
  'delivery.takesMinutes': {
    one: 'This can take about {count} minute. Bridges can be slow, so it may take longer.',
    other: 'This can take about {count} minutes. Bridges can be slow, so it may take longer.',
  },
  'delivery.takesHours': {
    one: 'This can take about {count} hour. Bridges can be slow, so it may take longer.',
    other: 'This can take about {count} hours. Bridges can be slow, so it may take longer.',
  },
  'delivery.takesUnknown': 'Bridges can be slow.',
  'delivery.closable': 'You can close this. We’ll keep looking and show the outcome here.',
  'delivery.late':
    'It’s taking longer than expected, and we can’t tell where it is now. Your transaction ID is below: the bridge can look it up.',
  'delivery.old': 'We don’t look for it by ourselves anymore. You can still check.',
  'delivery.silent': 'The service that tells where it is doesn’t answer. We’ll ask again, less often.',
  'delivery.help': 'Your transaction ID is below: the bridge can look it up.',
  'delivery.bridge': 'Bridge',
  'delivery.to': 'Arrives on',
  'delivery.token': 'Token that arrived',
  'delivery.hash': 'Transaction ID on {network}',
  'delivery.copyHash': 'Copy transaction ID on {network}',
  'delivery.page': 'Follow it on another page',
  'delivery.explorer': 'View on {network}’s explorer',
} as const satisfies Record<string, Message>;
