import type { CaipAddress, CaipNetworkId } from '../networks/caip.js';

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
  /** A name or an address. */
  readonly receiver?: string | undefined;
}

/** What the wallet answered: the hash or signature of a transaction, or the id of calls (EIP-5792). */
export type WalletAnswer = (
  | { readonly hash: string; readonly callsId?: undefined }
  | {
      readonly callsId: string;
      /** The last transaction made of the calls, once the wallet says it. */
      readonly hash?: string | undefined;
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

export type ReplacedHow = 'sped_up' | 'cancelled' | 'other';

/** What is known to have become of a transaction. Each step needs its evidence: see docs/decisions. */
export type TransactionStatus =
  /** The wallet was asked and has not answered. */
  | { readonly step: 'asked' }
  /** It may have been sent or not, or nobody knows what became of it. */
  | ({ readonly step: 'unknown'; readonly answer?: WalletAnswer | undefined } & NodeMemory)
  | ({ readonly step: 'pending'; readonly answer: WalletAnswer } & NodeMemory)
  | ({ readonly step: 'confirmed'; readonly answer: WalletAnswer } & InBlock)
  | ({
      readonly step: 'reverted';
      readonly answer: WalletAnswer;
      /** The contract's or program's own words, sanitized. */
      readonly reason?: string | undefined;
    } & InBlock)
  | ({
      readonly step: 'replaced';
      readonly answer: WalletAnswer;
      readonly how: ReplacedHow;
      /** The hash of the transaction that took its place, and whether that one succeeded. */
      readonly by: string;
      readonly isSuccess: boolean;
    } & InBlock)
  | { readonly step: 'dropped'; readonly answer: WalletAnswer; readonly since: number };

export type TransactionStep = TransactionStatus['step'];

interface Begun<Status extends TransactionStatus> {
  readonly id: string;
  readonly kind: TransactionKind;
  readonly account: CaipAddress;
  readonly network: CaipNetworkId;
  /** When the wallet was asked, in ms since 1970. */
  readonly askedAt: number;
  readonly summary: TransactionSummary;
  /** The contracts of the tokens that it moves, if whoever asked has said them. */
  readonly tokens?: readonly string[] | undefined;
  /** Whether the interface has told the visitor the outcome. */
  readonly isTold: boolean;
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
}

export interface TrackedEvmTransaction extends Begun<TransactionStatus> {
  readonly namespace: 'eip155';
  /** Undefined for batches of calls. */
  readonly call: EvmCall | undefined;
  /** Undefined while no node has told it. */
  readonly start: StartingPoint | undefined;
  /** Its own nonce, once a node has told it. */
  readonly nonce: number | undefined;
}

/** Nothing replaces a Solana transaction. */
export type SolanaStatus = Exclude<TransactionStatus, { readonly step: 'replaced' }>;

export interface TrackedSolanaTransaction extends Begun<SolanaStatus> {
  readonly namespace: 'solana';
  /** The last block height at which the network accepts it. Undefined if whoever asked does not know. */
  readonly lastValidBlockHeight: bigint | undefined;
}

/** A transaction that a wallet was asked for, and what became of it. Holds no secrets. */
export type TrackedTransaction = TrackedEvmTransaction | TrackedSolanaTransaction;

/** The hash or signature, once known. */
export function hashOf({ status }: TrackedTransaction): string | undefined {
  return 'answer' in status ? status.answer?.hash : undefined;
}

/** Whether an outcome is known: nothing but a reorganisation changes it. */
export function hasOutcome({ step }: TransactionStatus): boolean {
  return step === 'confirmed' || step === 'reverted' || step === 'replaced' || step === 'dropped';
}

/** Whether nothing can change any more, so that nobody needs to look. */
export function isFinal(status: TransactionStatus): boolean {
  return status.step === 'dropped' || ('isSettled' in status && status.isSettled);
}
