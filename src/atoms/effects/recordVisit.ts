import { MOST_WAITING_EVENTS } from '../../lib/analyticsConstants.js';
import type { TrackedEvent } from '../../lib/trackedEvents.js';
import type { Services } from '../hostServices.js';
import { isOpenAtom } from '../openModal.js';
import { eventTakerAtom } from '../track.js';
import { type TrackedSnapshot, trackedSnapshotAtom } from '../trackedSnapshot.js';
import type { Dispose, Store } from '../util/store.js';

/** An event that a view or action tracked, or a snapshot of the state. `timestamp` in ms since the epoch. */
export type Happening = { readonly timestamp: number } & (
  | { readonly tracked: TrackedEvent; readonly snapshot?: undefined }
  | { readonly snapshot: TrackedSnapshot; readonly tracked?: undefined }
);

/** Takes events and snapshots in order. */
export interface VisitTracker {
  take(happening: Happening): void;
  end(): void;
}

/**
 * Passes events and snapshots of the interface to the tracker. Loads the tracker after the first rendering, and tries
 * again at the next opening if that fails. Until then, events and snapshots wait.
 */
export function recordVisit(
  store: Store,
  { clock }: Pick<Services, 'clock'>,
  loadTracker: () => Promise<VisitTracker>,
): Dispose {
  const waiting: Happening[] = [];
  let tracker: VisitTracker | undefined;
  let loading: Promise<void> | undefined;

  function take(happening: Happening) {
    if (tracker) tracker.take(happening);
    else if (waiting.length < MOST_WAITING_EVENTS) waiting.push(happening);
  }

  function start(loaded: VisitTracker) {
    // If the page reacts with further events, these join `waiting` during the loop. This keeps the order.
    for (const happening of waiting) loaded.take(happening);
    tracker = loaded;
  }

  function load() {
    loading ??= loadTracker().then(start, () => {
      // The next opening tries again.
      loading = undefined;
    });
  }

  function look() {
    take({ timestamp: clock.now(), snapshot: store.get(trackedSnapshotAtom) });
  }

  store.set(eventTakerAtom, { take: (tracked) => take({ timestamp: clock.now(), tracked }) });
  const stops = [
    store.sub(trackedSnapshotAtom, look),
    store.sub(isOpenAtom, () => {
      if (store.get(isOpenAtom)) load();
    }),
  ];
  look();
  load();
  return () => {
    for (const stop of stops) stop();
    // A removed element counts as closed.
    take({ timestamp: clock.now(), snapshot: { ...store.get(trackedSnapshotAtom), isOpen: false } });
    void loading?.then(() => tracker?.end());
  };
}
