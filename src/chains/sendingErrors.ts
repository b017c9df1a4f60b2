import { WalletModalError } from '../lib/errors.js';
import type { TransferFault, WithFault } from '../lib/send/transferFault.js';

/** The error for a transaction that would fail. `details`: the reason given by the contract, program or node. */
export function wouldFailError(details: string | undefined): WalletModalError {
  return new WalletModalError('transaction_failed', 'The transaction would fail.', { details });
}

/** For developers. */
const FAULTS: Readonly<Record<TransferFault, string>> = {
  decimals: 'The token has other decimals than its balance was shown with.',
  movesNothing: 'It moves nothing.',
  nothingArrives: 'Nothing would arrive.',
  takesMore: 'It takes more than the amount.',
  takesMoreThanFee: 'It takes more than the fee.',
  takesOther: 'It takes another amount.',
};

/** The error for a transfer that wouldn't do what transfers do. */
export const faultError = (fault: TransferFault): WalletModalError & WithFault =>
  Object.assign(wouldFailError(FAULTS[fault]), { fault });

export function notEnoughError(): WalletModalError {
  return new WalletModalError(
    'request_invalid',
    'The balance does not cover the amount and the network fee.',
  );
}
