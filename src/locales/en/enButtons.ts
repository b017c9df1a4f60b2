/** The texts of the buttons. They are part of the entry, so that a button has its text before anything else loads. */
export const enButtons = {
  'button.connect': 'Connect wallet',
  'button.connecting': 'Connecting…',
  'button.loadFailed':
    'Couldn’t load this. Check your connection and try again. If that doesn’t help, reload the page.',
  'button.failed': 'Something went wrong. Reload the page.',
  'button.account': 'Account {name}',
  // In visual order: voice control users say what they see.
  'button.accountBalance': 'Account {balance} · {name}',
  'button.switchNetwork': 'Switch network',
  'button.selectNetwork': 'Choose a network',
  'button.network': 'Network {name}',
  'onRamp.getQuotes': 'Get quotes',
  'onRamp.amount': 'Amount',
  'onRamp.currency': 'Currency',
  'network.unknown': 'Unknown network ({id})',
} as const;

export type ButtonTextKey = keyof typeof enButtons;
