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

/** A call to request from a wallet. */
export interface PlannedCall {
  /** Undefined if it creates a contract. */
  readonly to: string | undefined;
  /** In base units. */
  readonly value: bigint;
  /** Hex with `0x`. */
  readonly data: string;
}

/** A transaction to request from a wallet. */
export interface TransactionPlan {
  readonly kind: TransactionKind;
  /** The sending account, with its network. */
  readonly account: CaipAddress;
  readonly summary?: TransactionSummary | undefined;
  /** The contracts of the tokens that it moves. */
  readonly tokens?: readonly string[] | undefined;
  /** EVM only: the transaction's call, to find it without its hash. Undefined for a batch. */
  readonly call?: PlannedCall | undefined;
  /** EVM only: the calls of a batch, in order. Undefined if they can't be read. */
  readonly calls?: readonly PlannedCall[] | undefined;
  /** The expected delivery of a swap across networks. */
  readonly delivery?: PlannedDelivery | undefined;
  /** EVM only: the chain before the wallet is asked, if it was read during preparation. */
  readonly start?: StartingPoint | undefined;
  /** Solana only, if known: the last block height at which the network accepts it. */
  readonly lastValidBlockHeight?: bigint | undefined;
}

/** Asks the wallet, and settles as it does. */
export type AskForTransaction = (asking: Asking) => Promise<WalletReply>;

/** The result of asking a wallet for a transaction. `id` is its record's id, `error` is the rejection of `ask`. */
export type Begun =
  | { readonly fate: 'sent'; readonly id: string; readonly reply: WalletReply }
  /** The wallet reports that its user declined. It may have sent the transaction anyway, so that's checked. */
  | { readonly fate: 'declined'; readonly id: string; readonly error: unknown }
  /** The wallet was certainly never asked, or it handed the request back. There is no record. */
  | { readonly fate: 'unsent'; readonly error: unknown }
  /** The wallet got it and may have sent it, whatever it answered. */
  | { readonly fate: 'unclear'; readonly id: string; readonly error: unknown };

/** Reads the status and details of transactions. */
export interface TransactionReader {
  /** Reads the chain before the wallet is asked. Undefined if nothing is needed. Rejects if there's no answer. */
  readStart(
    transaction: TrackedTransaction,
    signal: AbortSignal,
  ): Promise<StartingPoint | { readonly slot: number } | undefined>;
  /**
   * Checks once. Resolves to the updated transaction. Rejects if there's no answer. `taken` are the hashes of other
   * transactions; `nonceFloor` is a nonce that the account has reached through earlier ones.
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
  /** Reads the block time and fee of transactions. Undefined until they're mined. Rejects if there's no answer. */
  readBlockFacts(question: BlockQuestion, signal: AbortSignal): Promise<BlockFacts | undefined>;
  /**
   * Another network of the site on which an account is a contract, although it has no code on its own. Undefined if nodes show
   * none.
   */
  findContract(account: CaipAddress, signal: AbortSignal): Promise<CaipNetworkId | undefined>;
  /** Reads the remaining allowance of an approval. Undefined if nothing is left. Rejects if there's no answer. */
  readLeftApproval(approval: GivenApproval, signal: AbortSignal): Promise<LeftApproval | undefined>;
}

/** Follows transactions, from asking the wallet to the outcome. */
export interface Tracker
  extends Pick<TransactionReader, 'readBlockFacts' | 'readLeftApproval' | 'findContract'> {
  /**
   * Records a transaction, then asks the wallet for it. Never rejects. Resolves to `unsent` with `already_pending` if
   * `refuseSecond` throws for a transfer from the form.
   */
  begin(plan: TransactionPlan, ask: AskForTransaction): Promise<Begun>;
  /** Checks a transaction at once. Resolves when the result is recorded. Rejects if there's no answer. */
  look(id: string): Promise<void>;
  /** Resolves as soon as it's known whether a transaction went through, see `fateOf`. May never resolve. */
  findOut(id: string): Promise<TrackedTransaction>;
  /** Reads the transactions of the origin's other elements at once. */
  hearOthers(): void;
  /** Throws `already_pending` while an earlier Solana transfer of an account may still go through. */
  refuseSecond(account: CaipAddress): void;
}
