import { atom } from 'jotai/vanilla';
import { SNACKBAR_MS } from '../lib/constants.js';
import type { MessageParams } from '../lib/text/texts.js';
import type { TextKey } from '../locales/translation.js';
import { servicesAtom } from './hostServices.js';

export interface SnackbarMessage {
  readonly kind: 'loading' | 'success' | 'error' | 'declined';
  /** A key of our texts, or text from the wallet. */
  readonly text: { readonly key: TextKey; readonly params?: MessageParams } | string;
  /** The id of the transaction that the message is about. Such a message waits until the one on screen has had its time. */
  readonly about?: string;
}

/** The most messages that wait. */
const MOST_WAITING = 4;

const cell = atom<SnackbarMessage | null>(null);
const waitingCell = atom<readonly SnackbarMessage[]>([]);
/** Set while the message on screen has its time. */
const stopTimerCell = atom<(() => void) | null>(null);

export const snackbarAtom = atom((get) => get(cell));

/** Whether a message about a transaction has to wait. A loading message about a transaction is replaced at once. */
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

/** Shows the next message. If none is waiting, only a loading message stays. */
const passTimeAtom = atom(null, (get, set) => {
  set(stopTimerCell, null);
  const [next, ...rest] = get(waitingCell);
  if (next) {
    set(waitingCell, rest);
    set(putAtom, next);
  } else if (get(cell)?.kind !== 'loading') set(cell, null);
});

/**
 * Shows a message for `SNACKBAR_MS`, or until it is replaced if it says loading. A message that answers a click replaces the
 * present one at once; one about a transaction waits until the present one has had its time.
 */
export const showSnackbarAtom = atom(null, (get, set, message: SnackbarMessage) => {
  const { about } = message;
  const others = get(waitingCell).filter((one) => about === undefined || one.about !== about);
  const isWaiting = about !== undefined && get(isBusyAtom);
  set(waitingCell, (isWaiting ? [...others, message] : others).slice(-MOST_WAITING));
  if (!isWaiting) set(putAtom, message);
});

/**
 * Rewrites messages, for example in another language. The one on screen keeps its remaining time, and the others keep their
 * order.
 */
export const rewordSnackbarAtom = atom(
  null,
  (_get, set, reword: (message: SnackbarMessage) => SnackbarMessage) => {
    set(cell, (present) => present && reword(present));
    set(waitingCell, (waiting) => waiting.map(reword));
  },
);

/** Ends the message on screen if it matches, and drops waiting ones that match. */
export const endSnackbarAtom = atom(null, (get, set, isSuch: (message: SnackbarMessage) => boolean) => {
  set(waitingCell, (waiting) => waiting.filter((one) => !isSuch(one)));
  const present = get(cell);
  if (!present || !isSuch(present)) return;
  set(stopTimerAtom);
  set(cell, null);
  set(passTimeAtom);
});

/** Hides the message and drops those waiting. */
export const hideSnackbarAtom = atom(null, (_get, set) => {
  set(stopTimerAtom);
  set(waitingCell, []);
  set(cell, null);
});
