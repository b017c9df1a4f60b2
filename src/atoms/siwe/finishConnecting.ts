import { atom } from 'jotai/vanilla';
import type { CloseReason } from '../../lib/state.js';
import { closeModalAtom } from '../opening.js';
import { resetAtom } from '../router.js';
import { isSiweDueAtom } from './siweVisit.js';

/** Leaves a wallet that is connected, on the right network: to sign in if the site wants that, else the modal closes. */
export const finishConnectingAtom = atom(null, (get, set, reason: CloseReason) => {
  if (get(isSiweDueAtom)) set(resetAtom, { view: 'ConnectingSiwe' });
  else set(closeModalAtom, reason);
});
