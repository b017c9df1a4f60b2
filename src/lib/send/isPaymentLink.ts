/** How a payment link begins: EIP-681 or Solana Pay. */
export const PAYMENT_SCHEME = /^(ethereum|solana):/i;

/** Whether a text is to be read as a payment link. */
export const isPaymentLink = (text: string): boolean => PAYMENT_SCHEME.test(text.trim());
