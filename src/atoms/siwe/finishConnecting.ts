import { atom } from 'jotai/vanilla';
import type { CloseReason } from '../../lib/state.js';
import { closeModalAtom } from '../closeModal.js';
import { awaitedViewAtom } from '../openModal.js';
import { resetAtom } from '../router.js';
import { isSiweDueAtom } from './siweVisit.js';

/**
 * Continues once a wallet is connected on a supported network: with sign-in if the site wants it, otherwise with the view that
 * the page requested. Without one, closes the modal.
 */
export const finishConnectingAtom = atom(null, (get, set, reason: CloseReason) => {
  if (get(isSiweDueAtom)) set(resetAtom, { view: 'ConnectingSiwe' });
  else {
    const view = get(awaitedViewAtom);
    if (view) set(resetAtom, { view });
    else set(closeModalAtom, reason);
  }
});
