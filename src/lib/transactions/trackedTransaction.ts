import type { CaipAddress, CaipNetworkId } from '../networks/caip.js';
import type { TrackedDelivery } from '../swap/delivery/trackedDelivery.js';
import type { DeclinedCheck } from './declinedCheck.js';
import type { SolanaCall } from './solanaCall.js';

/** The purpose of a transaction. `request`: the page requested it through the element's provider. */
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];
export const TRANSACTION_KINDS = ['send', 'approve', 'swap', 'buy', 'name', 'request'] as const;

/** The readable content of a transaction. Amounts are decimal text. The caller sanitizes all texts. */
export interface TransactionSummary {
  readonly amount?: string | undefined;
  readonly symbol?: string | undefined;
  /** The amount that a swap probably yields. */
  readonly bought?: string | undefined;
  readonly boughtSymbol?: string | undefined;
  /** A name or an address. For a swap: the address that gets its proceeds, if it isn't the account. */
  readonly recipient?: string | undefined;
  /** Only for a swap: the name that was typed for its recipient. */
  readonly recipientName?: string | undefined;
  /** The token's contract, if its symbol is unknown. */
  readonly token?: string | undefined;
  /** Only if a wallet sent something else that moves nothing: the new permission of the recipient. */
  readonly allows?: Allowance | undefined;
}

/**
 * The extent of a permission: up to an amount, that much more or less than before, any amount, all collectibles, none, or
 * unknown.
 */
export type Allowance = (typeof ALLOWANCES)[number];
export const ALLOWANCES = ['amount', 'more', 'less', 'any', 'all', 'none', 'some'] as const;

/** A wallet's report about calls that it accepted. Nothing on the chain proves it. */
export type WalletWord = (typeof WALLET_WORDS)[number];
export const WALLET_WORDS = ['done', 'failed', 'failed_in_part', 'given_up'] as const;

/** The wallet's answer: the hash or signature of a transaction, or the id of calls (EIP-5792). */
export type WalletAnswer = (
  | {
      readonly hash: string;
      readonly callsId?: undefined;
      readonly hashes?: undefined;
      readonly says?: undefined;
    }
  | {
      readonly callsId: string;
      /** The last transaction of the calls, or a failed one, once the wallet reports it. */
      readonly hash?: string | undefined;
      /** All of them, if there are several. */
      readonly hashes?: readonly string[] | undefined;
      /** The wallet's report about them, once they're no longer pending. */
      readonly says?: WalletWord | undefined;
    }
) & { readonly answeredAt: number };

/** The times at which nodes knew a transaction that isn't mined, in ms since 1970. */
export interface NodeMemory {
  /** When a node last knew it. */
  readonly knownAt?: number | undefined;
  /** The time since which no answering node has known it. */
  readonly missingSince?: number | undefined;
}

/** The outcome in a block. Checked again until it's `isSettled`, because a reorganisation may undo it. */
interface InBlock {
  /** The time at which it was first seen in a block, in ms since 1970. */
  readonly since: number;
  readonly isSettled: boolean;
}

/** How much of the sent amount moved, by the balances of both sides. `unseen`: that can't be told. */
export type Moved = (typeof MOVED)[number];
export const MOVED = ['all', 'part', 'nothing', 'unseen'] as const;

export type ReplacedHow = 'sped_up' | 'cancelled' | 'other';

