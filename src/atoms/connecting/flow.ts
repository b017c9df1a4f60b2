import { atom } from 'jotai/vanilla';
import type { ViewName } from '../router.js';

/** Steps over several views that wait for something meanwhile. */
export interface Flow {
  readonly views: readonly ViewName[];
  /** Called when the person turns to another view, or closes: nothing is waited for any more. */
  readonly end: () => void;
}

/** The flow that a person is in. Ended by `effects/leaveFinishedViews.ts`. */
export const flowAtom = atom<Flow | null>(null);
