import { atom } from 'jotai/vanilla';
import { SNACKBAR_MS } from '../lib/constants.js';
import type { MessageParams } from '../lib/text/texts.js';
import type { TextKey } from '../locales/translation.js';
import { servicesAtom } from './hostServices.js';

export interface SnackbarMessage {
  readonly kind: 'loading' | 'success' | 'error' | 'declined';
  /** A key of our texts, or text from the wallet. */
  readonly text: { readonly key: TextKey; readonly params?: MessageParams } | string;
  /** The id of the transaction that it is about. It waits until what is on screen had its time. */
  readonly about?: string;
}

/** How many messages wait at most. */
const MOST_WAITING = 4;

const cell = atom<SnackbarMessage | null>(null);
const waitingCell = atom<readonly SnackbarMessage[]>([]);
/** Runs while the message on screen has its time. */
const stopTimerCell = atom<(() => void) | null>(null);

export const snackbarAtom = atom((get) => get(cell));

/** Whether a message of a transaction has to wait: only one that says that something goes on makes way at once. */
const isBusyAtom = atom((get) => {
  const present = get(cell);
  const makesWay = present?.kind === 'loading' && present.about !== undefined;
  return get(stopTimerCell) !== null && !makesWay;
});

const stopTimerAtom = atom(null, (get, set) => {
  get(stopTimerCell)?.();
  set(stopTimerCell, null);
});

const putAtom = atom(null, (get, set, message: SnackbarMessage) => {
  set(stopTimerAtom);
  set(cell, message);
  const stop = get(servicesAtom).clock.after(SNACKBAR_MS, () => set(passTimeAtom));
  set(stopTimerCell, () => stop);
});

/** Shows the next message. If none is waiting, only a message about something still under way stays. */
const passTimeAtom = atom(null, (get, set) => {
  set(stopTimerCell, null);
  const [next, ...rest] = get(waitingCell);
  if (next) {
    set(waitingCell, rest);
    set(putAtom, next);
  } else if (get(cell)?.kind !== 'loading') set(cell, null);
});

/**
 * Shows a message for `SNACKBAR_MS`, or until it is replaced if it says loading. What answers a press replaces the last one;
 * what is told about a transaction waits until the last one had its time.
 */
export const showSnackbarAtom = atom(null, (get, set, message: SnackbarMessage) => {
  const { about } = message;
  const others = get(waitingCell).filter((one) => about === undefined || one.about !== about);
  const isWaiting = about !== undefined && get(isBusyAtom);
  set(waitingCell, (isWaiting ? [...others, message] : others).slice(-MOST_WAITING));
  if (!isWaiting) set(putAtom, message);
});

/** Has messages say the same in other words: the one on screen keeps its time, those that are waiting their turn. */
export const rewordSnackbarAtom = atom(
  null,
  (_get, set, reword: (message: SnackbarMessage) => SnackbarMessage) => {
    set(cell, (present) => present && reword(present));
    set(waitingCell, (waiting) => waiting.map(reword));
  },
);

/** Ends the message on screen if it is such, and drops such that are waiting. */
export const endSnackbarAtom = atom(null, (get, set, isSuch: (message: SnackbarMessage) => boolean) => {
  set(waitingCell, (waiting) => waiting.filter((one) => !isSuch(one)));
  const present = get(cell);
  if (!present || !isSuch(present)) return;
  set(stopTimerAtom);
  set(cell, null);
  set(passTimeAtom);
});

/** Hides the message and drops those that are waiting. */
export const hideSnackbarAtom = atom(null, (_get, set) => {
  set(stopTimerAtom);
  set(waitingCell, []);
  set(cell, null);
});
