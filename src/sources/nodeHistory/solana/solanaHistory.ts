import type { SourceEntry, SourcePage, SourcePageOptions } from '../../../lib/account/accountSource.js';
import { type AskNode, createAsk } from '../createAsk.js';
import { inFours } from '../inFours.js';
import { PAGE_SIZE } from '../pageSize.js';
import { listSignatures, type SignatureList } from './listSignatures.js';
import { ownTokenAccounts } from './ownTokenAccounts.js';
import { readCursor, type SolanaPlace, writeCursor } from './solanaCursor.js';
import { takeNewest } from './takeNewest.js';
import { toSolanaEntry } from './toSolanaEntry.js';

/**
 * A page of the transactions that name an account or one of its token accounts: who sends tokens does not name their owner. It
 * costs at most 54 requests: 2 for token accounts (on the first page), 12 for lists, 1 for each of at most 40 transactions.
 */
export async function solanaHistory(
  owner: string,
  options: SourcePageOptions,
): Promise<SourcePage<SourceEntry>> {
  const { network, cursor } = options;
  const ask = createAsk(options);
  const place = cursor === undefined ? await firstPlace(owner, ask) : readCursor(cursor);
  // A cursor of another source.
  if (!place) return { entries: [] };
  const lists: readonly SignatureList[] = await inFours(place.lists, (list) =>
    listSignatures(list, place.below, ask),
  );
  const { taken, next } = takeNewest(lists, PAGE_SIZE);
  const entries = await inFours(taken, async (listed) => {
    const asJson = { commitment: 'confirmed', encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 };
    const answer = await ask('getTransaction', listed.signature, asJson);
    return toSolanaEntry(answer, listed, owner, network.nativeCurrency);
  });
  return { entries: entries.filter((entry) => entry !== undefined), next: next && writeCursor(next) };
}

async function firstPlace(owner: string, ask: AskNode): Promise<SolanaPlace> {
  const accounts = [owner, ...(await ownTokenAccounts(owner, ask))];
  return { below: undefined, lists: accounts.map((address) => ({ address, before: undefined })) };
}