/** The known status of a transaction. Each step needs its evidence: see docs/decisions. */
export type TransactionStatus =
  /** The wallet was asked and hasn't answered; or it has signed, and a node is about to get the transaction. */
  | { readonly step: 'asked'; readonly answer?: WalletAnswer | undefined }
  /**
   * The wallet reports that its user declined, which proves nothing. The visitor isn't told unless the transaction is found.
   */
  | {
      readonly step: 'declined';
      readonly answer?: WalletAnswer | undefined;
      /** Undefined before the first check. */
      readonly checked?: DeclinedCheck | undefined;
    }
  /** The wallet accepted it and waits for signatures of other owners, or for its execution. */
  | { readonly step: 'awaiting_signatures'; readonly answer: WalletAnswer }
  /** It may or may not have been sent, or its outcome is unknown. */
  | ({ readonly step: 'unknown'; readonly answer?: WalletAnswer | undefined } & NodeMemory)
  | ({ readonly step: 'pending'; readonly answer: WalletAnswer } & NodeMemory)
  | ({
      readonly step: 'confirmed';
      readonly answer: WalletAnswer;
      /** Contracts may succeed and move nothing. Undefined if nothing should move, or if it follows from the success. */
      readonly moved?: Moved | undefined;
    } & InBlock)
  | ({
      readonly step: 'reverted';
      readonly answer: WalletAnswer;
      /** The contract's or program's reason, sanitized. */
      readonly reason?: string | undefined;
      /** Whether other calls of the batch went through. */
      readonly isPart?: boolean | undefined;
    } & InBlock)
  | ({
      readonly step: 'replaced';
      readonly answer: WalletAnswer;
      readonly how: ReplacedHow;
      /** The hash of the replacing transaction, and whether it succeeded. */
      readonly by: string;
      readonly isSuccess: boolean;
      /** As for `confirmed`, if only the fee differs. */
      readonly moved?: Moved | undefined;
    } & InBlock)
  /** The wallet sent another transaction than the requested one: another recipient, amount or call. */
  | ({
      readonly step: 'mismatched';
      readonly answer: WalletAnswer;
      /** The content of the sent transaction, as far as it can be read. */
      readonly sent: TransactionSummary;
      /** Undefined until it's mined. */
      readonly isSuccess: boolean | undefined;
    } & InBlock)
  /**
   * Missing on all networks, as far as nodes know. An EVM transaction can still get into a block while its nonce is free. A
   * Solana transaction past its last valid block can't.
   */
  | ({
      readonly step: 'dropped';
      readonly answer?: WalletAnswer | undefined;
      readonly since: number;
    } & NodeMemory);

export type TransactionStep = TransactionStatus['step'];

interface Begun<Status extends TransactionStatus> {
  readonly id: string;
  readonly kind: TransactionKind;
  readonly account: CaipAddress;
  readonly network: CaipNetworkId;
  /** When the wallet was asked, in ms since 1970. */
  readonly askedAt: number;
  /** When the wallet reported that its user declined, in ms since 1970. Kept even if the transaction was sent anyway. */
  readonly declinedAt?: number | undefined;
  readonly summary: TransactionSummary;
  /** The contracts of the tokens that it moves, if the caller named them. */
  readonly tokens?: readonly string[] | undefined;
  /** The outcome that the interface last showed to the visitor, as named by `outcomeOf`. */
  readonly told: string | undefined;
  readonly status: Status;
}

/** The content of an EVM transaction, to recognise the same one under another hash. */
export interface EvmCall {
  /** In lower case. Undefined if it creates a contract. */
  readonly to: string | undefined;
  /** In base units. */
  readonly value: bigint;
  /** The data as shortened by `shortenData`. Undefined if it couldn't be shortened: then nothing equals it. */
  readonly data: string | undefined;
}

/** The state of the chain before the wallet was asked. */
export interface StartingPoint {
  /** The nonce that the account's next transaction had to use, not counting pending ones. */
  readonly nonce: number;
  readonly block: number;
  /** The nonce after the account's transactions that were already pending. Undefined if there were none. */
  readonly next?: number | undefined;
  /** Whether the account is a contract: then a wallet may answer with an id that isn't a transaction's hash. */
  readonly isContract?: boolean | undefined;
  /** The account's balance of the native currency, in base units. */
  readonly balance?: bigint | undefined;
}

export interface TrackedEvmTransaction extends Begun<TransactionStatus> {
  readonly namespace: 'eip155';
  /** Undefined for batches, and for calls that couldn't be read. */
  readonly call: EvmCall | undefined;
  /** The calls of a batch (EIP-5792), in order. Undefined if they could not be read. */
  readonly calls?: readonly EvmCall[] | undefined;
  /** Undefined until a node returns it. */
  readonly start: StartingPoint | undefined;
  /** Its own nonce, once a node has returned it. */
  readonly nonce: number | undefined;
  /** The requested network, if the transaction is on another one. */
  readonly askedNetwork?: CaipNetworkId | undefined;
  /** The amount that a swap yielded, as decimal text: from balances, as of the last check. */
  readonly got?: string | undefined;
  /** For a swap across networks: the status of its delivery. */
  readonly delivery?: TrackedDelivery | undefined;
}

