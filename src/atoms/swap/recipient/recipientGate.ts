import { atom } from 'jotai/vanilla';
import type { SendWarning } from '../../../lib/send/sendWarnings.js';
import { swapFlowAtom } from '../swapFlow.js';
import { swapRecipientAtom, swapRecipientWarningsAtom } from './swapRecipient.js';

/** The recipient of the swap on screen. Undefined for the account itself. */
const shownRecipientAtom = atom((get): string | undefined => {
  const flow = get(swapFlowAtom);
  return 'wanted' in flow ? flow.wanted.recipient : undefined;
});

/** The warnings about the recipient of the swap on screen. */
export const reviewedRecipientWarningsAtom = atom((get): readonly SendWarning[] => {
  const shown = get(shownRecipientAtom);
  // The form shows the warnings for another recipient; the swap on screen is void by then.
  return shown !== undefined && shown === get(swapRecipientAtom) ? get(swapRecipientWarningsAtom) : [];
});

/** The warnings to confirm, as strings. A warning that appears later has to be confirmed, too. */
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

/** Whether the visitor has to confirm a warning before the wallet is asked. */
export const isRecipientToConfirmAtom = atom((get): boolean => {
  const { step } = get(swapFlowAtom);
  return step !== 'sending' && step !== 'unclear' && get(cautionsAtom).length > 0;
});

/** Whether all warnings about the recipient of the swap on screen are confirmed, as far as they need it. */
export const isRecipientConfirmedAtom = atom((get): boolean => {
  const { recipient, cautions } = get(confirmedCell);
  const isKnown = recipient === get(shownRecipientAtom);
  return get(cautionsAtom).every((caution) => isKnown && cautions.includes(caution));
});

/** Confirms the warnings about the recipient on screen, or withdraws the confirmation. */
export const confirmRecipientAtom = atom(null, (get, set, isConfirmed: boolean) =>
  set(
    confirmedCell,
    isConfirmed ? { recipient: get(shownRecipientAtom), cautions: get(cautionsAtom) } : NOTHING,
  ),
);

/** Call it when another swap is shown. */
export const forgetRecipientConfirmedAtom = atom(null, (_get, set) => set(confirmedCell, NOTHING));
