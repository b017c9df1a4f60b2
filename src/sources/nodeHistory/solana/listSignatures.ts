import { isTransactionOn } from '../../../lib/networks/addressForm.js';
import { SOLANA_MAINNET } from '../../../lib/solana/solana.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import type { AskNode } from '../createAsk.js';
import { LAST_SECOND } from '../lastSecond.js';
import { nonsense } from '../nonsense.js';
import type { ListPlace } from './solanaCursor.js';

/** The number of entries read per list. */
const LIMIT = 50;

/** A transaction as listed by `getSignaturesForAddress`. */
export interface ListedSignature {
  readonly signature: string;
  readonly slot: number;
  readonly isFailed: boolean;
  /** Seconds since 1970. */
  readonly time: number | undefined;
}

export interface SignatureList extends ListPlace {
  /** Newest first. */
  readonly entries: readonly ListedSignature[];
  /** Whether there is nothing older. */
  readonly isWhole: boolean;
}

/** The transactions of an address from a place on, in slots below a limit. */
export async function listSignatures(
  { address, before }: ListPlace,
  below: number | undefined,
  ask: AskNode,
): Promise<SignatureList> {
  const options = { commitment: 'confirmed', limit: LIMIT, ...(before ? { before } : {}) };
  const listed = readEntries(await ask('getSignaturesForAddress', address, options), LIMIT);
  if (!listed) throw nonsense('getSignaturesForAddress');
  const entries: ListedSignature[] = [];
  let newest = below === undefined ? Number.MAX_SAFE_INTEGER : below - 1;
  for (const one of listed) {
    const entry = readListed(one);
    // A node with a wrong order, or one that starts again, must not cause an endless list.
    if (!entry || entry.slot > newest || entry.signature === before) continue;
    newest = entry.slot;
    entries.push(entry);
  }
  return { address, before, entries, isWhole: listed.length < LIMIT || entries.length === 0 };
}

function readListed(value: unknown): ListedSignature | undefined {
  const { signature, slot, err, blockTime } = readFields(value, ['signature', 'slot', 'err', 'blockTime']);
  if (!isTransactionOn(SOLANA_MAINNET, signature) || !isSlot(slot)) return undefined;
  return { signature, slot, isFailed: err !== null && err !== undefined, time: readSeconds(blockTime) };
}

const isSlot = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** A time in seconds since 1970. Undefined for anything else. */
export const readSeconds = (value: unknown): number | undefined =>
  isSlot(value) && value <= LAST_SECOND ? value : undefined;
