import type { CaipNetworkId } from '../networks/caip.js';

/** An account's balance of one token. All texts are sanitized. */
export interface TokenBalance {
  readonly network: CaipNetworkId;
  /** The token's contract, or its mint on Solana. Undefined for the network's native currency. */
  readonly address: string | undefined;
  readonly name: string;
  readonly symbol: string;
  /** The symbol of the known token that this one's symbol imitates. Undefined if there is none. */
  readonly imitates?: string | undefined;
  /** From 0 to 36. */
  readonly decimals: number;
  /** In base units, never negative. */
  readonly amount: bigint;
  /** The price of one token in US dollars, as decimal text. Undefined if unknown. */
  readonly price: string | undefined;
  /** An `https:` or `data:` URL of a picture. */
  readonly icon: string | undefined;
  /** Whether it is the native currency, one of the well-known tokens of its network, or the site's own. */
  readonly isKnown?: boolean;
  /** Whether the visitor added the token by its address because no list has it. Set by us. */
  readonly isUnlisted?: boolean | undefined;
}

/** The tokens of an account on one network, the native currency first. */
export interface TokenBalances {
  readonly tokens: readonly TokenBalance[];
  /** The origin of the list: a service, which knows all tokens, or a node, which is asked about known ones only. */
  readonly source: 'service' | 'node';
}
