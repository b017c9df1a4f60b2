import { atom } from 'jotai/vanilla';
import { closeModalAtom } from '../opening.js';
import { goBackToIndexAtom, historyAtom, pushAtom } from '../router.js';

/** Leaves the network views after a switch (spec §2). Somebody who wants to swap goes on to that. */
export const leaveNetworkViewsAtom = atom(null, (get, set) => {
  const history = get(historyAtom);
  const forSwaps = history.findIndex((route) => 'forSwapsOn' in route);
  if (forSwaps >= 1) {
    set(goBackToIndexAtom, forSwaps - 1);
    set(pushAtom, { view: 'Swap' });
    return;
  }
  const networks = history.findIndex(({ view }) => view === 'Networks');
  if (networks >= 1) set(goBackToIndexAtom, networks - 1);
  else set(closeModalAtom, 'network');
});
