import type { SandboxChain } from '../../chains.js';
import type { ChainSwaps } from './chainSwaps.js';

/** A token, or the native currency if it has no address. */
export interface Asset {
  readonly address?: string;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** A picture of an ERC-721 contract. */
export interface Picture {
  readonly name: string;
  /** A `data:` URL; undefined if the contract has none. */
  readonly image: string | undefined;
  readonly isSpam: boolean;
}

export interface Movement {
  readonly direction: 'in' | 'out' | 'self';
  /** In base units; 1 for pictures. */
  readonly amount: bigint;
  readonly asset?: Asset;
  readonly picture?: Picture;
}

/** A transaction from an account's point of view. */
export interface LedgerItem {
  readonly hash: string;
  /** Seconds since 1970. */
  readonly time: number;
  readonly isConfirmed: boolean;
  readonly operation: 'send' | 'receive' | 'approve' | 'mint' | 'burn' | 'deploy' | 'execute' | 'trade';
  readonly from: string;
  readonly to: string;
  readonly nonce: number;
  /** Null if nothing moved, which is the hosted service's answer for contract calls. */
  readonly movements: readonly Movement[] | null;
}

export interface Holding {
  readonly asset: Asset;
  /** In base units. */
  readonly amount: bigint;
}

/** A local chain's data about accounts, read only on request. */
export interface ChainLedger {
  readonly chain: SandboxChain<string>;
  /** The transactions of an account, newest first. */
  history(address: string): Promise<readonly LedgerItem[]>;
  /** The current holdings of an account: the native currency first, then tokens with a balance. */
  holdings(address: string): Promise<readonly Holding[]>;
  /** A token by its address. Undefined if the address has none. */
  asset(address: string): Promise<Asset | undefined>;
  /** Swaps of the chain's exchange. Only EVM chains have one. */
  readonly swaps?: ChainSwaps;
  /** The gas prices in wei. Only EVM chains have gas. */
  gasPrices?(): Promise<Readonly<Record<'standard' | 'fast' | 'instant', bigint>>>;
}

/**
 * The operation of a confirmed transaction with movements. `isNew` and `isGone` mean that something came from, or went to, the
 * zero address.
 */
export function operationOf(
  movements: readonly Movement[],
  { isNew = false, isGone = false } = {},
): LedgerItem['operation'] {
  const directions = new Set(movements.map(({ direction }) => direction));
  if (directions.has('in') && directions.has('out')) return 'trade';
  if (directions.has('in')) return isNew ? 'mint' : 'receive';
  return isGone ? 'burn' : 'send';
}
