import type { TabLocks } from '../../lib/browser/tabLocks.js';
import { networkOf, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { isRefusal } from '../../lib/requests/isRefusal.js';
import { isUnpermitted } from '../../lib/requests/isUnpermitted.js';
import type { SignedTransaction } from '../../lib/transactions/asking.js';
import { LONGEST_DATA, shortenData } from '../../lib/transactions/shortenData.js';
import {
  type EvmCall,
  hashOf,
  hasOutcome,
  type TrackedTransaction,
  type WalletAnswer,
} from '../../lib/transactions/trackedTransaction.js';
import { ASKED_LIFE_MS, MOST_CALLS, START_WAIT_MS } from '../../lib/transactions/transactionConstants.js';
import { isUntaken } from '../../lib/transactions/untakenCalls.js';
import { uuid } from '../../lib/uuid.js';
import type { Services } from '../hostServices.js';
import type { TransactionKeeper } from './keepTransactions.js';
import type {
  AskForTransaction,
  Begun,
  PlannedCall,
  Tracker,
  TransactionPlan,
  TransactionReader,
} from './tracker.js';

export interface BeginParts {
  readonly clock: Services['clock'];
  readonly keeper: TransactionKeeper;
  readonly reader: TransactionReader;
  readonly locks: TabLocks;
  readonly refuseSecond: Tracker['refuseSecond'];
  readonly signal: AbortSignal;
}

/** Records a transaction, asks the wallet for it, then records the wallet's answer. */
export function beginTransactions(parts: BeginParts): Tracker['begin'] {
  const { clock, keeper, reader, locks, refuseSecond, signal } = parts;

  /** Changes a transaction if it's still stored. Removes it if `to` returns undefined. */
  const change = (id: string, to: (present: TrackedTransaction) => TrackedTransaction | undefined) =>
    keeper.update((all) => all.flatMap((one) => (one.id === id ? (to(one) ?? []) : one)));

  return async (plan, ask) => {
    try {
      if (plan.kind === 'send') refuseSecond(plan.account);
      return await record(await newTransaction(plan, clock.now()), plan, ask);
    } catch (error) {
      return { fate: 'unsent', error };
    }
  };

  /** Rejects without asking the wallet if it can't be recorded. */
  async function record(
    begun: TrackedTransaction,
    plan: TransactionPlan,
    ask: AskForTransaction,
  ): Promise<Begun> {
    const { id } = begun;
    let isHandedOver = false;
    let isSigned = false;
    let release = () => {};
    const asked = new Promise<void>((resolve) => {
      release = resolve;
    });
    locks.hold(id, asked);
    const added = keeper.update((all) => [...all, begun]);
    const noted = noteStart();
    try {
      await added;
    } catch (error) {
      release();
      throw error;
    }
    // The wallet may send as soon as it's asked, so the chain is read first.
    await Promise.race([noted, after(START_WAIT_MS)]);
    const cancel = clock.after(ASKED_LIFE_MS, () => void answered(undefined));
    try {
      const reply = await ask({
        id,
        handOver() {
          isHandedOver = true;
        },
        handBack() {
          isHandedOver = false;
        },
        keepCallsId: (callsId) => {
          const status = { step: 'asked', answer: { callsId, answeredAt: clock.now() } } as const;
          return change(id, (one) => (one.namespace === 'eip155' ? { ...one, status } : one));
        },
        keepCall: (call) => change(id, (one) => (one.namespace === 'solana' ? { ...one, call } : one)),
        keepSigned,
      });
      void answered({ ...reply, answeredAt: clock.now() });
      return { fate: 'sent', id, reply };
    } catch (error) {
      return await fail(error);
    } finally {
      cancel();
      release();
    }

    /** Anyone can send a signed transaction, and a wallet that reports a refusal may still have sent it. */
    async function fail(error: unknown): Promise<Begun> {
      if (!isSigned && !isHandedOver) {
        await change(id, () => undefined);
        return { fate: 'unsent', error };
      }
      if (isSigned || !isWalletsWord(error, plan)) {
        await answered(undefined);
        return { fate: 'unclear', id, error };
      }
      let isFound = false;
      await change(id, (one) => {
        isFound = hashOf(one) !== undefined;
        const { status } = one;
        const answer = 'answer' in status ? status.answer : undefined;
        return isFound ? one : { ...one, declinedAt: clock.now(), status: { step: 'declined', answer } };
      });
      return { fate: isFound ? 'unclear' : 'declined', id, error };
    }

    async function noteStart() {
      const read = plan.start ?? (await reader.readStart(begun, signal).catch(() => undefined));
      // A later reading may already count this transaction.
      const start = isHandedOver ? undefined : read;
      await change(id, (one) => {
        if (one.namespace === 'eip155')
          return { ...one, start: start && 'nonce' in start ? start : undefined };
        return { ...one, startSlot: start && 'slot' in start ? start.slot : undefined };
      });
    }

    function keepSigned({ signature, lastValidBlockHeight }: SignedTransaction) {
      isSigned = true;
      const status = { step: 'asked', answer: { hash: signature, answeredAt: clock.now() } } as const;
      return change(id, (one) =>
        one.namespace === 'solana' ? { ...one, lastValidBlockHeight, isSignedHere: true, status } : one,
      );
    }

    async function answered(answer: WalletAnswer | undefined) {
      await change(id, (one) => {
        // It may have been found before the wallet returned its hash.
        const isFound = answer?.hash !== undefined && hashOf(one) === answer.hash && hasOutcome(one.status);
        if (answer && !isFound)
          return {
            ...one,
            ...unlessKept(one, answer),
            status: { step: 'pending', answer: asId(one, answer) },
          };
        const { status } = one;
        return status.step === 'asked' ? { ...one, status: { step: 'unknown', answer: status.answer } } : one;
      });
    }
  }

  function after(ms: number) {
    return new Promise<void>((resolve) => clock.after(ms, resolve));
  }
}

/** Whether the error is the wallet's statement that it sent nothing. */
function isWalletsWord(error: unknown, { calls }: TransactionPlan): boolean {
  return isRefusal(error) || isUnpermitted(error) || (calls !== undefined && isUntaken(error));
}

/** The wallet of a contract account may answer with an id that only looks like a hash. */
function asId(transaction: TrackedTransaction, answer: WalletAnswer): WalletAnswer {
  const isOfContract = transaction.namespace === 'eip155' && transaction.start?.isContract;
  if (!isOfContract || answer.callsId !== undefined) return answer;
  return { callsId: answer.hash, answeredAt: answer.answeredAt };
}

/** A wallet that sends a transaction itself may have chosen a newer blockhash, which we don't know. */
function unlessKept(one: TrackedTransaction, { hash }: WalletAnswer) {
  if (one.namespace !== 'solana' || hashOf(one) === hash) return {};
  return { lastValidBlockHeight: undefined, isSignedHere: false };
}

async function newTransaction(
  { kind, account, summary = {}, tokens = [], call, calls, delivery, lastValidBlockHeight }: TransactionPlan,
  askedAt: number,
): Promise<TrackedTransaction> {
  const network = networkOf(account);
  const namespace = spokenNamespaceOf(network);
  const status = { step: 'asked' } as const;
  const begun = { id: uuid(), kind, account, network, askedAt, summary, tokens, told: undefined, status };
  if (namespace === 'solana') return { ...begun, namespace, lastValidBlockHeight };
  return {
    ...{ ...begun, namespace, start: undefined, nonce: undefined },
    call: call && (await toCall(call)),
    calls: calls && (await toBatch(calls)),
    delivery: delivery && { ...delivery, status: { step: 'waiting' } },
  };
}

async function toCall({ to, value, data }: PlannedCall): Promise<EvmCall> {
  return { to: to?.toLowerCase(), value, data: await shortenData(data) };
}

/** A digest can't be found inside another transaction's data, so a batch that is too long to store isn't compared. */
async function toBatch(calls: readonly PlannedCall[]): Promise<readonly EvmCall[] | undefined> {
  let length = 0;
  for (const { data } of calls) length += data.length;
  if (calls.length > MOST_CALLS || length > LONGEST_DATA) return undefined;
  return Promise.all(calls.map(toCall));
}
