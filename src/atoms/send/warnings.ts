import { atom } from 'jotai/vanilla';
import { readSendAmount } from '../../lib/send/sendAmount.js';
import { type SendWarning, unusedWarnings } from '../../lib/send/sendWarnings.js';
import { draftAtom } from './draft.js';
import { recipientAtom, sendRecipientForm } from './recipient.js';
import { sendTokenAtom } from './sendTokens.js';

const unusedWarningsAtom = atom((get): readonly SendWarning[] => {
  const recipient = get(recipientAtom);
  const token = get(sendTokenAtom);
  if (recipient.step !== 'found') return [];
  if (!token) return unusedWarnings(recipient.place, { isNative: false, units: undefined });
  // If the whole balance is sent, the fee comes off it: the node's simulation finds out whether enough is left.
  const { units } = readSendAmount(get(draftAtom).amount, token, token.amount);
  return unusedWarnings(recipient.place, { isNative: token.address === undefined, units });
});

/** The warnings about the recipient in the form. */
export const recipientWarningsAtom = atom((get): readonly SendWarning[] => [
  ...get(sendRecipientForm.warningsAtom),
  ...get(unusedWarningsAtom),
]);
