import { readDecimals } from '../../api/chain/wireFields.js';
import type { SourceEntry, SourceNetwork, SourceTransfer } from '../../lib/account/accountSource.js';
import { ZERO_ADDRESS } from '../../lib/evm/hex.js';
import { isEvmAddress } from '../../lib/networks/caip.js';
import { isSameAddress } from '../../lib/networks/isSameAddress.js';
import { formatUnits } from '../../lib/text/formatUnits.js';
import type { WireInternal, WireTransaction, WireTransfer } from './wireLists.js';
import { readPrice, readToken } from './wireTokens.js';

/** What one list knows about a transaction. */
export interface Found {
  readonly hash: string;
  readonly time: number;
  readonly transaction?: WireTransaction;
  readonly transfer?: WireTransfer;
  readonly internal?: WireInternal;
}

type Currency = SourceNetwork['nativeCurrency'];

/** Calls that move the native currency. Other calls repeat the value of the call around them. */
const PAYING: readonly (string | undefined)[] = ['call', 'create', 'create2', 'selfdestruct'];

/** Merges the findings of several lists into one entry per transaction, in the order of the first finding. */
export function toEntries(
  found: readonly Found[],
  address: string,
  currency: Currency,
): readonly SourceEntry[] {
  const byHash = new Map<string, Found[]>();
  for (const one of found) {
    const key = one.hash.toLowerCase();
    byHash.set(key, [...(byHash.get(key) ?? []), one]);
  }
  // Only the list of transactions includes the native currency's price, but it also applies to internal payments.
  const isPriced = found.some(({ transaction }) => readPrice(transaction?.exchange_rate) !== undefined);
  const native = { kind: 'token', name: currency.name, symbol: currency.symbol, isPriced } as const;
  return [...byHash.values()].flatMap((parts) => toEntry(parts, address, native, currency.decimals) ?? []);
}

type Native = Pick<SourceTransfer, 'kind' | 'name' | 'symbol' | 'isPriced'>;

function toEntry(
  parts: readonly Found[],
  address: string,
  native: Native,
  decimals: number,
): SourceEntry | undefined {
  const [first] = parts;
  if (!first) return undefined;
  const transaction = parts.find((part) => part.transaction)?.transaction;
  const isFailed = transaction?.status === 'error';
  const paid = (from: Party, to: Party, value: string) => {
    const way = wayOf(from, to, address);
    const quantity = formatUnits(BigInt(value), decimals);
    return way && value !== '0' ? [{ ...native, ...way, quantity }] : [];
  };
  const called = transaction?.to ?? transaction?.created_contract;
  const transfers: readonly SourceTransfer[] = isFailed
    ? []
    : [
        ...(transaction ? paid(transaction.from, called, transaction.value) : []),
        ...parts.flatMap(({ transfer }) => (transfer && toTransfer(transfer, address)) ?? []),
        ...parts.flatMap(({ internal }) =>
          internal && isPayment(internal)
            ? paid(internal.from, internal.to ?? internal.created_contract, internal.value)
            : [],
        ),
      ];
  const isMine = transaction && wayOf(transaction.from, called, address);
  // From lists of another account.
  if (!isMine && transfers.length === 0) return undefined;
  return {
    hash: first.hash,
    operation: isFailed || transfers.length === 0 ? wantedBy(transaction) : operationOf(transfers),
    minedAt: first.time,
    status: isFailed ? 'failed' : 'confirmed',
    from: transaction && readParty(transaction.from),
    // The list of transactions has everything that the account signed in that period.
    ...(transaction ? {} : { isByOthers: true }),
    to: readParty(called),
    transfers,
  };
}

type Party = { readonly hash?: string | undefined } | undefined;

const readParty = (party: Party) => (isEvmAddress(party?.hash) ? party.hash : undefined);

/** The direction of a movement from the account's point of view. Undefined if the account isn't part of it. */
function wayOf(from: Party, to: Party, address: string) {
  const sender = readParty(from);
  const recipient = readParty(to);
  const isOut = isSameAddress(sender, address);
  const isIn = isSameAddress(recipient, address);
  if (!isOut && !isIn) return undefined;
  return { direction: isOut ? (isIn ? 'self' : 'out') : 'in', sender, recipient } as const;
}

/** The first call is the transaction itself. */
const isPayment = ({ success, type, index }: WireInternal) =>
  success && index !== '0' && PAYING.includes(type);

function toTransfer({ from, to, token, total }: WireTransfer, address: string): SourceTransfer | undefined {
  const way = wayOf(from, to, address);
  const found = readToken(token);
  if (!way || !found) return undefined;
  const { name, symbol, icon, price, isSpam } = found;
  const isPriced = price !== undefined;
  if (token.type === 'ERC-20') {
    const decimals = readDecimals(total?.decimals ?? '') ?? found.decimals;
    const quantity =
      decimals === undefined || total?.value === undefined
        ? undefined
        : formatUnits(BigInt(total.value), decimals);
    return { kind: 'token', ...way, name, symbol, quantity, image: icon, isSpam, isPriced };
  }
  const instance = total?.token_instance;
  return {
    kind: 'nft',
    ...way,
    name: instance?.metadata?.name ?? nameOfNft(name, total?.token_id),
    quantity: total?.value ?? '1',
    image: instance?.image_url ?? icon,
    isSpam,
    isPriced,
  };
}

/** The name of a collectible whose contract doesn't name it. */
export const nameOfNft = (collection: string | undefined, number: string | undefined): string | undefined =>
  number === undefined ? collection : `${collection ?? ''} #${number}`.trim();

function operationOf(transfers: readonly SourceTransfer[]): string {
  const moved = (direction: SourceTransfer['direction']) =>
    transfers.filter((transfer) => transfer.direction === direction);
  const came = moved('in');
  const went = moved('out');
  if (came.length > 0 && went.length > 0) return 'trade';
  if (came.length > 0) return came.some(({ sender }) => sender === ZERO_ADDRESS) ? 'mint' : 'receive';
  return went.some(({ recipient }) => recipient === ZERO_ADDRESS) ? 'burn' : 'send';
}

/** The purpose of a transaction that moved nothing of the account. */
function wantedBy(transaction: WireTransaction | undefined): string {
  if (!transaction?.to) return 'deploy';
  const { method, raw_input: input } = transaction;
  if (method === 'approve' || method === 'setApprovalForAll') return 'approve';
  return method === 'transfer' || (transaction.value !== '0' && input === '0x') ? 'send' : 'execute';
}
