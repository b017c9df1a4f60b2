import { atom } from 'jotai/vanilla';
import type { TrackedEvent } from '../lib/trackedEvents.js';

/** Receives tracked events. Written by `effects/recordVisit.ts` only. */
export const eventTakerAtom = atom<{ take(tracked: TrackedEvent): void } | null>(null);

/**
 * Reports a tracked event. The page always gets it, once the tracking code has loaded. `effects/sendEvents.ts` decides whether
 * it is also sent to the analytics service.
 */
export const trackAtom = atom(null, (get, _set, tracked: TrackedEvent) => get(eventTakerAtom)?.take(tracked));
