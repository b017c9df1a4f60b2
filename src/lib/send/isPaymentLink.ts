/** The scheme of a payment link: EIP-681 or Solana Pay. */
export const PAYMENT_SCHEME = /^(ethereum|solana):/i;

/** Whether a text should be read as a payment link. */
export const isPaymentLink = (text: string): boolean => PAYMENT_SCHEME.test(text.trim());
