import { sum } from '../../../../lib/decimal/sum.js';
import { addressOf } from '../../../../lib/networks/caip.js';
import {
  callsOf,
  type EvmCall,
  type Moved,
  movedOf,
  type TrackedEvmTransaction,
} from '../../../../lib/transactions/trackedTransaction.js';
import { balanceRounding } from '../../../balanceRounding.js';
import { isCode } from '../../accountCode.js';
import type { RpcRequest } from '../../rpc.js';
import { isAddress, readLog } from '../../sending/readGrants.js';
import { sharersOf } from '../../sharersOf.js';
import { readCode } from '../chainReads.js';
import { type DescribedTransaction, type Receipt, wholeCost } from '../nodeAnswers.js';
import { readTokenCall } from '../readTokenCall.js';
import { balanceChange, tellsOldStates } from './balanceChange.js';
import { isAllowed } from './isAllowed.js';
import { isMovedByOthers, isTransferOf } from './isMovedByOthers.js';
import { isSeenInLogs } from './isSeenInLogs.js';
import { readableGain } from './readableGain.js';

/** A successful transaction, and the node to read its effects from. */
interface Look {
  /** The account that should send, in lower case. */
  readonly sender: string;
  readonly described: DescribedTransaction;
  readonly receipt: Receipt;
  readonly request: RpcRequest;
  /** Whether the transaction is the call itself. Otherwise a contract makes the calls and may continue after one fails. */
  readonly isDirect: boolean;
  /** The requested calls. */
  readonly calls: readonly EvmCall[];
  /** Whether only transfers were requested. Other calls may move anything. */
  readonly isAlone: boolean;
}

/** The amount that each recipient should get, of the native currency or of a token. */
type Wanted = ReadonlyMap<string, bigint>;

interface Change {
  /** The decrease of the sender's balance. */
  readonly lost: bigint;
  /**
   * The increase of each recipient's balance, and the amount it should get. The fee is added back for its payer, also in
   * `lost`.
   */
  readonly gains: readonly { readonly gained: bigint; readonly amount: bigint }[];
  readonly total: bigint;
}

/** The amounts that a transaction moved, as far as known. */
export interface Amounts {
  /** Undefined if no amount should move, or if the effect is confirmed without one. */
  readonly moved: Moved | undefined;
  /** The amount of a token that a swap yielded, as decimal text. Undefined for the native currency: see `swapMoved`. */
  readonly got?: string | undefined;
}

/**
 * How much of the request moved in the transaction's block, from the balances of both sides before and after it: contracts may
 * succeed, and log a transfer, without moving anything. `unseen` if that can't be told, such as when other transactions moved
 * the same currency or token in that block. Never rejects.
 */
export async function readMoved(
  transaction: TrackedEvmTransaction,
  described: DescribedTransaction,
  receipt: Receipt,
  { request, isDirect }: Pick<Look, 'request' | 'isDirect'>,
): Promise<Amounts> {
  const { account, kind, status } = transaction;
  const calls = callsOf(transaction);
  const sender = addressOf(account).toLowerCase();
  if (isDirect && kind !== 'send' && kind !== 'swap' && kind !== 'approve') return { moved: undefined };
  const wanted = new Map<string | undefined, Map<string, bigint>>();
  const others: EvmCall[] = [];
  const told: (Moved | undefined)[] = [];
  for (const call of calls) {
    const { token, recipient, amount } = transferOf(call) ?? {};
    if (recipient === undefined || amount === undefined) others.push(call);
    else if (amount > 0n) {
      const amounts = wanted.get(token) ?? new Map<string, bigint>();
      wanted.set(token, amounts.set(recipient, (amounts.get(recipient) ?? 0n) + amount));
    }
  }
  const look = { sender, described, receipt, request, isDirect, calls, isAlone: others.length === 0 };
  let got: string | undefined;
  for (const [token, amounts] of wanted) {
    const reading = token === undefined ? nativeMoved(look, amounts) : tokenMoved(look, token, amounts);
    told.push(await reading.catch(() => 'unseen' as const));
  }
  if (kind === 'swap') {
    const swapped = await swapMoved(look, transaction).catch((): Amounts => ({ moved: 'unseen' }));
    told.push(swapped.moved);
    got = swapped.got;
  } else if (isDirect && kind === 'approve')
    for (const call of others) {
      const isSeen = await isAllowed(call, sender, receipt, request).catch(() => false);
      told.push(isSeen ? undefined : 'unseen');
    }
  else if (!isDirect)
    for (const call of others) {
      const logged = { logs: receipt.logs, isOnly: calls.length === 1 };
      told.push(isSeenInLogs(call, sender, logged) ? undefined : 'unseen');
    }
  const moved = sumOf(told);
  // Nodes forget the states of old blocks, so an earlier result is kept.
  const last = movedOf(status);
  return { moved: moved === 'unseen' ? (last ?? moved) : moved, got };
}

