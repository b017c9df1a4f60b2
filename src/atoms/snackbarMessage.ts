import { atom } from 'jotai/vanilla';
import { SNACKBAR_MS } from '../lib/constants.js';
import type {
  AccountSnackbarKey,
  NameSnackbarKey,
  SiweSnackbarKey,
  SnackbarKey,
  SwapSnackbarKey,
} from '../lib/text/messageKeys.js';
import type { MessageParams } from '../lib/text/texts.js';
import { servicesAtom } from './hostServices.js';

export interface SnackbarMessage {
  readonly kind: 'loading' | 'success' | 'error';
  /** A key of our texts, or text from the wallet. */
  readonly text:
    | {
        readonly key: AccountSnackbarKey | NameSnackbarKey | SiweSnackbarKey | SnackbarKey | SwapSnackbarKey;
        readonly params?: MessageParams;
      }
    | string;
}

const cell = atom<SnackbarMessage | null>(null);
const stopTimerCell = atom<(() => void) | null>(null);

export const snackbarAtom = atom((get) => get(cell));

/** Shows a message instead of the last one: for `SNACKBAR_MS`, or until it is replaced if it says loading. */
export const showSnackbarAtom = atom(null, (get, set, message: SnackbarMessage) => {
  set(hideSnackbarAtom);
  set(cell, message);
  if (message.kind === 'loading') return;
  const stop = get(servicesAtom).clock.after(SNACKBAR_MS, () => set(hideSnackbarAtom));
  set(stopTimerCell, () => stop);
});

export const hideSnackbarAtom = atom(null, (get, set) => {
  get(stopTimerCell)?.();
  set(stopTimerCell, null);
  set(cell, null);
});
