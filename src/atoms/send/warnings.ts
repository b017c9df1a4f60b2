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
  // Of all of it, the fee still has to be paid: the node that tries it says whether enough is left.
  const { units } = readSendAmount(get(draftAtom).amount, token, token.amount);
  return unusedWarnings(recipient.place, { isNative: token.address === undefined, units });
});

/** What is to be said about the recipient in the form. */
export const recipientWarningsAtom = atom((get): readonly SendWarning[] => [
  ...get(sendRecipientForm.warningsAtom),
  ...get(unusedWarningsAtom),
]);
