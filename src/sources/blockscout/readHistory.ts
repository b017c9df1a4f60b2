import type * as z from 'zod/mini';
import { parseEntries } from '../../api/chain/wireFields.js';
import type { SourceEntry, SourcePage, SourcePageOptions } from '../../lib/account/accountSource.js';
import { MOST_ENTRIES, readFields } from '../../lib/untrusted/readFields.js';
import type { Instance } from './instance.js';
import { type NextParams, readNextParams } from './nextParams.js';
import { type ReadList, readTogether, type Together } from './readTogether.js';
import { type Found, toEntries } from './toEntries.js';
import { wireInternal, wirePage, wireTransaction, wireTransfer } from './wireLists.js';

const BEGINNING: Together = { until: undefined, places: [] };

/** A page of an account's transactions, from three lists: transactions, token transfers and internal transactions. */
export async function readHistory(
  instance: Instance,
  address: string,
  { network, cursor, signal }: SourcePageOptions,
): Promise<SourcePage<SourceEntry>> {
  const start = cursor === undefined ? BEGINNING : readCursor(cursor);
  function list<T>(
    name: string,
    schema: z.ZodMiniType<T>,
    toFound: (item: T) => Found | undefined,
  ): ReadList<Found> {
    return async (from) => {
      const { items, next } = await readPage(instance, `addresses/${address}/${name}`, from, signal);
      return { items: parseEntries(schema, items).flatMap((item) => toFound(item) ?? []), next };
    };
  }
  const { items, next } = await readTogether(
    [
      list('transactions', wireTransaction, (transaction) => ({
        hash: transaction.hash,
        time: Date.parse(transaction.timestamp),
        transaction,
      })),
      list('token-transfers', wireTransfer, (transfer) => {
        const hash = transfer.transaction_hash ?? transfer.tx_hash;
        return hash === undefined ? undefined : { hash, time: Date.parse(transfer.timestamp), transfer };
      }),
      list('internal-transactions', wireInternal, (internal) => ({
        hash: internal.transaction_hash,
        time: Date.parse(internal.timestamp),
        internal,
      })),
    ],
    start,
  );
  return {
    entries: toEntries(items, address, network.nativeCurrency),
    next: next && JSON.stringify(next),
  };
}

/** One page of a list. Empty for an account that the instance has never seen. */
export async function readPage(
  { ask }: Instance,
  path: string,
  from: NextParams | undefined,
  signal: AbortSignal,
  params: NextParams = {},
): Promise<{ readonly items: readonly unknown[]; readonly next: NextParams | undefined }> {
  const page = await ask(path, wirePage, { params: { ...params, ...from }, signal });
  const { items = [], next_page_params } = page ?? {};
  // Reading only some of them would lose the others.
  if (items.length > MOST_ENTRIES) throw new Error('Blockscout answered a longer page than it has.');
  return { items, next: readNextParams(next_page_params) };
}

/** Parses a cursor of this source: the places in three lists. Throws for anything else. */
function readCursor(cursor: string): Together {
  const { until, places } = readFields(JSON.parse(cursor));
  if (typeof until !== 'number' || !Array.isArray(places))
    throw new TypeError('This is no cursor of Blockscout.');
  return {
    until,
    places: places.map((place) =>
      place === null || place === false ? place : (readNextParams(place) ?? false),
    ),
  };
}
