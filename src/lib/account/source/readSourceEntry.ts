import { readDecimal } from '../../decimal/readDecimal.js';
import { isAddressOn, isTransactionOn } from '../../networks/addressForm.js';
import { addressOf, type CaipAddress, type CaipNetworkId, namespaceOf } from '../../networks/caip.js';
import { addressKey, isSameAddress } from '../../networks/isSameAddress.js';
import { unlessAdvertisement } from '../../untrusted/advertisement.js';
import { readEntries } from '../../untrusted/readEntries.js';
import { readFields } from '../../untrusted/readFields.js';
import { readImage } from '../../untrusted/readImage.js';
import { readSymbol } from '../../untrusted/readSymbol.js';
import { safeName } from '../../untrusted/sanitize.js';
import type { HistoryEntry, HistoryTransfer } from '../transactionHistory.js';

/** Ids are compared, never shown. */
export const LONGEST_ID = 500;
/** The most transfers read from one transaction. */
export const MOST_TRANSFERS = 100;
/** The first Bitcoin block, in ms since 1970: no chain is older. */
const FIRST_BLOCK = Date.UTC(2009, 0, 3);
/** The latest time that a `Date` can represent, in ms since 1970. */
const LAST_TIME = 8.64e15;

const FIELDS = ['hash', 'operation', 'minedAt', 'status', 'from', 'isByOthers', 'to', 'transfers'];
const TRANSFER_FIELDS = [
  'kind',
  'direction',
  'token',
  'name',
  'symbol',
  'quantity',
  'image',
  'isSpam',
  'isPriced',
  'sender',
  'recipient',
];

export interface EntryContext {
  readonly network: CaipNetworkId;
  /** The account whose transaction it is. Undefined if unknown. */
  readonly account?: CaipAddress | undefined;
  /** An id for an entry without a hash, such as a purchase. With an id, the hash may be missing. */
  readonly id?: string | undefined;
}

/** An untrusted transaction of an account. Undefined if it is invalid. Never throws. */
export function readSourceEntry(entry: unknown, context: EntryContext): HistoryEntry | undefined {
  const { network, id } = context;
  const { hash, minedAt, status, ...told } = readFields(entry, FIELDS);
  const operation = safeName(told.operation);
  if (!operation || !isTime(minedAt) || !isStatus(status)) return undefined;
  const known = isTransactionOn(network, hash) ? hash : undefined;
  const key = id ?? (known && addressKey(known));
  if (key === undefined) return undefined;
  return {
    id: key,
    operation,
    hash: known ?? '',
    network,
    minedAt,
    status,
    from: party(network, told.from),
    ...(told.isByOthers === true && { isByOthers: true }),
    to: party(network, told.to),
    transfers: (readEntries(told.transfers, MOST_TRANSFERS) ?? []).flatMap(
      (transfer) => readTransfer(transfer, context) ?? [],
    ),
  };
}

function readTransfer(transfer: unknown, context: EntryContext): HistoryTransfer | undefined {
  const { network } = context;
  const { kind, direction, ...told } = readFields(transfer, TRANSFER_FIELDS);
  const sender = party(network, told.sender);
  const recipient = party(network, told.recipient);
  if ((kind !== 'token' && kind !== 'nft') || !isDirection(direction)) return undefined;
  if (!isOfAccount({ direction, sender, recipient }, context)) return undefined;
  return {
    kind,
    direction,
    token: party(network, told.token),
    name: unlessAdvertisement(safeName(told.name)),
    symbol: unlessAdvertisement(readSymbol(told.symbol)),
    quantity: readDecimal(told.quantity),
    image: readImage(told.image),
    isSpam: told.isSpam === true,
    isPriced: told.isPriced === true,
    sender,
    recipient,
  };
}

/**
 * Whether a transfer belongs to the account, as far as its parties are known. Not checked on Solana, where senders and
 * recipients may be token accounts.
 */
function isOfAccount(
  { direction, sender, recipient }: Pick<HistoryTransfer, 'direction' | 'sender' | 'recipient'>,
  { network, account }: EntryContext,
): boolean {
  if (account === undefined || namespaceOf(network) !== 'eip155') return true;
  const isOwn = (one: string | undefined) => one === undefined || isSameAddress(one, addressOf(account));
  return (direction === 'in' || isOwn(sender)) && (direction === 'out' || isOwn(recipient));
}

const party = (network: CaipNetworkId, value: unknown) => (isAddressOn(network, value) ? value : undefined);

const isTime = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= FIRST_BLOCK && Number(value) <= LAST_TIME;

const isStatus = (value: unknown): value is HistoryEntry['status'] =>
  value === 'confirmed' || value === 'failed' || value === 'pending';

const isDirection = (value: unknown): value is HistoryTransfer['direction'] =>
  value === 'in' || value === 'out' || value === 'self';
