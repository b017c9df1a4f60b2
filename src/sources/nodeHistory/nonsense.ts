import { WalletModalError } from '../../lib/errors.js';

/** The error for an answer that doesn't fit the method. */
export const nonsense = (method: string): WalletModalError =>
  new WalletModalError('rpc_failed', 'The network gave an answer that cannot be used.', {
    details: `${method} answered something else than nodes do.`,
  });
