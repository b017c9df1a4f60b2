import { readDecimal } from '../decimal/readDecimal.js';
import { isAddressOn, isTransactionOn } from '../networks/addressForm.js';
import {
  type CaipNetworkId,
  isEvmAddress,
  networkOf,
  parseCaipNetworkId,
  readCaipAddress,
  spokenNamespaceOf,
} from '../networks/caip.js';
import { isDeliveryOpen, wholeOutcomeOf } from '../swap/delivery/deliveryOf.js';
import { readTrackedDelivery } from '../swap/delivery/readTrackedDelivery.js';
import { readAll, readEntries } from '../untrusted/readEntries.js';
import { readFields } from '../untrusted/readFields.js';
import { readSymbol } from '../untrusted/readSymbol.js';
import { safeName } from '../untrusted/sanitize.js';
import { DECLINED_CHECKS } from './declinedCheck.js';
import type { SolanaCall, SolanaSwapCall, SolanaTransferCall } from './solanaCall.js';
import { readAmount, readCount, readTime } from './storedNumbers.js';
import {
  ALLOWANCES,
  type EvmCall,
  isFinal,
  MOVED,
  outcomeOf,
  type StartingPoint,
  TRANSACTION_KINDS,
  type TrackedTransaction,
  type TransactionStatus,
  type TransactionSummary,
  WALLET_WORDS,
  type WalletAnswer,
} from './trackedTransaction.js';
import { MOST_CALLS } from './transactionConstants.js';

/** The most transactions that are kept. */
const MOST_TRANSACTIONS = 50;
/** The most tokens of a transaction that are kept. */
const MOST_TOKENS = 4;
/** The longest recipient and reason that is kept, in characters. */
const LONGEST_TEXT = 120;
/** The longest name of an outcome that is kept, in characters. */
const LONGEST_TOLD = 40;
/** The longest id of calls that EIP-5792 allows, in hex. */
const LONGEST_CALLS_ID = 8_194;

const DATA = /^(0x[0-9a-f]*|sha256:[0-9a-f]{64})$/;
const DIGEST = /^[0-9a-f]{64}$/;
const REPLACED = ['sped_up', 'cancelled', 'other'] as const;

