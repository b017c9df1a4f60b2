import { APPROVE, isCallOf, TRANSFER } from '../../../lib/evm/tokenFunctions.js';
import type { FeeDoubt } from '../../../lib/fees/feeDoubt.js';
import { type CheckedPrices, MOST_TIMES } from './gasPrices.js';
import type { OutgoingCall } from './simulateCall.js';

/** A transfer of the native currency to an account without code: the same on nearly every network. */
export const PLAIN_GAS = 21_000n;
/** What a transfer of the native currency to a contract usually uses at most. */
const CONTRACT_GAS = 100_000n;
/** The same for a transfer of a token. */
const TRANSFER_GAS = 150_000n;
/** The same for an approval. */
const APPROVAL_GAS = 100_000n;
/** The same for anything else that is asked of contracts here. */
const CALL_GAS = 500_000n;

/** What else tells how much gas a call needs. Undefined what nobody tells. */
export interface GasHints {
  /** What it used when a node ran it. */
  readonly simulated?: bigint | undefined;
  /** What the source of a quote expects it to use. */
  readonly quoted?: bigint | undefined;
  /** What it used when a node ran it together with what has to come before it: no node can estimate it alone. */
  readonly used?: bigint | undefined;
}

/**
 * The gas that such a call usually needs: the least that is told, because a node that lies tells more. Up to `gasTimes` as much
 * where it also pays for something else.
 */
export function neededGas(
  { data = '0x' }: Pick<OutgoingCall, 'data'>,
  gasTimes: bigint,
  { simulated, quoted, isToAccount }: GasHints & { readonly isToAccount: boolean },
): bigint {
  const usual = usualGas(data, isToAccount);
  // What is told may be without the gas for data.
  if (gasTimes > 1n) return usual * gasTimes;
  const told = [simulated, quoted].filter((gas) => gas !== undefined && gas >= PLAIN_GAS);
  return told.reduce<bigint>((least, gas = least) => (gas < least ? gas : least), usual);
}

/**
 * How many times the gas of computing an estimate can tell at this price. Data cost what they cost: the dearer gas is, the less
 * of it pays for them. So much gas and a high price at once are no data.
 */
export function gasTimesAt(times: bigint, { now, usual }: Pick<CheckedPrices, 'now' | 'usual'>): bigint {
  if (usual === undefined || now <= usual) return times;
  const left = (times * usual) / now;
  return left > 1n ? left : 1n;
}

function usualGas(data: string, isToAccount: boolean): bigint {
  if (data === '0x') return isToAccount ? PLAIN_GAS : CONTRACT_GAS;
  if (isCallOf(TRANSFER, data)) return TRANSFER_GAS;
  return isCallOf(APPROVE, data) ? APPROVAL_GAS : CALL_GAS;
}

/** Marks a fee whose parts may each be ordinary, if their product is not. `usual` is the same in the last blocks. */
export function wholeDoubt(most: bigint, usual: bigint): (FeeDoubt & { readonly kind: 'whole' }) | undefined {
  if (usual <= 0n || most < MOST_TIMES * usual) return undefined;
  return { kind: 'whole', times: `${most / usual}` };
}

/**
 * All that is out of the ordinary about a fee. That the whole is, is told where no part is known to be, or where its price
 * alone would say too little.
 */
export function withWhole(
  doubts: readonly FeeDoubt[],
  whole: (FeeDoubt & { readonly kind: 'whole' }) | undefined,
): readonly FeeDoubt[] {
  if (!whole) return doubts;
  const isTold = doubts.some(({ kind }) => kind === 'price' || kind === 'gas' || kind === 'disputed');
  if (!isTold) return [...doubts, whole];
  const isMore = (doubt: FeeDoubt) =>
    doubt.kind === 'price' && doubt.times !== undefined && BigInt(whole.times) > BigInt(doubt.times);
  return doubts.map((doubt) => (isMore(doubt) ? whole : doubt));
}
