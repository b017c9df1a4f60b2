import type { SourceEntry, SourcePage, SourcePageOptions } from '../../../lib/account/accountSource.js';
import { type AskNode, createAsk } from '../createAsk.js';
import { inFours } from '../inFours.js';
import { PAGE_SIZE } from '../pageSize.js';
import { listSignatures, type SignatureList } from './listSignatures.js';
import type { MintNames } from './mintNames.js';
import { ownTokenAccounts } from './ownTokenAccounts.js';
import { readCursor, type SolanaPlace, writeCursor } from './solanaCursor.js';
import { takeNewest } from './takeNewest.js';
import { toSolanaEntry } from './toSolanaEntry.js';

/**
 * A page of the transactions that name an account or one of its token accounts. Both are needed, because a token transfer
 * doesn't name the owner of the receiving account. Needs at most 55 requests: 2 for token accounts (on the first page), 12 for
 * lists, 1 for each of at most 40 transactions, and 1 for the names of their tokens.
 */
export async function solanaHistory(
  owner: string,
  options: SourcePageOptions,
  names: MintNames,
): Promise<SourcePage<SourceEntry>> {
  const { network, cursor } = options;
  const ask = createAsk(options);
  const place = cursor === undefined ? await firstPlace(owner, ask) : readCursor(cursor);
  // The cursor belongs to another source.
  if (!place) return { entries: [] };
  const lists: readonly SignatureList[] = await inFours(place.lists, (list) =>
    listSignatures(list, place.below, ask),
  );
  const { taken, next } = takeNewest(lists, PAGE_SIZE);
  const read = await inFours(taken, async (listed) => {
    const asJson = { commitment: 'confirmed', encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 };
    const answer = await ask('getTransaction', listed.signature, asJson);
    return toSolanaEntry(answer, listed, owner, network.nativeCurrency);
  });
  const entries = read.filter((entry) => entry !== undefined);
  const mints = entries.flatMap(({ transfers }) => transfers.flatMap(({ token }) => token ?? []));
  const named = await names([...new Set(mints)], ask);
  const withNames = (entry: SourceEntry): SourceEntry => ({
    ...entry,
    transfers: entry.transfers.map((one) => ({ ...one, ...(one.token && named.get(one.token)) })),
  });
  return { entries: entries.map(withNames), next: next && writeCursor(next) };
}

async function firstPlace(owner: string, ask: AskNode): Promise<SolanaPlace> {
  const accounts = [owner, ...(await ownTokenAccounts(owner, ask))];
  return { below: undefined, lists: accounts.map((address) => ({ address, before: undefined })) };
}
