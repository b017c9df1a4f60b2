import type { Asset } from '../chainApi/chainLedger.js';
import { priceInCents } from '../chainApi/prices.js';

/** What the bridge keeps of a deposit, in basis points. */
const FEE = 25n;
const ALL = 10_000n;

/** The fee as a part of the whole, as LI.FI writes it. */
export const BRIDGE_FEE = '0.0025';

/** What the bridge makes of a deposit, in base units. */
export interface BridgeTerms {
  /** Of what is deposited, rounded up. */
  readonly fee: bigint;
  /** Of what is paid out, rounded down; 0 if one of them has no price. */
  readonly toAmount: bigint;
}

/** The bridge pays what the deposit without its fee is worth, by the sandbox's prices. */
export function bridgeTerms(from: Asset, to: Asset, amount: bigint): BridgeTerms {
  const fee = (amount * FEE + ALL - 1n) / ALL;
  const [sold, bought] = [priceInCents(from), priceInCents(to)];
  if (sold === 0n || bought === 0n) return { fee, toAmount: 0n };
  const worth = (amount - fee) * sold * 10n ** BigInt(to.decimals);
  return { fee, toAmount: worth / (bought * 10n ** BigInt(from.decimals)) };
}
