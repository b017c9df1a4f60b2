import { ANALYTICS_DEADLINE_MS } from '../../lib/analyticsConstants.js';
import type { Clock } from '../../lib/clock.js';
import type { AnalyticsSetting } from '../../lib/config.js';
import type { TrackedEvent } from '../../lib/trackedEvents.js';
import { uuid } from '../../lib/uuid.js';
import { VERSION } from '../../lib/version.js';

/** An event with its time, in ms since the epoch. */
export interface TimedEvent {
  readonly tracked: TrackedEvent;
  readonly timestamp: number;
}

export type PostEvent = typeof postEvent;

/** Posts one event (spec §7). Never rejects and never retries. */
export async function postEvent(
  { url, projectId }: AnalyticsSetting,
  { tracked: { event, properties }, timestamp }: TimedEvent,
  clock: Clock,
): Promise<void> {
  const { origin, pathname, hostname } = location;
  // A local file is not a site, and its path may contain a person's name.
  if (!hostname) return;
  const address = new URL(url);
  address.pathname = address.pathname.replace(/\/?$/, '/e');
  const own = new AbortController();
  const cancel = clock.after(ANALYTICS_DEADLINE_MS, () => own.abort());
  const body = {
    eventId: uuid(),
    // The query and hash may contain secrets: a token, an email address, a search.
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
      // The body already has the page's path, and some pages' own policies would send the full URL.
      referrerPolicy: 'strict-origin',
      // The last events are sent when the visitor leaves.
      keepalive: true,
      signal: own.signal,
    });
  } catch {
    // Ignored (spec §8): no visitor waits for this or can fix it, and content blockers refuse it on purpose.
  } finally {
    cancel();
  }
}

/** Only the page itself may learn the address of the account whose history is viewed. */
const withoutAddress = (key: string, value: unknown) => (key === 'address' ? undefined : value);
