import { APPROVE, isCallOf, TRANSFER } from '../../../lib/evm/tokenFunctions.js';
import type { FeeDoubt } from '../../../lib/fees/feeDoubt.js';
import { type CheckedPrices, MOST_TIMES } from './gasPrices.js';
import type { OutgoingCall } from './simulateCall.js';

/** The gas of a native transfer to an account without code: the same on nearly every network. */
export const PLAIN_GAS = 21_000n;
/** The usual maximum gas of a native transfer to a contract. */
const CONTRACT_GAS = 100_000n;
/** The same for a transfer of a token. */
const TRANSFER_GAS = 150_000n;
/** The same for an approval. */
const APPROVAL_GAS = 100_000n;
/** The same for any other contract call here. */
const CALL_GAS = 500_000n;

/** Other sources for the gas of a call. Undefined where there's none. */
export interface GasHints {
  /** The gas used when a node ran it. */
  readonly simulated?: bigint | undefined;
  /** The gas that the source of the quote expects. */
  readonly quoted?: bigint | undefined;
  /** The gas used when a node ran it together with the call that has to come before it: no node can estimate it alone. */
  readonly used?: bigint | undefined;
}

/**
 * The gas that such a call usually needs: the least of all sources, because a node that lies overstates it. Up to `gasTimes` as
 * much where gas also pays for something else.
 */
export function neededGas(
  { data = '0x' }: Pick<OutgoingCall, 'data'>,
  gasTimes: bigint,
  { simulated, quoted, isToAccount }: GasHints & { readonly isToAccount: boolean },
): bigint {
  const usual = usualGas(data, isToAccount);
  // The hints may not include the gas for data.
  if (gasTimes > 1n) return usual * gasTimes;
  const told = [simulated, quoted].filter((gas) => gas !== undefined && gas >= PLAIN_GAS);
  return told.reduce<bigint>((least, gas = least) => (gas < least ? gas : least), usual);
}

/**
 * How many times the execution gas an honest estimate can be at this price. The cost of data doesn't depend on the price of
 * gas: the dearer gas is, the less of it pays for data. So much gas at a high price can't be due to data.
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

/**
 * Flags a fee whose parts may each be ordinary although their product isn't. `usual` is the fee at the prices of the last
 * blocks.
 */
export function wholeDoubt(most: bigint, usual: bigint): (FeeDoubt & { readonly kind: 'whole' }) | undefined {
  if (usual <= 0n || most < MOST_TIMES * usual) return undefined;
  return { kind: 'whole', times: `${most / usual}` };
}

/**
 * All doubts about a fee. A doubt about the whole is added if neither its price nor its gas is in doubt, and replaces a doubt
 * about the price that would say too little.
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
