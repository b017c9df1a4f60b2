import type { CaipNetworkId } from '../networks/caip.js';
import type { ListedWallet } from './listedWallet.js';

/** A request for wallets (behaviour 14.1). */
export interface WalletQuery {
  /** Starts at 1. */
  readonly page?: number;
  /** The number of wallets per page. */
  readonly entries: number;
  /** The network that wallets must support. */
  readonly chain?: CaipNetworkId | undefined;
  /** The only ids to return; empty for all. */
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  /** Text to find in names, and in reverse domain names where known. */
  readonly search?: string;
}

/** A page of checked wallets. */
export interface WalletPage {
  readonly wallets: readonly ListedWallet[];
  /** The number of wallets on all pages. */
  readonly count: number;
}

/** A wallet in a source's answer. */
export type SourceWallet = Omit<ListedWallet, 'image_id' | 'badge_type'>;

export interface SourceWallets {
  readonly wallets: readonly SourceWallet[];
  /** The number of wallets on all pages. Leave it out if these are all. */
  readonly count?: number | undefined;
}

export interface WalletSourceOptions {
  readonly signal: AbortSignal;
}

/**
 * A source of wallets that visitors may not have yet: the directory, a source from `wallet-modal/sources`, or a site's own.
 * `undefined` means that it has no answer; then the next source is asked. Methods may reject with any error, and should stop
 * when the signal aborts. Answers are untrusted.
 */
export interface WalletSource {
  /** The source's name in error messages. */
  readonly name: string;
  wallets(query: WalletQuery, options: WalletSourceOptions): Promise<SourceWallets | undefined>;
  /**
   * A `data:` URL of the picture of a wallet without `image_url`, by the wallet's id. Requested while the wallet is on screen.
   */
  picture?(id: string, options: WalletSourceOptions): Promise<string | undefined>;
}
