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

/** A report about a transaction to the page. */
export interface TransactionReport {
  /** The same in all reports about this transaction. */
  readonly id: string;
  /** The purpose of the transaction. `request`: the page requested it through a provider. */
  readonly kind: TransactionKind;
  /**
   * `pending`, `confirmed`, `reverted` or `replaced`; `mismatched` if the wallet sent something else; `awaiting_signatures` of
   * other owners; `dropped` if no node knows it, which changes if it goes through after all; or `unknown` if it may or may not
   * have been sent. `asked`, before the wallet answers, and `declined`, while the wallet reports a refusal, aren't reported.
   * Any status may change: a reorganisation of the chain can undo a confirmation.
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
   * The wallet's report about its calls where nothing on the chain proves it: `done`, `failed`, `failed_in_part` or `given_up`.
   * The status is then `unknown`.
   */
  readonly walletSays: WalletWord | undefined;
  /** Whether other calls of the batch went through, if it's `reverted`. */
  readonly isPart: boolean | undefined;
  /** The reason of its failure in the block, if the contract or program gives one. */
  readonly reason: string | undefined;
  /**
   * How much of the requested amounts moved, by balances: `unseen` if that can't be told. Undefined if nothing should move, or
   * if it follows from the status.
   */
  readonly moved: Moved | undefined;
  /** The transaction that the wallet sent instead of the requested one. Amounts are decimal text. */
  readonly sent: TransactionSummary | undefined;
  /**
   * The transaction that replaced it: the same with another fee (`sped_up`), a cancellation, or something else. It may have
   * failed.
   */
  readonly replacement:
    | { readonly how: ReplacedHow; readonly hash: string; readonly isSuccess: boolean }
    | undefined;
  /** The delivery of a successful swap across networks. Undefined otherwise. */
  readonly delivery: DeliveryReport | undefined;
}

/** A report about the delivery of a swap across networks. */
export interface DeliveryReport {
  /** The destination network. Once a node has shown the transaction that paid the account: that transaction's network. */
  readonly network: CaipNetworkId;
  /**
   * `waiting`, and `underway` as reported by the source of quotes. `told_arrived`, `told_refunded` and `told_failed` are its
   * reports that no node confirms. Shown by a node: `arrived`, `less` than the bridge promised, in an`other` token on either
   * network, or `refunded` in the sold token. May change until a node has shown it.
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
  /** The hash of the transaction that paid the account, once a node has shown it. */
  readonly hash: string | undefined;
  /** The paid amount, as decimal text, and the token's symbol: its contract, if it uses another token's symbol. */
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
