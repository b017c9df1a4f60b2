import type {
  SourceEntry,
  SourceNetwork,
  SourcePage,
  SourcePageOptions,
} from '../../../lib/account/accountSource.js';
import { nonsense } from '../nonsense.js';
import { FIRST_WINDOW } from './blockWindow.js';
import { findTransfers } from './findTransfers.js';
import { type Place, readPlace, WHOLE_BLOCK, writePlace } from './place.js';
import { toEntries } from './toEntries.js';
import type { TokenFacts } from './tokenFacts.js';
import { readCount } from './transferLog.js';

/**
 * A page of token and collectible transfers, from logs. Needs at most 105 requests: 1 for the newest block, 24 for logs, and
 * for each of 20 transactions 1 for itself, 1 for its time and 2 for a token that isn't known yet.
 */
export async function evmHistory(
  address: string,
  options: SourcePageOptions,
  tokens: TokenFacts,
): Promise<SourcePage<SourceEntry>> {
  const account = address.toLowerCase();
  const { network, cursor } = options;
  const start = cursor === undefined ? await newest(network) : readPlace(cursor);
  // The cursor belongs to another source.
  if (!start) return { entries: [], lacksNative: true };
  const { groups, next } = await findTransfers(account, start, options);
  const entries = await toEntries(account, groups, options, tokens);
  return { entries, next: next && writePlace(next), lacksNative: true };
}

async function newest(network: SourceNetwork): Promise<Place> {
  const block = readCount(await network.request('eth_blockNumber', []));
  if (block === undefined) throw nonsense('eth_blockNumber');
  return { block, before: WHOLE_BLOCK, window: FIRST_WINDOW };
}
