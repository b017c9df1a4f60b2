import { atom } from 'jotai/vanilla';
import { isSameTransfer } from '../../lib/send/isSameTransfer.js';
import { findEarlier } from '../../lib/transactions/findEarlier.js';
import type { TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';
import { accountAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { confirmedEarlierAtom } from '../transactions/confirmedEarlier.js';
import { allTransactionsAtom } from '../transactions/othersTransactions.js';
import { sendFlowAtom } from './sendFlow.js';

/** Transfers that may still go through besides the one in the form or on screen, newest first. */
export const earlierTransfersAtom = atom((get): readonly TrackedTransaction[] => {
  const flow = get(sendFlowAtom);
  const shown = 'request' in flow ? flow : undefined;
  const account = shown?.request.account ?? get(accountAtom);
  if (!account) return [];
  const { clock } = get(servicesAtom);
  const isSame = (one: TrackedTransaction) =>
    shown !== undefined && isSameTransfer(one, shown.request, shown.name);
  return findEarlier(get(allTransactionsAtom), { kinds: ['send'], account, now: clock.now(), isSame });
});

/** Whether the visitor has confirmed for each of them that they want to send anyway. */
export const isSendAgainConfirmedAtom = atom((get) => {
  const confirmed = get(confirmedEarlierAtom);
  return get(earlierTransfersAtom).every(({ id }) => confirmed.includes(id));
});
