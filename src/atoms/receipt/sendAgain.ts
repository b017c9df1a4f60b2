import { atom } from 'jotai/vanilla';
import { recipientOf } from '../../lib/send/sentRecipients.js';
import { hasOutcome, type TrackedTransaction } from '../../lib/transactions/trackedTransaction.js';
import { accountAtom } from '../connection.js';
import { changeDraftAtom } from '../send/draft.js';
import { openSendAtom } from '../send/openSend.js';
import { configAtom } from '../siteConfig.js';

/** Whether the form can be filled with a transfer again, once it has an outcome: only if the active account sent it. */
export const isSendAgainOfferedAtom = atom((get) => (transaction: TrackedTransaction): boolean => {
  const { kind, account, summary } = transaction;
  return (
    get(configAtom).features.send &&
    kind === 'send' &&
    account === get(accountAtom) &&
    summary.amount !== undefined &&
    recipientOf(transaction) !== undefined
  );
});

/** Opens the form filled with an earlier transfer. The visitor reviews it like any other. */
export const sendAgainAtom = atom(null, (_get, set, transaction: TrackedTransaction) => {
  const recipient = recipientOf(transaction);
  const { network, tokens = [], summary } = transaction;
  if (!recipient || summary.amount === undefined || !hasOutcome(transaction.status)) return;
  set(changeDraftAtom, {
    token: { network, address: tokens[0] },
    amount: { kind: 'typed', text: summary.amount, unit: 'token' },
    // If the name has another address by now, the form says so.
    recipient: recipient.name ?? recipient.address,
  });
  set(openSendAtom);
});
