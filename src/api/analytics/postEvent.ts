import type { Clock } from '../../lib/clock.js';
import type { AnalyticsSetting } from '../../lib/config.js';
import type { TrackedEvent } from '../../lib/trackedEvents.js';
import { uuid } from '../../lib/uuid.js';
import { type HttpService, post } from '../http.js';
import { SDK_HEADERS } from '../sdkHeaders.js';

/** An event with its time, in ms since the epoch. */
export interface TimedEvent {
  readonly tracked: TrackedEvent;
  readonly timestamp: number;
}

export type PostEvent = typeof postEvent;

const DEADLINE_MS = 10_000;

/** Posts one event (behaviour 14.5). Never rejects and never retries. */
export async function postEvent(
  setting: AnalyticsSetting,
  { tracked: { event, properties }, timestamp }: TimedEvent,
  clock: Clock,
): Promise<void> {
  const { origin, pathname, hostname } = location;
  // A local file is not a site, and its path may contain a person's name.
  if (!hostname) return;
  const body = {
    eventId: uuid(),
    // The query and hash may contain secrets: a token, an email address, a search.
    url: origin + pathname,
    domain: hostname,
    timestamp,
    // Only the page itself may learn the address of the account whose history is viewed.
    props: { type: 'track', event, properties: properties && { ...properties, address: undefined } },
  };
  try {
    await post(serviceOf(setting, clock), 'e', { body, signal: undefined, read: async () => undefined });
  } catch {
    // Ignored: no visitor waits for this or can fix it, and content blockers refuse it on purpose.
  }
}

function serviceOf({ url, projectId }: AnalyticsSetting, clock: Clock): HttpService {
  return {
    baseUrl: url,
    headers: {
      'x-project-id': projectId,
      ...SDK_HEADERS,
      'content-type': 'text/plain',
    },
    clock,
    deadlineMs: DEADLINE_MS,
    // Its answers aren't read.
    mostBytes: Number.POSITIVE_INFINITY,
    failure: { code: 'internal', message: 'The event was not posted.' },
    fetchOptions: {
      // The body already has the page's path, and some pages' own policies would send the full URL.
      referrerPolicy: 'strict-origin',
      // The last events are sent when the visitor leaves.
      keepalive: true,
    },
  };
}
