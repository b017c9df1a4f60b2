import type { CaipAddress, CaipNetworkId } from '../../lib/networks/caip.js';
import type { PlannedDelivery } from '../../lib/swap/delivery/trackedDelivery.js';
import type { GivenApproval, LeftApproval } from '../../lib/transactions/approvalToCheck.js';
import type { Asking, WalletReply } from '../../lib/transactions/asking.js';
import type { BlockFacts, BlockQuestion } from '../../lib/transactions/blockFacts.js';
import type {
  StartingPoint,
  TrackedTransaction,
  TransactionKind,
  TransactionSummary,
} from '../../lib/transactions/trackedTransaction.js';

/** A call as a wallet is asked for it. */
export interface PlannedCall {
  /** Undefined if it creates a contract. */
  readonly to: string | undefined;
  /** In base units. */
  readonly value: bigint;
  /** Hex with `0x`. */
  readonly data: string;
}

/** What a wallet is asked for. */
export interface TransactionPlan {
  readonly kind: TransactionKind;
  /** The account that sends, on the network it sends on. */
  readonly account: CaipAddress;
  readonly summary?: TransactionSummary | undefined;
  /** The contracts of the tokens that it moves. */
  readonly tokens?: readonly string[] | undefined;
  /** EVM only: what the transaction does, to find it without its hash. Undefined for several calls at once. */
  readonly call?: PlannedCall | undefined;
  /** EVM only: several calls at once, in order. Undefined if they cannot be read. */
  readonly calls?: readonly PlannedCall[] | undefined;
  /** Of a swap across networks: what is to arrive on the other one. */
  readonly delivery?: PlannedDelivery | undefined;
  /** EVM only, if whoever prepared it has read it: the chain before the wallet is asked. */
  readonly start?: StartingPoint | undefined;
  /** Solana only, if known: the last block height at which the network accepts it. */
  readonly lastValidBlockHeight?: bigint | undefined;
}

/** Asks the wallet, and settles as it does. */
export type AskForTransaction = (asking: Asking) => Promise<WalletReply>;

/** What came of asking a wallet for a transaction. `id` is that of its record, `error` is what `ask` rejected with. */
export type Begun =
  | { readonly fate: 'sent'; readonly id: string; readonly reply: WalletReply }
  /** The wallet says that its user declined. It may have sent it all the same, which is looked for. */
  | { readonly fate: 'declined'; readonly id: string; readonly error: unknown }
  /** Certain: the wallet was never asked, or handed the request back. There is no record. */
  | { readonly fate: 'unsent'; readonly error: unknown }
  /** The wallet got it and may have sent it, whatever it answered. */
  | { readonly fate: 'unclear'; readonly id: string; readonly error: unknown };

/** Reads what became of transactions. */
export interface TransactionReader {
  /** The chain before the wallet is asked. Undefined if nothing of it is needed. Rejects if nobody answers. */
  readStart(
    transaction: TrackedTransaction,
    signal: AbortSignal,
  ): Promise<StartingPoint | { readonly slot: number } | undefined>;
  /**
   * Looks once. Resolves to the transaction with what is known now. Rejects if nobody answers. `taken` are the hashes
   * that belong to other transactions; `nonceFloor` is a nonce that the account has reached by earlier ones.
   */
  look(
    transaction: TrackedTransaction,
    options: {
      readonly signal: AbortSignal;
      readonly taken: ReadonlySet<string>;
      readonly takenBefore: ReadonlySet<string>;
      readonly nonceFloor: number;
    },
  ): Promise<TrackedTransaction>;
  /** Reads what blocks say of transactions. Undefined while they are in none. Rejects if nobody answers. */
  readBlockFacts(question: BlockQuestion, signal: AbortSignal): Promise<BlockFacts | undefined>;
  /**
   * Another network of the site on which an account is a contract, while it has no code on its own. Undefined if there is none,
   * as far as nodes tell.
   */
  findContract(account: CaipAddress, signal: AbortSignal): Promise<CaipNetworkId | undefined>;
  /** Reads how much of an approval is left. Undefined if nothing is. Rejects if nobody answers. */
  readLeftApproval(approval: GivenApproval, signal: AbortSignal): Promise<LeftApproval | undefined>;
}

/** Follows transactions, from asking the wallet to the outcome. */
export interface Tracker
  extends Pick<TransactionReader, 'readBlockFacts' | 'readLeftApproval' | 'findContract'> {
  /**
   * Records a transaction, then asks the wallet for it. Never rejects: `unsent` with `already_pending` where `refuseSecond`
   * throws, if it is a transfer of the form.
   */
  begin(plan: TransactionPlan, ask: AskForTransaction): Promise<Begun>;
  /** Looks at once what became of a transaction. Resolves when that is noted. Rejects if nobody answers. */
  look(id: string): Promise<void>;
  /** Resolves as soon as it is known whether a transaction went through, see `fateOf`. May never. */
  findOut(id: string): Promise<TrackedTransaction>;
  /** Reads at once what other elements of the origin have asked wallets for. */
  hearOthers(): void;
  /** Throws `already_pending` while an earlier Solana transfer of an account may still go through. */
  refuseSecond(account: CaipAddress): void;
}