/** The statuses of Solana transactions, which can't be replaced and don't wait for other signatures. */
export type SolanaStatus = Exclude<TransactionStatus, { readonly step: 'replaced' | 'awaiting_signatures' }>;

export interface TrackedSolanaTransaction extends Begun<SolanaStatus> {
  readonly namespace: 'solana';
  /** The last block height at which the network accepts it. Undefined if unknown. */
  readonly lastValidBlockHeight: bigint | undefined;
  /** Undefined until the wallet is asked. */
  readonly call?: SolanaCall | undefined;
  /** The slot that the chain had reached before the wallet was asked. Undefined if no node returned it in time. */
  readonly startSlot?: number | undefined;
  /** Whether its signature was read here from the signed transaction, so that it can't belong to another one. */
  readonly isSignedHere?: boolean | undefined;
  /** The amount that a swap yielded, as decimal text: from the balances in its block. */
  readonly got?: string | undefined;
}

/** A transaction requested from a wallet, and its status. Holds no secrets. */
export type TrackedTransaction = TrackedEvmTransaction | TrackedSolanaTransaction;

/** The requested network, if the wallet used another one. */
export function askedNetworkOf(transaction: TrackedTransaction): CaipNetworkId | undefined {
  return transaction.namespace === 'eip155' ? transaction.askedNetwork : undefined;
}

/** The hash or signature, once known. */
export function hashOf({ status }: TrackedTransaction): string | undefined {
  return 'answer' in status ? status.answer?.hash : undefined;
}

/** The requested calls. Empty if they couldn't be read. */
export const callsOf = ({ call, calls = [] }: TrackedEvmTransaction): readonly EvmCall[] =>
  call ? [call] : calls;

/** The only requested call, by itself or as a batch of one. */
export function onlyCallOf(transaction: TrackedEvmTransaction): EvmCall | undefined {
  const [first, ...others] = callsOf(transaction);
  return others.length === 0 ? first : undefined;
}

/** All known hashes of a transaction. */
export function hashesOf(transaction: TrackedTransaction): readonly string[] {
  const hash = hashOf(transaction);
  const others = ('answer' in transaction.status && transaction.status.answer?.hashes) || [];
  return hash === undefined ? others : [hash, ...others];
}

/** The wallet's report, if nothing more is known. */
export function walletWordOf({ status }: TrackedTransaction): WalletWord | undefined {
  return status.step === 'unknown' ? status.answer?.says : undefined;
}

/**
 * Whether there's an outcome to report: a known one, or the wallet's claim. A reorganisation may change it, and a dropped
 * transaction may still go through.
 */
export function hasOutcome(status: TransactionStatus): boolean {
  return outcomeOf(status) !== undefined;
}

/** The name of an outcome: equal for outcomes that are reported in the same words. Undefined without one. */
export function outcomeOf(status: TransactionStatus): string | undefined {
  switch (status.step) {
    case 'confirmed':
      return status.moved ? `confirmed ${status.moved}` : 'confirmed';
    case 'replaced':
      return `replaced ${status.how} ${status.isSuccess}${status.moved ? ` ${status.moved}` : ''}`;
    case 'reverted':
      return status.isPart ? 'reverted in part' : 'reverted';
    case 'mismatched':
    case 'dropped':
      return status.step;
    case 'unknown':
      return status.answer?.says && `wallet says ${status.answer.says}`;
    default:
      return undefined;
  }
}

/** Whether the outcome is what the visitor wanted. */
export function isSuccess(status: TransactionStatus): boolean {
  const isDone =
    status.step === 'confirmed' ||
    (status.step === 'replaced' && status.how === 'sped_up' && status.isSuccess);
  const moved = movedOf(status);
  return isDone && moved !== 'nothing' && moved !== 'part';
}

/** How much moved, under the first hash or that of the same transaction with another fee. */
export function movedOf(status: TransactionStatus): Moved | undefined {
  return status.step === 'confirmed' || status.step === 'replaced' ? status.moved : undefined;
}

/** Whether nothing can change any more, so that no check is needed. */
export function isFinal({ namespace, status }: TrackedTransaction): boolean {
  if (status.step === 'dropped') return namespace === 'solana';
  return 'isSettled' in status && status.isSettled;
}
