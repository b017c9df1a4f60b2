import { WalletModalError } from '../../lib/errors.js';
import type { PreflightCommitment, SolanaSendOptions } from '../../lib/solana/solana.js';

/** The names of commitments that nodes and wallets know now. */
export type Commitment = 'processed' | 'confirmed' | 'finalized';

/** Options as wallets and nodes take them: an absent one is not the same as one that is undefined. */
export interface GivenSendOptions {
  readonly skipPreflight?: boolean;
  readonly preflightCommitment?: Commitment;
  readonly maxRetries?: number;
  readonly minContextSlot?: number;
}

/** All names (spec §5) by the present ones. */
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

/** What each option is (spec §7), undefined when it is none. */
const READERS: { readonly [Name in keyof GivenSendOptions]-?: (value: unknown) => unknown } = {
  skipPreflight: (value) => (typeof value === 'boolean' ? value : undefined),
  preflightCommitment: (value) => COMMITMENTS.get(value),
  maxRetries: readCount,
  minContextSlot: readCount,
};

/** The options that a site gives, by their present names. Throws `request_invalid` when one cannot be used. */
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
