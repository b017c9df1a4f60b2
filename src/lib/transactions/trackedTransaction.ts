import type { CaipAddress, CaipNetworkId } from '../networks/caip.js';
import type { TrackedDelivery } from '../swap/delivery/trackedDelivery.js';
import type { DeclinedCheck } from './declinedCheck.js';
import type { SolanaCall } from './solanaCall.js';

/** What a transaction is for. `request`: the page asked for it through the element's provider. */
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];
export const TRANSACTION_KINDS = ['send', 'approve', 'swap', 'buy', 'name', 'request'] as const;

/** What people read about a transaction: amounts are decimal text. All texts are sanitized by whoever asks. */
export interface TransactionSummary {
  readonly amount?: string | undefined;
  readonly symbol?: string | undefined;
  /** What a swap probably yields. */
  readonly bought?: string | undefined;
  readonly boughtSymbol?: string | undefined;
  /** A name or an address. Of a swap, the address that gets what it yields, if that is not the account. */
  readonly recipient?: string | undefined;
  /** Only of a swap: the name that was typed for its recipient. */
  readonly recipientName?: string | undefined;
  /** The contract of the token, where nobody knows its symbol. */
  readonly token?: string | undefined;
  /** Only of what a wallet sent instead, if that moves nothing: what the recipient may take from now on. */
  readonly allows?: Allowance | undefined;
}

/** How much somebody may take: up to an amount, that much more or less than before, any, all collectibles, nothing, or not known. */
export type Allowance = (typeof ALLOWANCES)[number];
export const ALLOWANCES = ['amount', 'more', 'less', 'any', 'all', 'none', 'some'] as const;

/** What a wallet says of calls that it took. Nothing on the chain proves it. */
export type WalletWord = (typeof WALLET_WORDS)[number];
export const WALLET_WORDS = ['done', 'failed', 'failed_in_part', 'given_up'] as const;

/** What the wallet answered: the hash or signature of a transaction, or the id of calls (EIP-5792). */
export type WalletAnswer = (
  | {
      readonly hash: string;
      readonly callsId?: undefined;
      readonly hashes?: undefined;
      readonly says?: undefined;
    }
  | {
      readonly callsId: string;
      /** The last transaction made of the calls, or one that failed, once the wallet says it. */
      readonly hash?: string | undefined;
      /** All of them, if there are several. */
      readonly hashes?: readonly string[] | undefined;
      /** What the wallet says of them, once it waits no more. */
      readonly says?: WalletWord | undefined;
    }
) & { readonly answeredAt: number };

/** When nodes knew a transaction that is in no block, in ms since 1970. */
export interface NodeMemory {
  /** When a node last knew it. */
  readonly knownAt?: number | undefined;
  /** Since when every node that answered did not know it. */
  readonly missingSince?: number | undefined;
}

/** The outcome in a block. Looked at again until it is `isSettled`, because a reorganisation may undo it. */
interface InBlock {
  /** When it was first seen in a block, in ms since 1970. */
  readonly since: number;
  readonly isSettled: boolean;
}

/** How much of what was sent moved, by the balances of both sides. `unseen`: nobody could tell. */
export type Moved = (typeof MOVED)[number];
export const MOVED = ['all', 'part', 'nothing', 'unseen'] as const;

export type ReplacedHow = 'sped_up' | 'cancelled' | 'other';

/** What is known to have become of a transaction. Each step needs its evidence: see docs/decisions. */
export type TransactionStatus =
  /** The wallet was asked and has not answered; or it has signed, and a node is about to get it. */
  | { readonly step: 'asked'; readonly answer?: WalletAnswer | undefined }
  /** The wallet says that its user declined, which proves nothing. Nobody is told before it is found. */
  | {
      readonly step: 'declined';
      readonly answer?: WalletAnswer | undefined;
      /** Undefined before the first look. */
      readonly checked?: DeclinedCheck | undefined;
    }
  /** The wallet took it, and waits for the signatures of other owners or for somebody to execute it. */
  | { readonly step: 'awaiting_signatures'; readonly answer: WalletAnswer }
  /** It may have been sent or not, or nobody knows what became of it. */
  | ({ readonly step: 'unknown'; readonly answer?: WalletAnswer | undefined } & NodeMemory)
  | ({ readonly step: 'pending'; readonly answer: WalletAnswer } & NodeMemory)
  | ({
      readonly step: 'confirmed';
      readonly answer: WalletAnswer;
      /** Contracts may succeed and move nothing. Undefined if nothing was to move, or if it follows from the success. */
      readonly moved?: Moved | undefined;
    } & InBlock)
  | ({
      readonly step: 'reverted';
      readonly answer: WalletAnswer;
      /** The contract's or program's own words, sanitized. */
      readonly reason?: string | undefined;
      /** Whether others of several calls went through. */
      readonly isPart?: boolean | undefined;
    } & InBlock)
  | ({
      readonly step: 'replaced';
      readonly answer: WalletAnswer;
      readonly how: ReplacedHow;
      /** The hash of the transaction that took its place, and whether that one succeeded. */
      readonly by: string;
      readonly isSuccess: boolean;
      /** As of `confirmed`, if it is the same with another fee. */
      readonly moved?: Moved | undefined;
    } & InBlock)
  /** The wallet sent another transaction than it was asked for: another recipient, amount or call. */
  | ({
      readonly step: 'mismatched';
      readonly answer: WalletAnswer;
      /** What it sent, as far as it can be read. */
      readonly sent: TransactionSummary;
      /** Undefined while it is in no block. */
      readonly isSuccess: boolean | undefined;
    } & InBlock)
  /**
   * On no network, as far as nodes know. On EVM networks it can still get into a block while its nonce is free. Solana
   * transactions past their last block cannot.
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
  /** When the wallet said that its user declined, in ms since 1970. Stays when it was sent all the same. */
  readonly declinedAt?: number | undefined;
  readonly summary: TransactionSummary;
  /** The contracts of the tokens that it moves, if whoever asked has said them. */
  readonly tokens?: readonly string[] | undefined;
  /** The outcome that the interface has told the visitor last, as `outcomeOf` names it. */
  readonly told: string | undefined;
  readonly status: Status;
}

