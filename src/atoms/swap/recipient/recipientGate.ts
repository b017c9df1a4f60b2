import { atom } from 'jotai/vanilla';
import type { SendWarning } from '../../../lib/send/sendWarnings.js';
import { swapFlowAtom } from '../swapFlow.js';
import { swapRecipientAtom, swapRecipientWarningsAtom } from './swapRecipient.js';

/** Who gets what the swap on screen yields. Undefined if that is the account. */
const shownRecipientAtom = atom((get): string | undefined => {
  const flow = get(swapFlowAtom);
  return 'wanted' in flow ? flow.wanted.recipient : undefined;
});

/** What is to be said about the recipient of the swap on screen. */
export const reviewedRecipientWarningsAtom = atom((get): readonly SendWarning[] => {
  const shown = get(shownRecipientAtom);
  // What is said of somebody else is said in the form: what is on screen is void by then.
  return shown !== undefined && shown === get(swapRecipientAtom) ? get(swapRecipientWarningsAtom) : [];
});

/** What has to be confirmed, as text: a warning that comes later has to be confirmed, too. */
const cautionsAtom = atom((get): readonly string[] =>
  get(reviewedRecipientWarningsAtom)
    .filter(({ level }) => level === 'caution')
    .map((warning) => JSON.stringify(warning)),
);

interface Confirmed {
  readonly recipient: string | undefined;
  readonly cautions: readonly string[];
}

const NOTHING: Confirmed = { recipient: undefined, cautions: [] };

const confirmedCell = atom(NOTHING);

/** Whether something has to be confirmed before the wallet is asked. */
export const isRecipientToConfirmAtom = atom((get): boolean => {
  const { step } = get(swapFlowAtom);
  return step !== 'sending' && step !== 'unclear' && get(cautionsAtom).length > 0;
});

/** Whether the visitor has confirmed all that is said about the recipient of the swap on screen, as far as that is needed. */
export const isRecipientConfirmedAtom = atom((get): boolean => {
  const { recipient, cautions } = get(confirmedCell);
  const isKnown = recipient === get(shownRecipientAtom);
  return get(cautionsAtom).every((caution) => isKnown && cautions.includes(caution));
});

/** Confirms what is said about the recipient on screen, or takes that back. */
export const confirmRecipientAtom = atom(null, (get, set, isConfirmed: boolean) =>
  set(
    confirmedCell,
    isConfirmed ? { recipient: get(shownRecipientAtom), cautions: get(cautionsAtom) } : NOTHING,
  ),
);

/** To be called when another swap is shown. */
export const forgetRecipientConfirmedAtom = atom(null, (_get, set) => set(confirmedCell, NOTHING));
