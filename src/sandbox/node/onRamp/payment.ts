import { formatUnits } from 'viem';
import { texts } from '../../texts.js';
import type { Asset } from '../chainApi/chainLedger.js';
import { priceInCents } from '../chainApi/prices.js';

interface Limit {
  readonly method: string;
  /** In cents. */
  readonly min: bigint;
  readonly max: bigint;
}

/** A currency that visitors of the sandbox can pay with. */
export interface Payment {
  readonly id: string;
  /** The value of a hundred units, in dollars. */
  readonly rate: bigint;
  readonly limits: readonly Limit[];
}

const CARD: Limit = { method: 'card', min: 1_000n, max: 750_000n };
const BANK: Limit = { method: 'ach_bank_account', min: 1_000n, max: 2_500_000n };

export const PAYMENTS: readonly Payment[] = [
  { id: 'USD', rate: 100n, limits: [CARD, BANK] },
  { id: 'EUR', rate: 110n, limits: [CARD, BANK] },
  { id: 'GBP', rate: 125n, limits: [CARD] },
];

/** The provider's fee: one and a half percent, rounded up. */
const FEE_PER_MILLE = 15n;
/** The network's fee in cents, for native currencies and for tokens. */
const NETWORK_FEES = { native: 25n, token: 40n };

/** The costs of a purchase in cents of the payment currency, and the bought amount in base units. */
export interface SandboxQuote {
  readonly total: bigint;
  readonly providerFee: bigint;
  readonly networkFee: bigint;
  readonly subtotal: bigint;
  readonly bought: bigint;
}

/** An amount with at most two decimals, in cents. Undefined for anything else. */
export function readCents(text: unknown): bigint | undefined {
  const [, whole, fraction = ''] =
    (typeof text === 'string' && /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim())) || [];
  return whole === undefined ? undefined : BigInt(whole + fraction.padEnd(2, '0'));
}

export const writeCents = (cents: bigint): string => `${cents / 100n}.${`${cents % 100n}`.padStart(2, '0')}`;

/** A message about the limit that an amount breaks. Undefined if some payment method accepts it. */
export function limitBroken({ id, limits }: Payment, cents: bigint): string | undefined {
  if (limits.some(({ min, max }) => cents >= min && cents <= max)) return undefined;
  const [least] = [...limits].sort((one, other) => Number(one.min - other.min));
  const [most] = [...limits].sort((one, other) => Number(other.max - one.max));
  return least && most && texts.onRamp.limits(writeCents(least.min), writeCents(most.max), id);
}

export function quoteFor({ rate }: Payment, cents: bigint, asset: Asset): SandboxQuote {
  const providerFee = (cents * FEE_PER_MILLE + 999n) / 1000n;
  const networkFee = asset.address ? NETWORK_FEES.token : NETWORK_FEES.native;
  const subtotal = cents - providerFee - networkFee;
  const bought = (subtotal * rate * 10n ** BigInt(asset.decimals)) / (100n * priceInCents(asset));
  return { total: cents, providerFee, networkFee, subtotal, bought };
}

/** The smallest price in cents for an amount in whole units. */
export function costOf({ rate }: Payment, whole: bigint, asset: Asset): bigint {
  const up = (dividend: bigint, divisor: bigint) => (dividend + divisor - 1n) / divisor;
  const networkFee = asset.address ? NETWORK_FEES.token : NETWORK_FEES.native;
  const subtotal = up(whole * priceInCents(asset) * 100n, rate);
  return up((subtotal + networkFee) * 1000n, 1000n - FEE_PER_MILLE);
}

/** A quote in the hosted service's format. */
export function quoteOnWire(
  { id }: Payment,
  quote: SandboxQuote,
  { symbol, decimals }: Asset,
  quoteId: string,
) {
  const paid = (cents: bigint) => ({ amount: writeCents(cents), currency: id });
  return {
    coinbaseFee: paid(quote.providerFee),
    networkFee: paid(quote.networkFee),
    paymentSubtotal: paid(quote.subtotal),
    paymentTotal: paid(quote.total),
    purchaseAmount: { amount: formatUnits(quote.bought, decimals), currency: symbol },
    quoteId,
  };
}

export const paymentOnWire = ({ id, limits }: Payment) => ({
  id,
  payment_method_limits: limits.map(({ method, min, max }) => ({
    id: method,
    min: writeCents(min),
    max: writeCents(max),
  })),
});
