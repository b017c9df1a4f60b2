import type { CaipAddress, CaipNetworkId } from '../networks/caip.js';
import { deliveryOf } from '../swap/delivery/deliveryOf.js';
import { payoutSymbol } from '../swap/delivery/payoutSymbol.js';
import { paidAs } from '../swap/delivery/trackedDelivery.js';
import { formatUnits } from '../text/formatUnits.js';
import {
  hashOf,
  type Moved,
  movedOf,
  type ReplacedHow,
  type TrackedTransaction,
  type TransactionKind,
  type TransactionStep,
  type TransactionSummary,
  type WalletWord,
  walletWordOf,
} from './trackedTransaction.js';

/** What pages hear of a transaction. */
export interface TransactionReport {
  /** The same in all reports about this transaction. */
  readonly id: string;
  /** What it is for. `request`: the page asked for it through a provider. */
  readonly kind: TransactionKind;
  /**
   * What is known: `pending`, `confirmed`, `reverted`, `replaced`; `mismatched` if the wallet sent something else;
   * `awaiting_signatures` of other owners; `dropped` if no node knows it, which changes if it goes through after all; or
   * `unknown` if it may have been sent or not. `asked` while the wallet has not answered, and `declined` while it says that its
   * user declined, are not reported. Each may change: a reorganisation of the chain undoes what was confirmed.
   */
  readonly status: TransactionStep;
  readonly account: CaipAddress;
  readonly network: CaipNetworkId;
  /** When the wallet was asked, in ms since 1970. */
  readonly askedAt: number;
  /** The hash or signature, once known. */
  readonly hash: string | undefined;
  /** The id of calls (EIP-5792), if the wallet answered with one. It is not a hash. */
  readonly callsId: string | undefined;
  /**
   * What the wallet says of its calls where nothing on the chain proves it: `done`, `failed`, `failed_in_part` or `given_up`.
   * The status is `unknown` then.
   */
  readonly walletSays: WalletWord | undefined;
  /** Whether others of several calls went through, if it is `reverted`. */
  readonly isPart: boolean | undefined;
  /** Why it failed in its block, if the contract or program says it. */
  readonly reason: string | undefined;
  /**
   * How much of what was to move has moved, by balances: `unseen` if nobody could tell. Undefined if nothing was to move, or if it
   * follows from the status.
   */
  readonly moved: Moved | undefined;
  /** What the wallet sent instead, if that is something else: amounts are decimal text. */
  readonly sent: TransactionSummary | undefined;
  /** What took its place: the same with another fee (`sped_up`), a cancellation, or something else. It may have failed. */
  readonly replacement:
    | { readonly how: ReplacedHow; readonly hash: string; readonly isSuccess: boolean }
    | undefined;
  /** Of a swap across networks whose transaction has succeeded: what is known of its other part. Undefined otherwise. */
  readonly delivery: DeliveryReport | undefined;
}

/** What pages hear of the other part of a swap across networks. */
export interface DeliveryReport {
  /** Where it is to arrive; once a node has shown the transaction that has paid the account, the network of that one. */
  readonly network: CaipNetworkId;
  /**
   * `waiting` and `underway`, by the word of the source of quotes; `told_arrived`, `told_refunded` and `told_failed`, which
   * no node confirms. What a node has shown: `arrived`, `less` than the bridge promised, in an`other` token on
   * either network, or `refunded` in what was paid. It may change until then.
   */
  readonly status:
    | 'waiting'
    | 'underway'
    | 'told_arrived'
    | 'told_refunded'
    | 'told_failed'
    | 'arrived'
    | 'less'
    | 'other'
    | 'refunded';
  /** The hash of the transaction that has paid the account, once a node has shown it. */
  readonly hash: string | undefined;
  /** What it has paid, as decimal text, and in which token: by its contract, if it bears the name of another. */
  readonly amount: string | undefined;
  readonly symbol: string | undefined;
}

function reportDelivery(transaction: TrackedTransaction): DeliveryReport | undefined {
  const delivery = deliveryOf(transaction);
  if (!delivery) return undefined;
  const { network, status } = delivery;
  const none = { network, hash: undefined, amount: undefined, symbol: undefined };
  if (status.step === 'told') return { ...none, status: `told_${status.says}` };
  if (status.step !== 'paid') return { ...none, status: status.step };
  const { payout } = status;
  const symbol = payoutSymbol(delivery, payout, transaction.summary);
  const paid = { hash: payout.hash, amount: formatUnits(payout.amount, payout.decimals), symbol };
  return { network: payout.network, status: paidAs(delivery, payout), ...paid };
}

/** Describes a transaction for pages. */
export function reportTransaction(transaction: TrackedTransaction): TransactionReport {
  const { id, kind, account, network, askedAt, status } = transaction;
  return {
    id,
    kind,
    status: status.step,
    account,
    network,
    askedAt,
    hash: hashOf(transaction),
    callsId: 'answer' in status ? status.answer?.callsId : undefined,
    moved: movedOf(status),
    sent: status.step === 'mismatched' ? status.sent : undefined,
    walletSays: walletWordOf(transaction),
    isPart: status.step === 'reverted' ? status.isPart === true : undefined,
    reason: status.step === 'reverted' ? status.reason : undefined,
    replacement:
      status.step === 'replaced'
        ? { how: status.how, hash: status.by, isSuccess: status.isSuccess }
        : undefined,
    delivery: reportDelivery(transaction),
  };
}
