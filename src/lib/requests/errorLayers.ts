import { WalletModalError } from '../errors.js';
import { is32Bytes } from '../evm/hex.js';
import { attempt, readFields } from '../untrusted/readFields.js';

/** What an error, or one that it wraps, says of itself. */
export interface ErrorLayer {
  readonly code: unknown;
  readonly reason: unknown;
  readonly texts: readonly string[];
  /** What others say beside it: of a node, or of a contract. */
  readonly data: readonly string[];
  /** Whether it names a transaction. */
  readonly hasHash: boolean;
}

/** How many errors are read, the outer ones first. Wallets wrap two or three times. */
const MOST_LAYERS = 12;

/** How much of a text is read. */
const LONGEST_TEXT = 500;

/** Names and codes may be sentences too, such as `UserRefusedOnDevice`. */
const TEXTS = ['message', 'shortMessage', 'details', 'reason', 'name', 'code'];

/** Where MetaMask, ethers, viem and JSON-RPC keep the error that they wrap. */
const INNER = ['cause', 'error', 'data', 'originalError', 'info'];

const HASHES = ['transactionHash', 'txHash', 'hash'];

const NO_FIELDS = { code: undefined, reason: undefined, data: [], hasHash: false } as const;

const short = (value: unknown) => (typeof value === 'string' ? [value.slice(0, LONGEST_TEXT)] : []);

/**
 * Reads an untrusted error and those that it wraps: an object, a text or anything else. Never throws, and reads a bounded
 * part of each.
 */
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
    // An error of ours has already said what its cause means.
    if (attempt(() => one instanceof WalletModalError) === true) continue;
    // As a text, `data` is what a contract returned.
    found.push(
      ...INNER.map((key) => fields[key]).filter((value) => value !== data || typeof value !== 'string'),
    );
  }
  return layers;
}
