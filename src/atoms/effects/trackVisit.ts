import { findConnectorAtom } from '../connecting/connectors.js';
import type { Services } from '../hostServices.js';
import type { TrackedSnapshot } from '../trackedSnapshot.js';
import type { Store } from '../util/store.js';
import type { Surroundings } from './followDirectory.js';
import type { VisitTracker } from './recordVisit.js';
import { sendEvents } from './sendEvents.js';
import { trackConnecting } from './trackConnecting.js';
import { trackModal } from './trackModal.js';

/** Reports events of the interface to the page, and to the analytics service if that is allowed. */
export function trackVisit(
  store: Store,
  services: Services,
  surroundings: Pick<Surroundings, 'afterPaint'>,
): VisitTracker {
  const sender = sendEvents(store, services, surroundings);
  const nameOf = (connectorId: string) => store.get(findConnectorAtom)(connectorId)?.name ?? connectorId;
  let last: TrackedSnapshot | undefined;

  function eventsOf(now: TrackedSnapshot) {
    const before = last;
    last = now;
    if (!before) return [{ event: 'MODAL_LOADED' } as const];
    return [...trackModal(before, now, nameOf), ...trackConnecting(before, now, nameOf)];
  }

  return {
    take({ timestamp, tracked, snapshot }) {
      for (const event of tracked ? [tracked] : eventsOf(snapshot)) {
        services.host.track(event);
        sender.take({ tracked: event, timestamp });
      }
    },
    end: () => sender.end(),
  };
}
