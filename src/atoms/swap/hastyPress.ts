import { atom } from 'jotai/vanilla';
import { PRESS_GUARD_MS } from '../../lib/swap/swapConstants.js';
import type { ApprovalRequest, SwapRequest } from '../../lib/swap/swapRequest.js';
import { servicesAtom } from '../hostServices.js';
import { swapFlowAtom } from './swapFlow.js';

interface Changing {
  readonly request: ApprovalRequest | SwapRequest;
  /** When it appeared or its figures changed, in ms since 1970. */
  readonly changedAt: number;
}

const ignoredCell = atom<Changing['request'] | undefined>(undefined);

/** Whether the last click was ignored because the content had just appeared or changed. */
export const isPressIgnoredAtom = atom((get) => {
  const flow = get(swapFlowAtom);
  return 'request' in flow && flow.request === get(ignoredCell);
});

/** Returns whether a click counts. A click right after a change may have been meant for the earlier content. */
export const takePressAtom = atom(null, (get, set, { request, changedAt }: Changing): boolean => {
  const isHasty = get(servicesAtom).clock.now() - changedAt < PRESS_GUARD_MS;
  set(ignoredCell, isHasty ? request : undefined);
  return !isHasty;
});
