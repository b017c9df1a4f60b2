import { WalletModalError, type WalletModalErrorOptions } from './errors.js';

/** The message of `notConnectedError`. */
export const NO_WALLET = 'No wallet is connected.';

/** A wallet is needed, and none is connected. */
export const notConnectedError = (options?: WalletModalErrorOptions) =>
  new WalletModalError('not_connected', NO_WALLET, options);

/** The site doesn't use this network. */
export const networkNotFoundError = (options?: WalletModalErrorOptions) =>
  new WalletModalError('network_not_found', 'Network not found', options);

/** The wallet was listed before, and is gone. */
export const walletNotFoundError = (options?: WalletModalErrorOptions) =>
  new WalletModalError('wallet_not_found', 'This wallet is no longer available.', options);

/** The site's text to sign isn't a valid sign-in message. */
export const siweMessageError = (options: WalletModalErrorOptions) =>
  new WalletModalError('siwe_message_invalid', 'The sign-in message of this site cannot be used.', options);

/** The swap service no longer offers this swap. */
export const quoteGoneError = () => new WalletModalError('quote_failed', 'Nobody swaps this anymore.');
