import * as z from 'zod/mini';
import type { SourceEntry, SourceTransfer } from '../../../lib/account/accountSource.js';
import { LONGEST_ID, MOST_TRANSFERS } from '../../../lib/account/source/readSourceEntry.js';
import { isNothing } from '../../../lib/decimal/isNothing.js';
import { readDecimal } from '../../../lib/decimal/readDecimal.js';
import { type CaipNetworkId, parseCaipNetworkId } from '../../../lib/networks/caip.js';
import { ownValue } from '../../../lib/untrusted/ownValue.js';
import { MOST_ENTRIES } from '../../../lib/untrusted/readFields.js';
import { get } from '../../http.js';
import { type ChainService, unless } from '../chainService.js';
import { readJsonTexts } from '../readJsonTexts.js';
import { entries, maybe, parseEntries, text } from '../wireFields.js';

const answer = z.object({ data: entries, next: text });
const transaction = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(LONGEST_ID)),
  metadata: z.object({
    operationType: z.string(),
    hash: text,
    chain: z.string(),
    minedAt: z.string(),
    sentFrom: text,
    sentTo: text,
    status: z.string(),
  }),
  transfers: z.catch(entries, []),
});
const icon = maybe(z.object({ url: text }));
const transfer = z.object({
  direction: z.enum(['in', 'out', 'self']),
  fungible_info: maybe(z.object({ name: text, symbol: text, icon })),
  nft_info: maybe(
    z.object({
      name: text,
      content: maybe(z.object({ preview: icon })),
      flags: maybe(z.object({ is_spam: z.boolean() })),
    }),
  ),
  quantity: maybe(z.object({ numeric: text })),
  value: text,
  price: text,
  sender: text,
  recipient: text,
});

const STATUSES: Readonly<Record<string, SourceEntry['status']>> = {
  confirmed: 'confirmed',
  failed: 'failed',
  pending: 'pending',
  ONRAMP_TRANSACTION_STATUS_SUCCESS: 'confirmed',
  ONRAMP_TRANSACTION_STATUS_IN_PROGRESS: 'pending',
  ONRAMP_TRANSACTION_STATUS_FAILED: 'failed',
};

const ISO_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

export interface HistoryQuery {
  readonly address: string;
  /** If absent, transactions on all networks. */
  readonly network?: CaipNetworkId | undefined;
  /** The start of the page: `next` of the page before. */
  readonly cursor?: string | undefined;
  /** List this provider's purchases instead. */
  readonly onramp?: 'coinbase' | undefined;
  /** Maps the provider's name of a network, which the service may pass on, to its id. */
  readonly networkNamed?: ((name: string) => CaipNetworkId | undefined) | undefined;
  readonly signal: AbortSignal;
}

/** A transaction, or a purchase, which may have no hash yet. */
export interface ToldEntry extends SourceEntry {
  readonly id: string;
  readonly network: CaipNetworkId;
}

/**
 * A page of an account's history (behaviour 13.3), as the service sends it. Undefined if the service doesn't serve the
 * network. Rejects as `get`, and if the answer isn't a list.
 */
export async function getHistory(
  service: ChainService,
  query: HistoryQuery,
): Promise<{ readonly entries: readonly ToldEntry[]; readonly next: string | undefined } | undefined> {
  const { address, network, cursor, onramp, networkNamed, signal } = query;
  // The visitor waits for a purchase to appear.
  const fetchOptions = onramp && { cache: 'no-cache' as const };
  const reply = get(
    { ...service, ...(fetchOptions && { fetchOptions }) },
    `v1/account/${encodeURIComponent(address)}/history`,
    {
      params: { projectId: service.projectId, cursor, onramp, chainId: network },
      signal,
      read: readJsonTexts(answer),
    },
  );
  // A refused cursor says nothing about the network.
  const page = await (cursor ? reply : unless(400, reply));
  if (!page) return undefined;
  const told = parseEntries(transaction, page.data.slice(0, MOST_ENTRIES));
  return { entries: told.flatMap((entry) => toEntry(entry, networkNamed) ?? []), next: page.next };
}

function toEntry(
  { id, metadata, transfers }: z.infer<typeof transaction>,
  networkNamed: HistoryQuery['networkNamed'],
): ToldEntry | undefined {
  const { chain, hash = '', operationType: operation, sentFrom: from, sentTo: to } = metadata;
  const network = parseCaipNetworkId(chain)?.id ?? networkNamed?.(chain);
  const minedAt = readTime(metadata.minedAt);
  const status = ownValue(STATUSES, metadata.status);
  if (!network || !status) return undefined;
  const moved = parseEntries(transfer, transfers.slice(0, MOST_TRANSFERS)).map(toTransfer);
  return { id, network, hash, operation, minedAt, status, from, to, transfers: moved };
}

function toTransfer(entry: z.infer<typeof transfer>): SourceTransfer {
  const { direction, fungible_info: token, nft_info: nft, quantity, value, price, sender, recipient } = entry;
  return {
    kind: nft ? 'nft' : 'token',
    direction,
    name: nft ? nft.name : token?.name,
    symbol: nft ? undefined : token?.symbol,
    // For an unknown token, the service sends base units.
    quantity: nft || token ? quantity?.numeric : undefined,
    image: nft ? nft.content?.preview?.url : token?.icon?.url,
    isSpam: nft?.flags?.is_spam === true,
    // The service sends 0 for prices that it doesn't know.
    isPriced: [value, price].some((one) => !isNothing(readDecimal(one) ?? '')),
    sender,
    recipient,
  };
}

/** A time, sent as a date, or in seconds or ms since 1970. NaN if it is invalid. */
function readTime(wire: string): number {
  const isNumber = /^\d{9,13}$/.test(wire);
  if (isNumber) return Number(wire) * (wire.length > 11 ? 1 : 1_000);
  return Date.parse(ISO_DATE.test(wire) ? wire : '');
}
