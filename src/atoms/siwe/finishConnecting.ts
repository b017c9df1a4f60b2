import { atom } from 'jotai/vanilla';
import type { CloseReason } from '../../lib/state.js';
import { closeModalAtom } from '../closeModal.js';
import { awaitedViewAtom } from '../openModal.js';
import { resetAtom } from '../router.js';
import { isSiweDueAtom } from './siweVisit.js';

/**
 * Leaves a wallet that is connected, on the right network: to sign in if the site wants that, else for what the page asked
 * for. If that was only to connect, the modal closes.
 */
export const finishConnectingAtom = atom(null, (get, set, reason: CloseReason) => {
  if (get(isSiweDueAtom)) set(resetAtom, { view: 'ConnectingSiwe' });
  else {
    const view = get(awaitedViewAtom);
    if (view) set(resetAtom, { view });
    else set(closeModalAtom, reason);
  }
});
