/** What is missing before a transfer can be reviewed; `review` if nothing is. */
export type SendButton =
  | 'selectToken'
  | 'incorrect'
  | 'unclear'
  | 'enterAmount'
  | 'insufficient'
  | 'noFee'
  | 'addRecipient'
  | 'resolving'
  | 'invalid'
  | 'review';

export interface SendFormFacts {
  readonly hasToken: boolean;
  readonly amount: 'missing' | 'unclear' | 'incorrect' | 'tooMuch' | 'right';
  /** Whether the native balance is known to be too low for the network fee. */
  readonly lacksFee: boolean;
  readonly recipient: 'missing' | 'resolving' | 'invalid' | 'right';
}

/** The state of the form, as the button shows it. Asks for missing fields in their order on the screen. */
export function sendButton({ hasToken, amount, lacksFee, recipient }: SendFormFacts): SendButton {
  if (amount === 'unclear') return amount;
  if (!hasToken) return 'selectToken';
  if (amount === 'incorrect') return amount;
  if (amount === 'missing') return 'enterAmount';
  if (amount === 'tooMuch') return 'insufficient';
  if (lacksFee) return 'noFee';
  if (recipient === 'missing') return 'addRecipient';
  if (recipient === 'resolving') return 'resolving';
  return recipient === 'invalid' ? 'invalid' : 'review';
}
