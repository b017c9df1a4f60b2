import { atom } from 'jotai/vanilla';
import { closeModalAtom } from '../opening.js';
import { goBackToIndexAtom, historyAtom } from '../router.js';

/** Leaves the network views after a switch (spec §2). */
export const leaveNetworkViewsAtom = atom(null, (get, set) => {
  const networks = get(historyAtom).findIndex(({ view }) => view === 'Networks');
  if (networks >= 1) set(goBackToIndexAtom, networks - 1);
  else set(closeModalAtom, 'network');
});
