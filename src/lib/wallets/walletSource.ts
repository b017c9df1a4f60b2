import type { CaipNetworkId } from '../networks/caip.js';
import type { ListedWallet } from './listedWallet.js';

/** A request for wallets (behaviour 14.1). */
export interface WalletQuery {
  /** Starts at 1. */
  readonly page?: number;
  /** How many wallets a page has. */
  readonly entries: number;
  /** The network that wallets must support. */
  readonly chain?: CaipNetworkId | undefined;
  /** The only ids to return; empty for all. */
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  /** What their names are searched for, and their reverse domain names where these are known. */
  readonly search?: string;
}

/** Some of a list of wallets, read and checked. */
export interface WalletPage {
  readonly wallets: readonly ListedWallet[];
  /** The number of wallets on all pages. */
  readonly count: number;
}

/** A wallet as a source describes it. */
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
 * Who lists wallets that visitors may not have yet: the directory, a source of `wallet-modal/sources`, or a site's own.
 * `undefined` says that it does not know: then the next source is asked. Methods may reject with anything, and should stop
 * when the signal aborts. Nothing that a source answers is believed.
 */
export interface WalletSource {
  /** What the source is called where it fails. */
  readonly name: string;
  wallets(query: WalletQuery, options: WalletSourceOptions): Promise<SourceWallets | undefined>;
  /** A `data:` URL of the picture of a wallet without `image_url`, by the wallet's id. Asked while the wallet is on screen. */
  picture?(id: string, options: WalletSourceOptions): Promise<string | undefined>;
}
