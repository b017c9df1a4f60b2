import { atom } from 'jotai/vanilla';
import { pushAtom } from '../router.js';
import { trackAtom } from '../track.js';
import { activeAtAtom } from './swapForm.js';

/** Shows the tokens, to choose the one that is sold or bought. */
export const openSwapTokensAtom = atom(null, (_get, set, target: 'from' | 'to') => {
  set(activeAtAtom);
  set(trackAtom, { event: 'CLICK_SELECT_TOKEN_TO_SWAP' });
  set(pushAtom, { view: 'SwapSelectToken', target });
});
