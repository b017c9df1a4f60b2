import { ANALYTICS_DEADLINE_MS } from '../../lib/analyticsConstants.js';
import type { Clock } from '../../lib/clock.js';
import type { AnalyticsSetting } from '../../lib/config.js';
import type { TrackedEvent } from '../../lib/trackedEvents.js';
import { uuid } from '../../lib/uuid.js';
import { VERSION } from '../../lib/version.js';

/** An event with the moment when it happened, in ms since the epoch. */
export interface TimedEvent {
  readonly tracked: TrackedEvent;
  readonly timestamp: number;
}

export type PostEvent = typeof postEvent;

/** Posts one event (spec §7). Never rejects, and never tries again. */
export async function postEvent(
  { url, projectId }: AnalyticsSetting,
  { tracked: { event, properties }, timestamp }: TimedEvent,
  clock: Clock,
): Promise<void> {
  const { origin, pathname, hostname } = location;
  // A file is no page of a site, and its address may name a person.
  if (!hostname) return;
  const address = new URL(url);
  address.pathname = address.pathname.replace(/\/?$/, '/e');
  const own = new AbortController();
  const cancel = clock.after(ANALYTICS_DEADLINE_MS, () => own.abort());
  const body = {
    eventId: uuid(),
    // What follows the path may hold a secret of the visitor: a token, an email address, a search.
    url: origin + pathname,
    domain: hostname,
    timestamp,
    props: { type: 'track', event, properties },
  };
  try {
    await fetch(address, {
      method: 'POST',
      headers: {
        'x-project-id': projectId,
        'x-sdk-type': 'w3m',
        'x-sdk-version': `html-multichain-${VERSION}`,
        'content-type': 'text/plain',
      },
      body: JSON.stringify(body, withoutAddress),
      credentials: 'omit',
      // The path of the page is in the body already, and some pages let the whole address out.
      referrerPolicy: 'strict-origin',
      // The last events happen when the visitor leaves.
      keepalive: true,
      signal: own.signal,
    });
  } catch {
    // Swallowed (spec §8): nobody who looks at the page waits for this, nobody there can mend it, and content blockers
    // refuse it on purpose. An event that is lost is lost.
  } finally {
    cancel();
  }
}

/** Whose history is looked at is the page's to know, and nobody else's. */
const withoutAddress = (key: string, value: unknown) => (key === 'address' ? undefined : value);
