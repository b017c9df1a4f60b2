import { atom } from 'jotai/vanilla';
import type { TrackedEvent } from '../lib/trackedEvents.js';

/** Receives tracked events. Written by `effects/recordVisit.ts` only. */
export const eventTakerAtom = atom<{ take(tracked: TrackedEvent): void } | null>(null);

/**
 * Reports a tracked event. The page always gets it, once the code for it is loaded. `effects/sendEvents.ts` decides
 * whether to send it anywhere.
 */
export const trackAtom = atom(null, (get, _set, tracked: TrackedEvent) => get(eventTakerAtom)?.take(tracked));
