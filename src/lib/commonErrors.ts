import { WalletModalError, type WalletModalErrorOptions } from './errors.js';

/** What is said where a wallet is needed and none is connected. */
export const NO_WALLET = 'No wallet is connected.';

/** A wallet is needed, and none is connected. */
export const notConnectedError = (options?: WalletModalErrorOptions) =>
  new WalletModalError('not_connected', NO_WALLET, options);

/** The network is none that the site uses. */
export const networkNotFoundError = (options?: WalletModalErrorOptions) =>
  new WalletModalError('network_not_found', 'Network not found', options);

/** The wallet was in the list, and is not there anymore. */
export const walletNotFoundError = (options?: WalletModalErrorOptions) =>
  new WalletModalError('wallet_not_found', 'This wallet is no longer available.', options);

/** The site asks for a signature of something that is no message to sign in with. */
export const siweMessageError = (options: WalletModalErrorOptions) =>
  new WalletModalError('siwe_message_invalid', 'The sign-in message of this site cannot be used.', options);

/** Whoever quoted a swap offers it no longer. */
export const quoteGoneError = () => new WalletModalError('quote_failed', 'Nobody swaps this anymore.');