/** Serializes transactions for storage. */
export function writeTransactions(transactions: readonly TrackedTransaction[]): string {
  return JSON.stringify(transactions, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}` : part));
}

/**
 * The newest transactions, oldest first. If there are too many, those requested by pages are dropped first, then settled ones,
 * then those with an outcome.
 */
export function keepNewest(transactions: readonly TrackedTransaction[]): readonly TrackedTransaction[] {
  const rank = (one: TrackedTransaction) => {
    // Pages keep track of their own requests.
    const own = one.kind === 'request' ? 0 : 3;
    return own + (isFinal(one) && !isDeliveryOpen(one) ? 0 : wholeOutcomeOf(one) ? 1 : 2);
  };
  const gone = new Set(
    [...transactions]
      .sort((a, b) => rank(a) - rank(b) || a.askedAt - b.askedAt)
      .slice(0, Math.max(0, transactions.length - MOST_TRANSACTIONS)),
  );
  return transactions.filter((one) => !gone.has(one));
}

/** Reads stored transactions. Skips invalid entries, because other code may write there too. Never throws. */
export function readTransactions(text: string | null): readonly TrackedTransaction[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    // Not JSON.
    return [];
  }
  const found = (readEntries(stored) ?? []).flatMap((entry) => readTransaction(entry) ?? []);
  return keepNewest([...new Map(found.map((one) => [one.id, one])).values()]);
}

function readTransaction(value: unknown): TrackedTransaction | undefined {
  const fields = readFields(value);
  const { id, isTold, told } = fields;
  const account = readCaipAddress(fields.account);
  const kind = TRANSACTION_KINDS.find((one) => one === fields.kind);
  const askedAt = readTime(fields.askedAt);
  if (typeof id !== 'string' || !/^[-0-9a-f]{36}$/.test(id)) return undefined;
  if (!account || !kind || askedAt === undefined) return undefined;
  const network = networkOf(account);
  const namespace = spokenNamespaceOf(network);
  const isHash = (text: unknown): text is string => isTransactionOn(network, text);
  const status = readStatus(fields.status, isHash);
  if (!status || fields.namespace !== namespace) return undefined;
  const summary = readSummary(fields.summary);
  const tokens = (readEntries(fields.tokens) ?? [])
    .slice(0, MOST_TOKENS)
    .filter((address): address is string => isAddressOn(network, address));
  // Earlier versions stored only whether an outcome had been shown.
  const readTold = isTold === true ? outcomeOf(status) : safeName(told, LONGEST_TOLD);
  const declinedAt = readTime(fields.declinedAt);
  const begun = { id, kind, account, network, askedAt, declinedAt, summary, tokens, told: readTold };
  if (namespace === 'solana') {
    // Nothing replaces a Solana transaction.
    if (status.step === 'replaced' || status.step === 'awaiting_signatures') return undefined;
    return {
      ...begun,
      namespace,
      status,
      lastValidBlockHeight: readAmount(fields.lastValidBlockHeight),
      call: readSolanaCall(fields.call, network),
      startSlot: readCount(fields.startSlot),
      isSignedHere: fields.isSignedHere === true || undefined,
      got: readDecimal(fields.got),
    };
  }
  return {
    ...begun,
    namespace,
    status,
    call: readCall(fields.call),
    // If one call is unreadable, the whole batch is unknown.
    calls: readAll(fields.calls, readCall, MOST_CALLS),
    start: readStart(fields.start),
    nonce: readCount(fields.nonce),
    askedNetwork: readEvmNetwork(fields.askedNetwork),
    got: readDecimal(fields.got),
    delivery: readTrackedDelivery(fields.delivery, network),
  };
}

function readEvmNetwork(value: unknown): CaipNetworkId | undefined {
  const parsed = typeof value === 'string' ? parseCaipNetworkId(value) : undefined;
  return parsed?.namespace === 'eip155' ? parsed.id : undefined;
}

function readSummary(value: unknown): TransactionSummary {
  const { amount, symbol, bought, boughtSymbol, recipient, recipientName, token, allows } = readFields(value);
  return {
    amount: readDecimal(amount),
    symbol: readSymbol(symbol),
    bought: readDecimal(bought),
    boughtSymbol: readSymbol(boughtSymbol),
    recipient: safeName(recipient, LONGEST_TEXT),
    recipientName: safeName(recipientName, LONGEST_TEXT),
    token: isEvmAddress(token) ? token : undefined,
    allows: ALLOWANCES.find((one) => one === allows),
  };
}

function readStatus(
  value: unknown,
  isHash: (text: unknown) => text is string,
): TransactionStatus | undefined {
  const { step, ...fields } = readFields(value);
  const answer = readAnswer(fields.answer, isHash);
  const memory = { knownAt: readTime(fields.knownAt), missingSince: readTime(fields.missingSince) };
  if (step === 'asked') return { step, answer };
  if (step === 'unknown') return { step, answer, ...memory };
  if (step === 'declined') {
    return { step, answer, checked: DECLINED_CHECKS.find((one) => one === fields.checked) };
  }
  const since = readTime(fields.since);
  if (step === 'dropped' && since !== undefined) return { step, answer, since, ...memory };
  if (!answer) return undefined;
  if (step === 'awaiting_signatures') return { step, answer };
  if (step === 'pending') return { step, answer, ...memory };
  if (since === undefined) return undefined;
  const isSettled = fields.isSettled === true;
  const moved = MOVED.find((one) => one === fields.moved);
  if (step === 'confirmed') return { step, answer, moved, since, isSettled };
  if (step === 'mismatched') {
    const { isSuccess } = fields;
    const sent = readSummary(fields.sent);
    return {
      ...{ step, answer, sent, since, isSettled },
      isSuccess: typeof isSuccess === 'boolean' ? isSuccess : undefined,
    };
  }
  if (step === 'reverted') {
    const reason = safeName(fields.reason, LONGEST_TEXT);
    return { step, answer, reason, isPart: fields.isPart === true || undefined, since, isSettled };
  }
  const how = REPLACED.find((one) => one === fields.how);
  if (step !== 'replaced' || !how || !isHash(fields.by)) return undefined;
  return { step, answer, how, by: fields.by, isSuccess: fields.isSuccess === true, moved, since, isSettled };
}

function readAnswer(value: unknown, isHash: (text: unknown) => text is string): WalletAnswer | undefined {
  const { hash: written, hashes: list, says, callsId, answeredAt: at } = readFields(value);
  const answeredAt = readTime(at);
  const hash = isHash(written) ? written : undefined;
  if (answeredAt === undefined) return undefined;
  if (typeof callsId === 'string' && callsId.length <= LONGEST_CALLS_ID) {
    return {
      ...{ callsId, hash, answeredAt },
      hashes: readEntries(list, MOST_CALLS)?.filter(isHash),
      says: WALLET_WORDS.find((one) => one === says),
    };
  }
  return hash === undefined ? undefined : { hash, answeredAt };
}

function readCall(value: unknown): EvmCall | undefined {
  const { to, value: written, data } = readFields(value);
  const amount = readAmount(written);
  const recipient = isEvmAddress(to) ? to.toLowerCase() : undefined;
  if (amount === undefined || (to !== undefined && !recipient)) return undefined;
  return {
    to: recipient,
    value: amount,
    data: typeof data === 'string' && DATA.test(data) ? data : undefined,
  };
}

function readSolanaCall(value: unknown, network: CaipNetworkId): SolanaCall | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = readFields(value, ['digest', 'blockhash', 'transfer', 'swap']);
  const { digest, blockhash, transfer } = fields;
  const swap = readSwap(fields.swap, network);
  return {
    digest: typeof digest === 'string' && DIGEST.test(digest) ? digest : undefined,
    // A blockhash has the form of an address.
    blockhash: isAddressOn(network, blockhash) ? blockhash : undefined,
    transfer: readTransfer(transfer, network),
    ...(swap && { swap }),
  };
}

function readTransfer(value: unknown, network: CaipNetworkId): SolanaTransferCall | undefined {
  const { to, mint, amount: written } = readFields(value, ['to', 'mint', 'amount']);
  const amount = readAmount(written);
  if (amount === undefined || !isAddressOn(network, to)) return undefined;
  if (mint !== undefined && !isAddressOn(network, mint)) return undefined;
  return { to, mint, amount };
}

function readSwap(value: unknown, network: CaipNetworkId): SolanaSwapCall | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { from, to } = readFields(value, ['from', 'to']);
  if (from !== undefined && !isAddressOn(network, from)) return undefined;
  return to === undefined || isAddressOn(network, to) ? { from, to } : undefined;
}

function readStart(value: unknown): StartingPoint | undefined {
  const { nonce, block, isContract, next: waiting, balance: written } = readFields(value);
  const [count, height] = [readCount(nonce), readCount(block)];
  if (count === undefined || height === undefined) return undefined;
  const next = readCount(waiting);
  const balance = readAmount(written);
  return {
    ...{ nonce: count, block: height },
    ...(balance === undefined ? {} : { balance }),
    ...(next === undefined ? {} : { next }),
    ...(isContract === true ? { isContract } : {}),
  };
}
