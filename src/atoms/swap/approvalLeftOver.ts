import { atom } from 'jotai/vanilla';
import { pause } from '../../lib/pause.js';
import { approvalIn, type GivenApproval, type LeftApproval } from '../../lib/transactions/approvalToCheck.js';
import {
  EARLIER_LIFE_MS,
  FIRST_PAUSE_MS,
  PAUSE_GROWTH,
} from '../../lib/transactions/transactionConstants.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { transactionsAtom } from '../transactions/transactionList.js';
import { asyncResultAtom, dataOf } from '../util/asyncResult.js';
import { swapFlowAtom } from './swapFlow.js';
import { fromTokenAtom } from './swapTokens.js';

/** If the wallet sent an approval before it declined the swap, it is in a block after this many checks. */
const MOST_LOOKS = 8;

/** A string, so that unrelated changes of the transactions don't ask again. Empty if no swap has failed. */
const questionAtom = atom((get): string => {
  const flow = get(swapFlowAtom);
  if (!('failure' in flow) || !flow.failure) return '';
  const { account, from } =
    'wanted' in flow ? flow.wanted : { account: get(accountAtom), from: get(fromTokenAtom) };
  const now = get(servicesAtom).clock.now();
  const given = get(transactionsAtom).findLast((one) => {
    const approval = one.account === account && one.status.step !== 'asked' ? approvalIn(one) : undefined;
    return approval?.token === from?.address?.toLowerCase() && now - one.askedAt < EARLIER_LIFE_MS;
  });
  const approval = given && approvalIn(given);
  return approval ? JSON.stringify([approval, given.id, given.status.step]) : '';
});

const leftAtom = asyncResultAtom(
  (get) => get(questionAtom),
  (get, { signal }): Promise<(GivenApproval & LeftApproval) | undefined> | undefined => {
    const question = get(questionAtom);
    if (question === '') return undefined;
    const { openTracker, clock } = get(servicesAtom);
    return (async () => {
      const [approval]: [GivenApproval] = JSON.parse(question);
      for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
        // Without an answer from a node, the approval may still hold.
        const left = await (await openTracker()).readLeftApproval(approval, signal).catch(() => undefined);
        if (left) return { ...approval, ...left };
        await pause(clock, FIRST_PAUSE_MS * PAUSE_GROWTH ** looks, signal);
      }
      return undefined;
    })();
  },
);

/**
 * The allowance that remains although the swap on screen was not made, freshly read from a node. Undefined without an answer.
 */
export const approvalLeftOverAtom = atom((get) => dataOf(get(leftAtom)));
