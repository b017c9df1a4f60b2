import { atom } from 'jotai/vanilla';
import {
  approvalToCheck,
  type GivenApproval,
  type LeftApproval,
} from '../../lib/transactions/approvalToCheck.js';
import { outcomeOf } from '../../lib/transactions/trackedTransaction.js';
import { servicesAtom } from '../hostServices.js';
import { asyncResultAtom, dataOf } from '../util/asyncResult.js';
import { shownReceiptAtom } from './shownReceipt.js';

/** A string, so that unrelated changes don't ask again. Empty if there is nothing to ask. */
const questionAtom = atom((get): string => {
  const record = get(shownReceiptAtom)?.record;
  const approval = record && approvalToCheck(record);
  return approval ? JSON.stringify([approval, outcomeOf(record.status)]) : '';
});

const leftAtom = asyncResultAtom(
  (get) => get(questionAtom),
  (get, { signal }): Promise<(GivenApproval & LeftApproval) | undefined> | undefined => {
    const question = get(questionAtom);
    const { openTracker } = get(servicesAtom);
    if (question === '') return undefined;
    return (async () => {
      const [approval]: [GivenApproval] = JSON.parse(question);
      const left = await (await openTracker()).readLeftApproval(approval, signal);
      return left && { ...approval, ...left };
    })();
  },
);

/** The allowance that remains after the swap on screen, freshly read from a node. Undefined without an answer. */
export const leftApprovalAtom = atom((get) => dataOf(get(leftAtom)));
