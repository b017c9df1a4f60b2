/** The texts of the buttons: part of the entry, so that a button reads right before anything else is loaded. */
export const enButtons = {
  'button.connect': 'Connect Wallet',
  'button.connecting': 'Connecting…',
  'button.loadFailed':
    'Couldn’t load the wallet window. Check your connection and try again. If that doesn’t help, reload the page.',
  'button.failed': 'Something went wrong on this page. Reload it and try again.',
  'button.account': 'Account {name}',
  // In the order in which it is seen: who speaks to the page says what is there.
  'button.accountBalance': 'Account {balance} · {name}',
  'button.switchNetwork': 'Switch Network',
  'button.selectNetwork': 'Select Network',
  'button.network': 'Network {name}',
  'network.unknown': 'Unknown network ({id})',
} as const;

export type ButtonTextKey = keyof typeof enButtons;
