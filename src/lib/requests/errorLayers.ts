import { WalletModalError } from '../errors.js';
import { is32Bytes } from '../evm/hex.js';
import { attempt, readFields } from '../untrusted/readFields.js';

/** The fields of an error, or of one that it wraps. */
export interface ErrorLayer {
  readonly code: unknown;
  readonly reason: unknown;
  readonly texts: readonly string[];
  /** Text from a node or a contract. */
  readonly data: readonly string[];
  /** Whether it contains a transaction hash. */
  readonly hasHash: boolean;
}

/** The most errors read, outermost first. Wallets wrap two or three times. */
const MOST_LAYERS = 12;

/** The most characters read of a text. */
const LONGEST_TEXT = 500;

/** Names and codes may be sentences too, such as `UserRefusedOnDevice`. */
const TEXTS = ['message', 'shortMessage', 'details', 'reason', 'name', 'code'];

/** The fields in which MetaMask, ethers, viem and JSON-RPC keep a wrapped error. */
const INNER = ['cause', 'error', 'data', 'originalError', 'info'];

const HASHES = ['transactionHash', 'txHash', 'hash'];

const NO_FIELDS = { code: undefined, reason: undefined, data: [], hasHash: false } as const;

const short = (value: unknown) => (typeof value === 'string' ? [value.slice(0, LONGEST_TEXT)] : []);

/** Reads an untrusted error of any type, and the errors that it wraps. Never throws. Reads a bounded part of each. */
export function errorLayers(error: unknown): readonly ErrorLayer[] {
  const layers: ErrorLayer[] = [];
  const found: unknown[] = [error];
  const seen = new Set<unknown>();
  while (found.length > 0 && layers.length < MOST_LAYERS) {
    const one = found.shift();
    if (seen.has(one)) continue;
    seen.add(one);
    if (typeof one === 'string') layers.push({ ...NO_FIELDS, texts: short(one) });
    if (typeof one !== 'object' || one === null) continue;
    const fields = readFields(one, [...TEXTS, ...INNER, ...HASHES]);
    const { code, reason, data } = fields;
    const texts = TEXTS.flatMap((key) => short(fields[key]));
    const hasHash = HASHES.some((key) => is32Bytes(fields[key]));
    layers.push({ code, reason, texts, data: short(data), hasHash });
    // Our own errors already reflect the meaning of their cause.
    if (attempt(() => one instanceof WalletModalError) === true) continue;
    // A text in `data` is a contract's return value.
    found.push(
      ...INNER.map((key) => fields[key]).filter((value) => value !== data || typeof value !== 'string'),
    );
  }
  return layers;
}
