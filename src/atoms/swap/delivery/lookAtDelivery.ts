import type { Clock } from '../../../lib/clock.js';
import type { CaipAddress, CaipNetworkId } from '../../../lib/networks/caip.js';
import { pause } from '../../../lib/pause.js';
import { advanceDelivery, type SeenPayout } from '../../../lib/swap/delivery/advanceDelivery.js';
import type { Delivery, DeliveryQuery } from '../../../lib/swap/delivery/delivery.js';
import { DELIVERY_FIRST_PAUSE_MS } from '../../../lib/swap/delivery/deliveryConstants.js';
import { deliveryOf } from '../../../lib/swap/delivery/deliveryOf.js';
import type { TrackedDelivery } from '../../../lib/swap/delivery/trackedDelivery.js';
import { hashNow } from '../../../lib/transactions/hashNow.js';
import type { TrackedTransaction } from '../../../lib/transactions/trackedTransaction.js';

/** A payment to look up. */
export interface PayoutQuestion {
  readonly account: CaipAddress;
  readonly network: CaipNetworkId;
  readonly hash: string;
  /** Undefined for the native currency. */
  readonly token: string | undefined;
  /** Time of the request, in ms since 1970. */
  readonly askedAt: number;
  /** The hash of the swap's first transaction, on the account's network. */
  readonly sentBy: string;
}

export interface DeliveryReader {
  /** The delivery according to the source of quotes. Rejects without an answer. */
  ask(query: DeliveryQuery, signal: AbortSignal): Promise<Delivery>;
  /** The payment according to a node. Undefined if there is none. Rejects if no node answers. */
  see(question: PayoutQuestion, signal: AbortSignal): Promise<SeenPayout | undefined>;
}

interface LookOptions {
  readonly reader: DeliveryReader;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** The hashes of payments that belong to other swaps, in lower case. */
  readonly taken: ReadonlySet<string>;
}

/** Attempts to read a newly reported payment: nodes may be some blocks behind. */
const TRIES = 3;

/**
 * Checks the delivery of a swap once. Undefined if there is nothing to check. Rejects if there is no answer, with `aborted` if
 * the signal aborts.
 */
export async function lookAtDelivery(
  transaction: TrackedTransaction,
  options: LookOptions,
): Promise<TrackedDelivery | undefined> {
  const { reader, clock, signal, taken } = options;
  const { account, askedAt } = transaction;
  const delivery = deliveryOf(transaction);
  const hash = hashNow(transaction);
  if (!delivery || hash === undefined) return undefined;
  const { network: toNetwork, bridge, status } = delivery;
  const place = { network: toNetwork, now: clock.now() };
  const paidFor = { account, askedAt, sentBy: hash };
  const answered = { ...delivery, silentSince: undefined };
  if (status.step === 'paid') {
    const { network, hash: paidBy, token } = status.payout;
    const seen = await reader.see({ ...paidFor, network, hash: paidBy, token }, signal);
    const evidence = seen
      ? ({ by: 'chain', ...seen } as const)
      : ({ by: 'chain', payout: undefined } as const);
    return { ...answered, status: advanceDelivery(status, evidence, place) };
  }
  const told = await reader.ask({ account, hash, toNetwork, bridge }, signal);
  const seen = await findPayout();
  signal.throwIfAborted();
  const evidence = seen ? ({ by: 'chain', ...seen } as const) : ({ by: 'source', told } as const);
  const pageUrl = told.pageUrl ?? delivery.pageUrl;
  return { ...answered, pageUrl, status: advanceDelivery(status, evidence, place) };

  async function findPayout(): Promise<SeenPayout | undefined> {
    if (told.state !== 'paid' || told.hash === undefined || taken.has(told.hash.toLowerCase()))
      return undefined;
    const { network, token } = told;
    const question = { ...paidFor, network, hash: told.hash, token };
    // A payment that was reported earlier gets no retries.
    const tries = status.step === 'told' ? 1 : TRIES;
    for (let tried = 1; ; tried += 1) {
      const found = await reader.see(question, signal).catch(() => undefined);
      if (found || tried >= tries || signal.aborted) return found;
      await pause(clock, DELIVERY_FIRST_PAUSE_MS, signal);
    }
  }
}
