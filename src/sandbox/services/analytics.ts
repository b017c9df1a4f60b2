import { type AnalyticsEvent, readAnalyticsEvent } from './analyticsEvent.js';
import {
  errorAnswer,
  headersMissing,
  jsonAnswer,
  type ServiceAnswer,
  type ServiceRequest,
} from './service.js';

/** The analytics service. Received events stay in this object. */
export interface Analytics {
  /** The directory's answer for pages that leave the choice to it; default false. */
  isEnabled: boolean;
  /** The events since the start or the last `clear()`, oldest first. */
  readonly events: readonly AnalyticsEvent[];
  clear(): void;
  /** Receives one event, posted to `/e`. */
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
      const type = request.header('content-type') ?? '';
      if (!/^text\/plain\b/.test(type)) return errorAnswer(415, 'Events are text/plain.');
      const event = readAnalyticsEvent(request.body);
      if (typeof event === 'string') return errorAnswer(400, event);
      events.push(event);
      return jsonAnswer({}, 202);
    },
  };
}
