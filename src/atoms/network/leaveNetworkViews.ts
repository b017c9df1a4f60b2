import { atom } from 'jotai/vanilla';
import { goBackToIndexAtom, historyAtom, pushAtom, resetAtom } from '../router.js';
import { finishConnectingAtom } from '../siwe/finishConnecting.js';
import { isSiweDueAtom } from '../siwe/siweVisit.js';

/**
 * Leaves the network views after a switch (behaviour 5.2): to sign in if the switch ended the session, to the swap form if the
 * visitor wants to swap.
 */
export const leaveNetworkViewsAtom = atom(null, (get, set) => {
  if (get(isSiweDueAtom)) return set(resetAtom, { view: 'ConnectingSiwe' });
  const history = get(historyAtom);
  const forSwaps = history.findIndex((route) => 'forSwapsOn' in route);
  if (forSwaps >= 1) {
    set(goBackToIndexAtom, forSwaps - 1);
    set(pushAtom, { view: 'Swap' });
    return;
  }
  const networks = history.findIndex(({ view }) => view === 'Networks');
  if (networks >= 1) set(goBackToIndexAtom, networks - 1);
  else set(finishConnectingAtom, 'network');
});
