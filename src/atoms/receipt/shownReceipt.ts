import { atom } from 'jotai/vanilla';
import { type ActivityEntry, activityOf } from '../../lib/account/activityEntry.js';
import { hashesInBlocks } from '../../lib/account/receiptLines.js';
import type { BlockFacts, BlockQuestion } from '../../lib/transactions/blockFacts.js';
import type { TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';
import { accountHistoryAtom } from '../account/history.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { purchasesAtom } from '../onramp/purchases.js';
import { routeAtom } from '../router.js';
import { transactionsAtom } from '../transactions/transactionList.js';
import { asyncResultAtom } from '../util/asyncResult.js';

/** The data of one transaction. */
export interface Receipt {
  readonly entry: ActivityEntry;
  /** This device's record of it. Undefined if only a service has reported it. */
  readonly record: TrackedTransaction | undefined;
  /** Whether it comes from the service that reports purchases. */
  readonly isPurchase?: boolean | undefined;
}

/** The receipt on screen. Undefined if there is none, or its data is gone. */
export const shownReceiptAtom = atom((get): Receipt | undefined => {
  const route = get(routeAtom);
  if (route.view !== 'Receipt') return undefined;
  const { id } = route;
  const record = get(transactionsAtom).find((one) => one.id === id);
  // This device's own record is the most precise, except for a page's requests, whose amounts it doesn't know.
  if (record && record.kind !== 'request') return { entry: activityOf(record), record };
  const listed = get(accountHistoryAtom).entries.find((one) => one.id === id || one.deviceId === id);
  const entry = listed ?? (record && activityOf(record));
  if (entry) return { entry, record };
  const purchase = get(purchasesAtom).entries.find((one) => one.id === id);
  return purchase && { entry: purchase, record, isPurchase: true };
});

/** A string, so that unrelated changes don't ask again. Empty until something is in a block. */
const questionAtom = atom((get): string => {
  const receipt = get(shownReceiptAtom);
  const account = receipt?.record?.account ?? get(accountAtom);
  if (!receipt || !account) return '';
  const hashes = hashesInBlocks(receipt.entry, receipt.record);
  const question: BlockQuestion = { account, hashes, askedAt: receipt.record?.askedAt };
  return hashes.length > 0 ? JSON.stringify(question) : '';
});

const roundCell = atom(0);

/** The block data of the transaction on screen. */
export const blockFactsAtom = asyncResultAtom(
  (get) => get(questionAtom),
  (get, { signal }): Promise<BlockFacts | undefined> | undefined => {
    get(roundCell);
    const question = get(questionAtom);
    const { openTracker } = get(servicesAtom);
    if (question === '') return undefined;
    return openTracker().then((tracker) => tracker.readBlockFacts(JSON.parse(question), signal));
  },
);

/** Reads the block data again. */
export const retryBlockFactsAtom = atom(null, (_get, set) => set(roundCell, (round) => round + 1));
