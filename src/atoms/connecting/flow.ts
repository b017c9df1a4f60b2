import { atom } from 'jotai/vanilla';
import type { ViewName } from '../router.js';

/** An operation that spans several views. */
export interface Flow {
  readonly views: readonly ViewName[];
  /** Called when the visitor leaves these views, closes the modal or disconnects. Stops waiting. */
  readonly end: () => void;
}

/** The current flow. Ended by `effects/leaveFinishedViews.ts` and `endAttempts.ts`. */
export const flowAtom = atom<Flow | null>(null);
