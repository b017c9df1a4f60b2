import { WalletModalError } from '../lib/errors.js';

/** What is sent would fail. `details`: the reason in the words of the contract, program or node. */
export function wouldFailError(details: string | undefined): WalletModalError {
  return new WalletModalError('transaction_failed', 'The transaction would fail.', { details });
}

export function notEnoughError(): WalletModalError {
  return new WalletModalError(
    'request_invalid',
    'The balance does not cover the amount and the network fee.',
  );
}
