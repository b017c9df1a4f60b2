import { parseDecimal } from '../decimal/parseDecimal.js';
import type { PaidAmount, PricedUnits } from '../fees/totalPaid.js';
import { deliveryOf } from '../swap/delivery/deliveryOf.js';
import type { TrackedTransaction } from '../transactions/trackedTransaction.js';
import type { ActivityEntry } from './activityEntry.js';
import { receiptLines } from './receiptLines.js';

type Measure = Omit<PricedUnits, 'amount'>;

/**
 * The amount that this device's transaction sent or sold, once the network has confirmed it. Undefined if the amount or the
 * token is unknown. `tokenOf` finds a token by its contract.
 */
export function paidAmount(
  entry: ActivityEntry,
  record: TrackedTransaction | undefined,
  native: Measure & { readonly symbol: string },
  tokenOf: (address: string) => Measure | undefined,
): PaidAmount | undefined {
  const asset = record && entry.status === 'confirmed' ? assetOf(record, native.symbol) : undefined;
  const sent = receiptLines(entry, record).find(({ says }) => says === 'sent')?.transfer;
  if (!asset || sent?.quantity === undefined) return undefined;
  const isNative = asset.address === undefined;
  const token = asset.address === undefined ? native : tokenOf(asset.address);
  const amount = token && parseDecimal(sent.quantity, token.decimals);
  return token && amount !== undefined
    ? { amount, decimals: token.decimals, price: token.price, isNative }
    : undefined;
}

/**
 * The contract of the sent or sold token, with `address` undefined for the native currency. A record lists the contracts of its
 * tokens, the sold one first. Undefined if they are ambiguous.
 */
function assetOf(
  record: TrackedTransaction,
  native: string,
): { readonly address: string | undefined } | undefined {
  const { kind, namespace, tokens, summary } = record;
  if (!tokens || (kind !== 'send' && kind !== 'swap')) return undefined;
  // The fee in a Solana block doesn't include deposits for token accounts.
  if (namespace === 'solana' && (kind === 'swap' || tokens.length > 0)) return undefined;
  const [first] = tokens;
  // For a swap across networks, the bought token isn't in the list.
  if (kind === 'send' || deliveryOf(record)) return { address: first };
  if (tokens.length !== 1) return tokens.length === 2 ? { address: first } : undefined;
  const isSold = summary.symbol === native;
  // A token may use the native currency's symbol.
  if (isSold === (summary.boughtSymbol === native)) return undefined;
  return { address: isSold ? undefined : first };
}
