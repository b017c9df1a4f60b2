import { isTransactionOn } from '../../../lib/networks/addressForm.js';
import { readEntries } from '../../../lib/untrusted/readEntries.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import { unexpectedAnswer } from '../../networkRead.js';
import type { SolanaRequest } from '../solanaRpc.js';
import { type AskedCall, judgeSent } from './judgeSent.js';
import { readSent, type SentTransaction } from './readSent.js';
import type { Brought } from './readYield.js';

/** Transactions per page, and the most pages that a search reads. */
const PAGE = 100;
const MOST_PAGES = 3;
/** The most transactions that a search reads in full. */
const MOST_READ = 30;
/** Without a start slot, the search goes back this far before the request: clocks differ. */
const CLOCKS_DIFFER_S = 900;

export interface Search extends AskedCall {
  /** The time of the wallet request, in ms since 1970. */
  readonly askedAt: number;
  /** The signatures that belong to other transactions. */
  readonly taken: ReadonlySet<string>;
  /** The minimum slot of the node that answers. */
  readonly minSlot: number | undefined;
}

export type Found =
  | { readonly kind: 'found'; readonly sent: SentTransaction; readonly brought: Brought }
  /** `isWhole`: all of the account's transactions since the request were checked, and none can be the requested one. */
  | { readonly kind: 'none'; readonly isWhole: boolean };

interface Listed {
  readonly signature: string;
  readonly slot: number;
  readonly time: number | undefined;
}

/**
 * Searches the account's transactions since the wallet request for the requested one. Rejects with `rpc_failed` or `aborted`,
 * also if the node lags behind.
 */
export async function findSent(request: SolanaRequest, search: Search): Promise<Found> {
  const { account, startSlot, askedAt, taken, minSlot } = search;
  let before: string | undefined;
  let reads = 0;
  let isWhole = true;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const settings = { commitment: 'confirmed', limit: PAGE, before, minContextSlot: minSlot };
    const listed = readList(await request('getSignaturesForAddress', [account, settings]));
    for (const { signature, slot, time } of listed) {
      if (isOver(slot, time)) return { kind: 'none', isWhole };
      if (taken.has(signature)) continue;
      reads += 1;
      if (reads > MOST_READ) return { kind: 'none', isWhole: false };
      const sent = await readSent(request, signature, account);
      const isRead = sent !== undefined && sent !== 'unreadable';
      const verdict = isRead ? await judgeSent(search, sent) : undefined;
      if (isRead && verdict?.kind === 'asked') {
        const { moved, got } = verdict;
        return { kind: 'found', sent, brought: { moved, got } };
      }
      if (verdict?.kind !== 'other') isWhole = false;
    }
    if (listed.length < PAGE) return { kind: 'none', isWhole };
    before = listed.at(-1)?.signature;
  }
  return { kind: 'none', isWhole: false };

  function isOver(slot: number, time: number | undefined): boolean {
    if (startSlot !== undefined) return slot < startSlot;
    return time !== undefined && time < askedAt / 1_000 - CLOCKS_DIFFER_S;
  }
}

function readList(answer: unknown): Listed[] {
  const entries = readEntries(answer, PAGE);
  const listed = entries?.map((entry) => {
    const { signature, slot, blockTime } = readFields(entry, ['signature', 'slot', 'blockTime']);
    const isRead = isTransactionOn('solana:', signature) && Number.isSafeInteger(slot);
    if (!isRead) throw unexpected();
    const time = Number.isSafeInteger(blockTime) ? (blockTime as number) : undefined;
    return { signature, slot: slot as number, time };
  });
  if (!listed) throw unexpected();
  return listed;
}

const unexpected = () =>
  unexpectedAnswer('getSignaturesForAddress', 'It is not known what became of the transaction.');
