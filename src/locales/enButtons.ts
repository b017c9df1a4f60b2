/** The texts of the buttons: part of the entry, so that a button reads right before anything else is loaded. */
export const enButtons = {
  'button.connect': 'Connect wallet',
  'button.connecting': 'Connecting…',
  'button.loadFailed': 'Couldn’t load this. Check your connection and try again.',
  'button.failed': 'Something went wrong. Reload the page.',
  'button.account': 'Account {name}',
  // In the order in which it is seen: who speaks to the page says what is there.
  'button.accountBalance': 'Account {balance} · {name}',
  'button.switchNetwork': 'Switch network',
  'button.selectNetwork': 'Select network',
  'button.network': 'Network {name}',
  'network.unknown': 'Unknown network ({id})',
} as const;

export type ButtonTextKey = keyof typeof enButtons;
