import { WalletModalError } from '../../lib/errors.js';
import type { PreflightCommitment, SolanaSendOptions } from '../../lib/solana/solana.js';

/** The commitment names that nodes and wallets use today. */
export type Commitment = 'processed' | 'confirmed' | 'finalized';

/** Options for wallets and nodes, which treat a missing option differently from an undefined one. */
export interface GivenSendOptions {
  readonly skipPreflight?: boolean;
  readonly preflightCommitment?: Commitment;
  readonly maxRetries?: number;
  readonly minContextSlot?: number;
}

/** Maps all commitment names to today's (behaviour 12.7). */
const COMMITMENTS: ReadonlyMap<unknown, Commitment> = new Map<PreflightCommitment, Commitment>([
  ['processed', 'processed'],
  ['confirmed', 'confirmed'],
  ['finalized', 'finalized'],
  ['recent', 'processed'],
  ['single', 'confirmed'],
  ['singleGossip', 'confirmed'],
  ['root', 'finalized'],
  ['max', 'finalized'],
]);

const readCount = (value: unknown) => (Number.isSafeInteger(value) && Number(value) >= 0 ? value : undefined);

/** Reads each option; undefined if it is invalid. */
const READERS: { readonly [Name in keyof GivenSendOptions]-?: (value: unknown) => unknown } = {
  skipPreflight: (value) => (typeof value === 'boolean' ? value : undefined),
  preflightCommitment: (value) => COMMITMENTS.get(value),
  maxRetries: readCount,
  minContextSlot: readCount,
};

/** Reads a site's options and updates commitment names. Throws `request_invalid` if one is invalid. */
export function readSendOptions(options: SolanaSendOptions): GivenSendOptions {
  const given = Object.entries(READERS).flatMap(([name, read]) => {
    const wanted = options[name as keyof SolanaSendOptions];
    if (wanted === undefined) return [];
    const value = read(wanted);
    if (value !== undefined) return [[name, value]];
    throw new WalletModalError('request_invalid', 'The transaction cannot be sent like this.', {
      details: `"${name}" is ${wanted}.`,
    });
  });
  return Object.fromEntries(given);
}