function transferOf({ to, value, data }: EvmCall) {
  if (data === '0x') return { token: undefined, recipient: to, amount: value };
  const call = readTokenCall(data);
  // Collectibles have ids instead of amounts, and move by calls that name the sender.
  if (call?.does !== 'transfer' || call.from !== undefined) return undefined;
  return { token: to, recipient: call.recipient, amount: call.amount };
}

function sumOf(told: readonly (Moved | undefined)[]): Moved | undefined {
  const known = told.filter((one) => one !== undefined);
  const [first] = known;
  if (known.every((one) => one === first)) return first;
  return known.some((one) => one === 'nothing' || one === 'part') ? 'part' : 'unseen';
}

/** The recipients whose balance should grow: all except the sender itself. */
const othersIn = ({ sender }: Look, wanted: Wanted): Wanted =>
  new Map([...wanted].filter(([recipient]) => recipient !== sender));

async function nativeMoved(look: Look, wanted: Wanted): Promise<Moved> {
  const { sender, isDirect, isAlone, request } = look;
  const [recipient = ''] = wanted.keys();
  // The network itself moves a transaction's value, and only code can return it or pass it on.
  if (isDirect && !isCode(await readCode(request, recipient))) return 'all';
  const paid = othersIn(look, wanted);
  const recipients = [...paid.keys()];
  const others = await otherParties(look);
  if ([sender, ...recipients].some((one) => others.has(one))) return 'unseen';
  // A transaction may carry out the calls of several accounts, and all may pay the same recipient.
  if (!isDirect && recipients.some((one) => isNamedElsewhere(one, look))) return 'unseen';
  const { lost, gains, total } = await changeOf(look, undefined, paid);
  if (recipients.length === 0) return lost === 0n ? 'all' : 'unseen';
  // A larger gain would have another source.
  if (gains.every(({ gained, amount }) => gained === amount) && (lost >= total || !isAlone)) return 'all';
  if (!isAlone) return 'unseen';
  const gained = sum(gains.map((one) => one.gained));
  if (lost === 0n && gained <= 0n) return nothing(look);
  // Only if both sides agree: contracts pay others too, and some networks report wrong fees.
  return lost > 0n && lost < total && lost === gained ? 'part' : 'unseen';
}

/** Whether a transaction's data contains an address more often than the requested calls do. */
function isNamedElsewhere(address: string, { calls, described }: Look): boolean {
  const name = address.slice(2);
  const timesIn = (text: string | undefined) => (text ?? '').toLowerCase().split(name).length - 1;
  const asked = calls.map(({ to, data }) => BigInt(timesIn(to) + timesIn(data)));
  return BigInt(timesIn(described.input)) > sum(asked);
}

/** Addresses whose native balance other transactions may have changed in the same block. */
const otherParties = ({ receipt, described, request }: Look) =>
  sharersOf({ hash: described.hash, block: receipt.block }, request);

