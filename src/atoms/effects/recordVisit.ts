import { MOST_WAITING_EVENTS } from '../../lib/analyticsConstants.js';
import type { TrackedEvent } from '../../lib/trackedEvents.js';
import type { Services } from '../hostServices.js';
import { isOpenAtom } from '../opening.js';
import { type Snapshot, snapshotAtom } from '../snapshot.js';
import { eventTakerAtom } from '../track.js';
import type { Dispose, Store } from '../util/store.js';

/** An event that a view or an action told of, or else what the state came to; `timestamp` in ms since the epoch. */
export type Happening = { readonly timestamp: number } & (
  | { readonly tracked: TrackedEvent; readonly snapshot?: undefined }
  | { readonly snapshot: Snapshot; readonly tracked?: undefined }
);

/** Takes what happens, in its order. */
export interface Tracker {
  take(happening: Happening): void;
  end(): void;
}

/**
 * Gives what happens in the interface to the code that tracks it. That is loaded after the first rendering, and
 * again with the next opening when it could not be; what happens until then waits.
 */
export function recordVisit(
  store: Store,
  { clock }: Pick<Services, 'clock'>,
  loadTracker: () => Promise<Tracker>,
): Dispose {
  const waiting: Happening[] = [];
  let tracker: Tracker | undefined;
  let loading: Promise<void> | undefined;

  function take(happening: Happening) {
    if (tracker) tracker.take(happening);
    else if (waiting.length < MOST_WAITING_EVENTS) waiting.push(happening);
  }

  function start(loaded: Tracker) {
    // The page may act on what it hears, and that waits as well, so that the order is kept.
    for (const happening of waiting) loaded.take(happening);
    tracker = loaded;
  }

  function load() {
    loading ??= loadTracker().then(start, () => {
      // Nobody waits for it.
      loading = undefined;
    });
  }

  function look() {
    take({ timestamp: clock.now(), snapshot: store.get(snapshotAtom) });
  }

  store.set(eventTakerAtom, { take: (tracked) => take({ timestamp: clock.now(), tracked }) });
  const stops = [
    store.sub(snapshotAtom, look),
    store.sub(isOpenAtom, () => {
      if (store.get(isOpenAtom)) load();
    }),
  ];
  look();
  load();
  return () => {
    for (const stop of stops) stop();
    // When it was taken out of the page it is as good as closed.
    take({ timestamp: clock.now(), snapshot: { ...store.get(snapshotAtom), isOpen: false } });
    void loading?.then(() => tracker?.end());
  };
}
