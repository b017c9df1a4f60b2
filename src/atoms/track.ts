import { atom } from 'jotai/vanilla';
import type { TrackedEvent } from '../lib/trackedEvents.js';

/** Takes events of the list. Written by `effects/recordVisit.ts` only. */
export const eventTakerAtom = atom<{ take(tracked: TrackedEvent): void } | null>(null);

/**
 * Tells of an event of the list: always the page, once the code for it is there. Whether it leaves the page is decided
 * by `effects/sendEvents.ts`.
 */
export const trackAtom = atom(null, (get, _set, tracked: TrackedEvent) => get(eventTakerAtom)?.take(tracked));