async function tokenMoved(look: Look, token: string, wanted: Wanted): Promise<Moved> {
  const { sender, isAlone } = look;
  const paid = othersIn(look, wanted);
  const recipients = [...paid.keys()];
  if (await isTokenShared(look, token, [sender, ...recipients])) return 'unseen';
  const { lost, gains, total } = await changeOf(look, token, paid);
  if (recipients.length === 0) return isNear(lost, 0n, balanceRounding(total)) ? 'all' : 'unseen';
  if (!isAlone) return gains.every(({ gained, amount }) => gained >= amount) ? 'all' : 'unseen';
  const rounding = balanceRounding(total);
  const gained = sum(gains.map((one) => one.gained));
  if (lost <= 0n && lost >= -rounding && gains.every((one) => one.gained <= 0n)) return nothing(look);
  if (lost <= 0n || lost > total + rounding) return 'unseen';
  // Interest-bearing tokens credit some of it back to the sender at once.
  if (gains.every((one) => one.gained >= one.amount - rounding)) return 'all';
  if (lost < total - rounding) return isNear(lost, gained, rounding) ? 'part' : 'unseen';
  const arrived = await Promise.all(
    gains.map(async (one, at) => one.gained > 0n || passesOn(look, token, recipients[at] ?? '')),
  );
  return arrived.every(Boolean) ? 'all' : 'unseen';
}

/** Whether an address passed a token on in the same transaction, which requires code. */
async function passesOn({ receipt, request }: Look, token: string, owner: string): Promise<boolean> {
  const isGiven = receipt.logs.some(
    (entry) => isTransferOf(entry, token, [owner]) && isAddress(readLog(entry)?.topics[0], owner),
  );
  return isGiven && isCode(await readCode(request, owner));
}

const isNear = (one: bigint, other: bigint, rounding: bigint) =>
  one <= other + rounding && other <= one + rounding;

const isTokenShared = (
  { receipt, described, request }: Look,
  token: string,
  owners: readonly string[],
): Promise<boolean> => isMovedByOthers(token, owners, { hash: described.hash, receipt }, request);

/**
 * A swap succeeded if its recipient has more of the bought token. It moved nothing if the account still has what it sold. Only
 * the last call counts: the approval before it moves nothing.
 */
async function swapMoved(look: Look, transaction: TrackedEvmTransaction): Promise<Amounts> {
  const { tokens = [], summary, delivery } = transaction;
  const call = callsOf(transaction).at(-1);
  if (!call) return { moved: undefined };
  const isNativeSold = call.value > 0n;
  const bought = (isNativeSold ? tokens[0] : tokens[1])?.toLowerCase();
  const sold = isNativeSold ? undefined : tokens[0]?.toLowerCase();
  const { sender, receipt, request } = look;
  const payee = summary.recipient?.toLowerCase() ?? sender;
  const isShared = async (token: string | undefined, owner: string) =>
    token ? isTokenShared(look, token, [owner]) : (await otherParties(look)).has(owner);
  const hasPaid = async () => {
    const { lost } = await changeOf(look, sold, new Map());
    return isNativeSold ? lost !== 0n : lost > 0n;
  };
  if (delivery) {
    // Its proceeds arrive on another network.
    if (await isShared(sold, sender)) return { moved: undefined };
    return { moved: (await hasPaid()) ? undefined : await nothing(look) };
  }
  if ((await isShared(bought, payee)) || (await isShared(sold, sender))) return { moved: 'unseen' };
  // Fees aren't added back, because some networks report them wrongly. So there's no figure for the native currency.
  const gained = await balanceChange(bought, receipt.block, request)(payee);
  if (gained > 0n) {
    return { moved: undefined, got: bought && (await readableGain(bought, gained, receipt.block, request)) };
  }
  return { moved: (await hasPaid()) ? 'unseen' : await nothing(look) };
}

/** A node that answers with the newest state for every block never shows a change. */
async function nothing({ described, receipt, request }: Look): Promise<Moved> {
  return (await tellsOldStates(described.from, receipt.block, request)) ? 'nothing' : 'unseen';
}

async function changeOf(
  { sender, described, receipt, request }: Look,
  token: string | undefined,
  wanted: Wanted,
): Promise<Change> {
  const changeIn = balanceChange(token, receipt.block, request);
  const fee = token === undefined && receipt.cost ? wholeCost(receipt.cost) : 0n;
  const changes = [sender, ...wanted.keys()].map(async (one) => {
    const change = await changeIn(one);
    return one === described.from ? change + fee : change;
  });
  const [own = 0n, ...gained] = await Promise.all(changes);
  const amounts = [...wanted.values()];
  return {
    lost: -own,
    gains: amounts.map((amount, at) => ({ gained: gained[at] ?? 0n, amount })),
    total: sum(amounts),
  };
}
