import type { Asset } from '../chainApi/chainLedger.js';
import { priceInCents } from '../chainApi/prices.js';

/** The bridge's fee, in basis points. */
const FEE = 25n;
const ALL = 10_000n;

/** The fee as a fraction, in LI.FI's format. */
export const BRIDGE_FEE = '0.0025';

/** The fee and the payout for a deposit, in base units. */
export interface BridgeTerms {
  /** In the deposited token, rounded up. */
  readonly fee: bigint;
  /** In the token to pay out, rounded down; 0 if one of the tokens has no price. */
  readonly toAmount: bigint;
}

/** The payout has the same value as the deposit without its fee, at the sandbox's prices. */
export function bridgeTerms(from: Asset, to: Asset, amount: bigint): BridgeTerms {
  const fee = (amount * FEE + ALL - 1n) / ALL;
  const [sold, bought] = [priceInCents(from), priceInCents(to)];
  if (sold === 0n || bought === 0n) return { fee, toAmount: 0n };
  const worth = (amount - fee) * sold * 10n ** BigInt(to.decimals);
  return { fee, toAmount: worth / (bought * 10n ** BigInt(from.decimals)) };
}
