import * as z from 'zod/mini';
import type { HistoryEntry, HistoryPage, HistoryTransfer } from '../../../lib/account/transactionHistory.js';
import { isNothing } from '../../../lib/decimal/isNothing.js';
import { readDecimal } from '../../../lib/decimal/readDecimal.js';
import { isAddressOn, isTransactionOn } from '../../../lib/networks/addressForm.js';
import { type CaipNetworkId, parseCaipNetworkId } from '../../../lib/networks/caip.js';
import { isAdvertisement } from '../../../lib/untrusted/advertisement.js';
import { MOST_ENTRIES } from '../../../lib/untrusted/readFields.js';
import { readImage } from '../../../lib/untrusted/readImage.js';
import { readSymbol } from '../../../lib/untrusted/readSymbol.js';
import { safeName } from '../../../lib/untrusted/sanitize.js';
import { get } from '../../http.js';
import { type ChainService, unless } from '../chainService.js';
import { readJsonTexts } from '../readJsonTexts.js';
import { entries, maybe, parseEntries, text } from '../wireFields.js';

/** Ids are compared, and never drawn. */
const LONGEST_ID = 500;

const answer = z.object({ data: entries, next: text });
const transaction = z.object({
  id: z.string().check(z.maxLength(LONGEST_ID)),
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

const STATUSES: Readonly<Record<string, HistoryEntry['status']>> = {
  confirmed: 'confirmed',
  failed: 'failed',
  pending: 'pending',
  ONRAMP_TRANSACTION_STATUS_SUCCESS: 'confirmed',
  ONRAMP_TRANSACTION_STATUS_IN_PROGRESS: 'pending',
  ONRAMP_TRANSACTION_STATUS_FAILED: 'failed',
};

/** The longest cursor, in characters: it becomes part of a URL. */
const LONGEST_CURSOR = 2_000;
/** The most transfers of one transaction that are read. */
const MOST_TRANSFERS = 100;
/** No chain is older than Bitcoin, in ms since 1970. */
const FIRST_BLOCK = Date.UTC(2009, 0, 3);
const ISO_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

export interface HistoryQuery {
  readonly address: string;
  /** Without it, transactions on all networks. */
  readonly network?: CaipNetworkId | undefined;
  /** Where the page begins: `next` of the page before. */
  readonly cursor?: string | undefined;
  /** The provider whose purchases to list instead. */
  readonly onramp?: 'coinbase' | undefined;
  /** The network that this provider calls by a name, which the service may pass on. */
  readonly networkNamed?: ((name: string) => CaipNetworkId | undefined) | undefined;
  readonly signal: AbortSignal;
}

/**
 * A page of an account's history (behaviour 13.3), without invalid entries. Undefined if the service does not serve the
 * network. Rejects as `get`, and if the answer is not a list.
 */
export async function getHistory(
  service: ChainService,
  query: HistoryQuery,
): Promise<HistoryPage | undefined> {
  const { address, network, cursor, onramp, signal } = query;
  // Somebody waits for a purchase to appear.
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
  // A cursor that is refused says nothing of the network.
  const page = await (cursor ? reply : unless(400, reply));
  if (!page) return undefined;
  const { data, next } = page;
  return {
    entries: parseEntries(transaction, data.slice(0, MOST_ENTRIES)).flatMap(
      (entry) => toEntry(entry, query) ?? [],
    ),
    // The same cursor again would lead around in circles.
    next: next && next !== cursor && next.length <= LONGEST_CURSOR ? next : undefined,
  };
}

function toEntry(
  { id, metadata, transfers }: z.infer<typeof transaction>,
  { network: asked, onramp, networkNamed }: HistoryQuery,
): HistoryEntry | undefined {
  const { chain, hash = '' } = metadata;
  const network = parseCaipNetworkId(chain)?.id ?? networkNamed?.(chain);
  const minedAt = readTime(metadata.minedAt);
  const status = Object.hasOwn(STATUSES, metadata.status) ? STATUSES[metadata.status] : undefined;
  const operation = safeName(metadata.operationType);
  if (!id || !network || minedAt === undefined || !status || !operation) return undefined;
  if (asked && network !== asked) return undefined;
  // A purchase that is under way has none.
  const isHash = isTransactionOn(network, hash);
  if (!isHash && !onramp) return undefined;
  const party = (address: string | undefined) => (isAddressOn(network, address) ? address : undefined);
  return {
    // On Solana the service's own ids are those of blocks. A purchase keeps its id, but gets its hash later.
    id: onramp ? id : `${id} ${hash}`,
    operation,
    hash: isHash ? hash : '',
    network,
    minedAt,
    status,
    from: party(metadata.sentFrom),
    to: party(metadata.sentTo),
    transfers: parseEntries(transfer, transfers.slice(0, MOST_TRANSFERS)).map((entry) =>
      toTransfer(entry, party),
    ),
  };
}

function toTransfer(
  entry: z.infer<typeof transfer>,
  party: (address: string | undefined) => string | undefined,
): HistoryTransfer {
  const { direction, fungible_info: token, nft_info: nft, quantity, value, price } = entry;
  return {
    kind: nft ? 'nft' : 'token',
    direction,
    name: unlessAdvertisement(safeName(nft ? nft.name : token?.name)),
    symbol: nft ? undefined : unlessAdvertisement(readSymbol(token?.symbol)),
    // Of an unknown token, the service answers base units.
    quantity: nft || token ? readDecimal(quantity?.numeric) : undefined,
    image: readImage(nft ? nft.content?.preview?.url : token?.icon?.url),
    isSpam: nft?.flags?.is_spam === true,
    // The service writes 0 for prices that it does not know.
    isPriced: [value, price].some((one) => !isNothing(readDecimal(one) ?? '')),
    sender: party(entry.sender),
    recipient: party(entry.recipient),
  };
}

const unlessAdvertisement = (text: string | undefined) =>
  text === undefined || isAdvertisement(text) ? undefined : text;

/** A time, which some answers have in seconds or ms since 1970. Undefined if it makes no sense. */
function readTime(wire: string): number | undefined {
  const isNumber = /^\d{9,13}$/.test(wire);
  const ms = isNumber
    ? Number(wire) * (wire.length > 11 ? 1 : 1_000)
    : Date.parse(ISO_DATE.test(wire) ? wire : '');
  return ms >= FIRST_BLOCK ? ms : undefined;
}