/** What an EVM transaction does, to recognise the same one under another hash. */
export interface EvmCall {
  /** In lower case. Undefined if it creates a contract. */
  readonly to: string | undefined;
  /** In base units. */
  readonly value: bigint;
  /** The data as `shortenData` shortens it. Undefined if it could not be shortened: nothing equals it. */
  readonly data: string | undefined;
}

/** The chain before the wallet was asked. */
export interface StartingPoint {
  /** The nonce that the account's next transaction had to use, not counting pending ones. */
  readonly nonce: number;
  readonly block: number;
  /** The nonce after the account's transactions that already waited. Undefined if none did. */
  readonly next?: number | undefined;
  /** Whether the account is a contract: then a wallet may answer with an id that is no hash of a transaction. */
  readonly isContract?: boolean | undefined;
  /** The account's balance of the native currency, in base units. */
  readonly balance?: bigint | undefined;
}

export interface TrackedEvmTransaction extends Begun<TransactionStatus> {
  readonly namespace: 'eip155';
  /** Undefined for batches of calls, and for what could not be read. */
  readonly call: EvmCall | undefined;
  /** The calls of a batch (EIP-5792), in order. Undefined if they could not be read. */
  readonly calls?: readonly EvmCall[] | undefined;
  /** Undefined while no node has told it. */
  readonly start: StartingPoint | undefined;
  /** Its own nonce, once a node has told it. */
  readonly nonce: number | undefined;
  /** The network that its wallet was asked for, if it is on another one. */
  readonly askedNetwork?: CaipNetworkId | undefined;
  /** How much a swap has brought, as decimal text: by balances, as the last look saw them. */
  readonly got?: string | undefined;
  /** Of a swap across networks: what is known of its other part. */
  readonly delivery?: TrackedDelivery | undefined;
}

/** Nothing replaces a Solana transaction, and its first signature is the only one that it waits for. */
export type SolanaStatus = Exclude<TransactionStatus, { readonly step: 'replaced' | 'awaiting_signatures' }>;

export interface TrackedSolanaTransaction extends Begun<SolanaStatus> {
  readonly namespace: 'solana';
  /** The last block height at which the network accepts it. Undefined while it is unknown. */
  readonly lastValidBlockHeight: bigint | undefined;
  /** Undefined until the wallet is asked. */
  readonly call?: SolanaCall | undefined;
  /** The slot that the chain had reached before the wallet was asked. Undefined if no node told it in time. */
  readonly startSlot?: number | undefined;
  /** Whether its signature was read here from what the wallet signed, so that it cannot be another transaction's. */
  readonly isSignedHere?: boolean | undefined;
  /** How much a swap has brought, as decimal text: by the balances in its block. */
  readonly got?: string | undefined;
}

/** A transaction that a wallet was asked for, and what became of it. Holds no secrets. */
export type TrackedTransaction = TrackedEvmTransaction | TrackedSolanaTransaction;

/** The network that its wallet was asked for, if it has used another one. */
export function askedNetworkOf(transaction: TrackedTransaction): CaipNetworkId | undefined {
  return transaction.namespace === 'eip155' ? transaction.askedNetwork : undefined;
}

/** The hash or signature, once known. */
export function hashOf({ status }: TrackedTransaction): string | undefined {
  return 'answer' in status ? status.answer?.hash : undefined;
}

/** What the wallet was asked to do. Empty if that could not be read. */
export const callsOf = ({ call, calls = [] }: TrackedEvmTransaction): readonly EvmCall[] =>
  call ? [call] : calls;

/** The one call that a wallet was asked for, by itself or as a batch. */
export function onlyCallOf(transaction: TrackedEvmTransaction): EvmCall | undefined {
  const [first, ...others] = callsOf(transaction);
  return others.length === 0 ? first : undefined;
}

/** All hashes that it is known by. */
export function hashesOf(transaction: TrackedTransaction): readonly string[] {
  const hash = hashOf(transaction);
  const others = ('answer' in transaction.status && transaction.status.answer?.hashes) || [];
  return hash === undefined ? others : [hash, ...others];
}

/** What its wallet says of it, where nobody knows more. */
export function walletWordOf({ status }: TrackedTransaction): WalletWord | undefined {
  return status.step === 'unknown' ? status.answer?.says : undefined;
}

/** Whether there is an outcome to tell: one that is known, or what the wallet says of it. A reorganisation may change it, and what was dropped may still happen. */
export function hasOutcome(status: TransactionStatus): boolean {
  return outcomeOf(status) !== undefined;
}

/** The name of an outcome: equal for outcomes that are told in the same words. Undefined without one. */
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

/** How much moved, under the first hash or under that of the same with another fee. */
export function movedOf(status: TransactionStatus): Moved | undefined {
  return status.step === 'confirmed' || status.step === 'replaced' ? status.moved : undefined;
}

/** Whether nothing can change any more, so that nobody needs to look. */
export function isFinal({ namespace, status }: TrackedTransaction): boolean {
  if (status.step === 'dropped') return namespace === 'solana';
  return 'isSettled' in status && status.isSettled;
}
