import type { Namespace } from '../networks/caip.js';

/** Options of a page's request to connect. */
export interface ConnectWish {
  readonly signal?: AbortSignal | undefined;
  readonly namespace?: Namespace | undefined;
  /** The id or the reverse domain name of a wallet, or `walletconnect`. */
  readonly wallet?: string | undefined;
  /** Keeps the connected wallets when another one connects. Needs `multiple`. */
  readonly keep?: boolean | undefined;
}
