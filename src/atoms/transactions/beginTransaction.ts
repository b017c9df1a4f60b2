import type { TabLocks } from '../../lib/browser/tabLocks.js';
import { networkOf, spokenNamespaceOf } from '../../lib/networks/caip.js';
import type { SignedTransaction } from '../../lib/transactions/asking.js';
import { isRefusal } from '../../lib/transactions/isRefusal.js';
import { shortenData } from '../../lib/transactions/shortenData.js';
import {
  type EvmCall,
  hashOf,
  hasOutcome,
  type TrackedTransaction,
  type WalletAnswer,
} from '../../lib/transactions/trackedTransaction.js';
import { ASKED_LIFE_MS, START_WAIT_MS } from '../../lib/transactions/transactionConstants.js';
import { uuid } from '../../lib/uuid.js';
import type { Services } from '../hostServices.js';
import type { TransactionKeeper } from './keepTransactions.js';
import type { Tracker, TransactionPlan, TransactionReader } from './tracker.js';

export interface BeginParts {
  readonly clock: Services['clock'];
  readonly keeper: TransactionKeeper;
  readonly reader: TransactionReader;
  readonly locks: TabLocks;
  readonly signal: AbortSignal;
}

/** Begins to follow transactions: recorded, then asked, then what the wallet answers. */
export function beginTransactions(parts: BeginParts): Tracker['begin'] {
  const { clock, keeper, reader, locks, signal } = parts;

  /** Changes a transaction, unless it has moved on. */
  const change = (id: string, to: (present: TrackedTransaction) => TrackedTransaction | undefined) =>
    keeper.update((all) => all.flatMap((one) => (one.id === id ? (to(one) ?? []) : one)));

  return async (plan, ask) => {
    const begun = await newTransaction(plan, clock.now());
    const { id } = begun;
    let isHandedOver = false;
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
    // The wallet may send as soon as it is asked.
    await Promise.race([noted, after(START_WAIT_MS)]);
    const cancel = clock.after(ASKED_LIFE_MS, () => void answered(undefined));
    try {
      const answer = await ask({
        id,
        handOver() {
          isHandedOver = true;
        },
        keepSigned,
      });
      void answered({ ...answer, answeredAt: clock.now() });
      return answer;
    } catch (error) {
      const isUnsent = !isHandedOver || isRefusal(error);
      await (isUnsent ? change(id, withoutUnseen) : answered(undefined));
      throw error;
    } finally {
      cancel();
      release();
    }

    async function noteStart() {
      const read = plan.start ?? (await reader.readStart(begun, signal).catch(() => undefined));
      // What is read later may count this transaction.
      const start = isHandedOver ? undefined : read;
      await change(id, (one) => (one.namespace === 'eip155' ? { ...one, start } : one));
    }

    function keepSigned({ signature, lastValidBlockHeight }: SignedTransaction) {
      // A node may get it from now on, whoever answers whom.
      isHandedOver = true;
      return change(id, (one) =>
        one.namespace === 'solana'
          ? {
              ...one,
              lastValidBlockHeight,
              status: { step: 'unknown', answer: { hash: signature, answeredAt: clock.now() } },
            }
          : one,
      );
    }

    async function answered(answer: WalletAnswer | undefined) {
      await change(id, (one) => {
        // It may have been found before the wallet told its hash.
        const isFound = answer?.hash !== undefined && hashOf(one) === answer.hash && hasOutcome(one.status);
        if (answer && !isFound) return { ...one, status: { step: 'pending', answer: asId(one, answer) } };
        return one.status.step === 'asked' ? { ...one, status: { step: 'unknown' } } : one;
      });
    }
  };

  function after(ms: number) {
    return new Promise<void>((resolve) => clock.after(ms, resolve));
  }
}

/** What was refused is forgotten, unless the chain has it. */
function withoutUnseen(transaction: TrackedTransaction): TrackedTransaction | undefined {
  return hashOf(transaction) === undefined ? undefined : transaction;
}

/** The wallet of a contract may answer with an id that looks like a hash and is none. */
function asId(transaction: TrackedTransaction, answer: WalletAnswer): WalletAnswer {
  const isOfContract = transaction.namespace === 'eip155' && transaction.start?.isContract;
  if (!isOfContract || answer.callsId !== undefined) return answer;
  return { callsId: answer.hash, answeredAt: answer.answeredAt };
}

async function newTransaction(
  { kind, account, summary = {}, tokens = [], call, lastValidBlockHeight }: TransactionPlan,
  askedAt: number,
): Promise<TrackedTransaction> {
  const network = networkOf(account);
  const namespace = spokenNamespaceOf(network);
  const status = { step: 'asked' } as const;
  const begun = { id: uuid(), kind, account, network, askedAt, summary, tokens, told: undefined, status };
  if (namespace === 'solana') return { ...begun, namespace, lastValidBlockHeight };
  const known: EvmCall | undefined = call && {
    to: call.to?.toLowerCase(),
    value: call.value,
    data: await shortenData(call.data),
  };
  return { ...begun, namespace, call: known, start: undefined, nonce: undefined };
}
