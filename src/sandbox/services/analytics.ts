import {
  errorAnswer,
  headersMissing,
  jsonAnswer,
  type ServiceAnswer,
  type ServiceRequest,
} from './service.js';

/** An event as pages send it. */
export interface AnalyticsEvent {
  readonly eventId: string;
  /** The address of the page. */
  readonly url: string;
  readonly domain: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  readonly props: {
    readonly type: 'track';
    readonly event: string;
    readonly properties?: Readonly<Record<string, unknown>>;
  };
}

/** The analytics service. What it gets stays in this object. */
export interface Analytics {
  /** What the directory tells pages that leave the choice to it; default false. */
  isEnabled: boolean;
  /** The events since the start or the last `clear()`, oldest first. */
  readonly events: readonly AnalyticsEvent[];
  clear(): void;
  /** Takes one event, posted to `/e`. */
  answer(request: ServiceRequest): ServiceAnswer;
}

export function createAnalytics(): Analytics {
  let events: AnalyticsEvent[] = [];
  return {
    isEnabled: false,
    get events() {
      return events;
    },
    clear() {
      events = [];
    },
    answer(request) {
      if (request.method !== 'POST') return errorAnswer(405, 'Events are sent by POST.');
      const refusal = headersMissing(request);
      if (refusal) return refusal;
      const event = parse(request.body);
      if (!event) return errorAnswer(400, 'The body is no event.');
      events.push(event);
      return jsonAnswer({}, 202);
    },
  };
}

function parse(text: string): AnalyticsEvent | undefined {
  let event: Partial<AnalyticsEvent> | null;
  try {
    event = JSON.parse(text) as Partial<AnalyticsEvent> | null;
  } catch {
    return undefined;
  }
  const { eventId, url, domain, timestamp, props } = event ?? {};
  const isUuid = typeof eventId === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(eventId);
  const isPage = typeof url === 'string' && typeof domain === 'string' && Number.isFinite(timestamp);
  const isTrack = props?.type === 'track' && typeof props.event === 'string';
  return isUuid && isPage && isTrack ? (event as AnalyticsEvent) : undefined;
}
