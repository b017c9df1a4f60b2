import { readDecimal } from '../../decimal/readDecimal.js';
import { readFields } from '../../untrusted/readFields.js';
import { safeName } from '../../untrusted/sanitize.js';

/**
 * The bridge that carries the bought tokens to another network, as the source describes it. None of this can be verified
 * beforehand.
 */
export interface Bridge {
  /** The source's id for the bridge, used to query the delivery: up to 64 letters, digits, `.`, `_`, `:` and `-`. */
  readonly id: string;
  /** The name that visitors see. */
  readonly name: string;
  /** The least amount that arrives, according to the source, in base units of `to`. More than 0, at most the quoted amount. */
  readonly least: bigint;
  /** The expected duration after the transaction, in seconds. Undefined if the source doesn't say. */
  readonly seconds?: number | undefined;
  /** The bridge's fee in US dollars, as decimal text, included in the quote. Undefined if the source doesn't say. */
  readonly feeValue?: string | undefined;
}

const ID = /^[\w.:-]{1,64}$/;
/** The slowest bridges wait a week for a proof. */
const MOST_SECONDS = 30 * 86_400;

/** Reads an untrusted bridge for a swap that yields `toAmount`. Undefined if it is invalid. Never throws. */
export function readBridge(value: unknown, toAmount: bigint): Bridge | undefined {
  const { id, name, least, seconds, feeValue } = readFields(value, [
    'id',
    'name',
    'least',
    'seconds',
    'feeValue',
  ]);
  const known = readBridgeId(id);
  if (known === undefined) return undefined;
  if (typeof least !== 'bigint' || least <= 0n || least > toAmount) return undefined;
  const fee = readDecimal(feeValue);
  return {
    id: known,
    name: safeName(name) ?? known,
    least,
    seconds: readSeconds(seconds),
    feeValue: fee?.startsWith('-') ? undefined : fee,
  };
}

/** A duration in whole seconds, rounded up. Undefined if it is invalid. */
export function readSeconds(value: unknown): number | undefined {
  const isDuration = typeof value === 'number' && value >= 0 && value <= MOST_SECONDS;
  return isDuration ? Math.ceil(value) : undefined;
}

/** A source's id for a bridge. Undefined if it is invalid. */
export const readBridgeId = (value: unknown): string | undefined =>
  typeof value === 'string' && ID.test(value) ? value : undefined;
