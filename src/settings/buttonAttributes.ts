import type { AttributeTable } from './attributes.js';

/** The attributes of the buttons. Only `<wallet-button>` uses the last three. */
export const buttonAttributes = {
  for: 'text',
  disabled: 'flag',
  label: 'text',
  balance: ['show', 'hide'],
  wallet: 'text',
  namespace: ['any', 'eip155', 'solana'],
} as const satisfies AttributeTable;
