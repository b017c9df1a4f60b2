import { readDecimal } from '../../decimal/readDecimal.js';
import { readFields } from '../../untrusted/readFields.js';
import { safeName } from '../../untrusted/sanitize.js';

/** What brings what a swap yields to another network, as a source says. Nothing of it can be checked beforehand. */
export interface Bridge {
  /** What the source calls it when it is asked for the delivery: up to 64 letters, digits, `.`, `_`, `:` and `-`. */
  readonly id: string;
  /** What visitors call it. */
  readonly name: string;
  /** What arrives at least, by its word, in base units of `to`. More than 0, and no more than the quoted amount. */
  readonly least: bigint;
  /** How long it takes after the transaction, in seconds. Undefined if the source does not say. */
  readonly seconds?: number | undefined;
  /** What it takes, in US dollars as decimal text. It is part of the quote. Undefined if the source does not say. */
  readonly feeValue?: string | undefined;
}

const ID = /^[\w.:-]{1,64}$/;
/** The slowest bridges wait a week for a proof. */
const MOST_SECONDS = 30 * 86_400;

/** Reads what somebody else says of a bridge that is to yield an amount. Undefined if it makes no sense. Never throws. */
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

/** A duration in whole seconds, rounded up. Undefined if it makes no sense. */
export function readSeconds(value: unknown): number | undefined {
  const isDuration = typeof value === 'number' && value >= 0 && value <= MOST_SECONDS;
  return isDuration ? Math.ceil(value) : undefined;
}

/** What a source calls a bridge. Undefined if it is no such name. */
export const readBridgeId = (value: unknown): string | undefined =>
  typeof value === 'string' && ID.test(value) ? value : undefined;
