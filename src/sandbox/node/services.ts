import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Analytics } from '../services/analytics.js';
import { answerDirectory, directoryCall } from '../services/directory.js';
import type { ServiceAnswer, ServiceRequest } from '../services/service.js';
import { allowEveryOrigin } from './cors.js';
import { applyFailure, type Failure, type Failures, failureInUrl } from './failures.js';
import { readBody, sendJson, sendText, takeJson } from './httpBody.js';
import { pathOf, queryOf } from './requestUrl.js';

/** The path for events. */
const EVENTS_PATH = '/e';

/**
 * Serves the mock wallet directory and analytics service at the paths of the hosted ones. Applies the failures of `directory`
 * and `analytics`.
 * @returns false if the request is for neither.
 */
export async function serveServices(
  request: IncomingMessage,
  response: ServerResponse,
  analytics: Analytics,
  failures: Failures,
): Promise<boolean> {
  const path = pathOf(request);
  const call = directoryCall(path);
  if (!call && path !== EVENTS_PATH) return false;
  if (allowEveryOrigin(request, response)) return true;
  const service = call ? 'directory' : 'analytics';
  let failure: Failure | undefined;
  try {
    failure = failureInUrl(request.url, service) ?? failures.take(service, undefined, [call ?? EVENTS_PATH]);
  } catch (error) {
    sendText(response, 400, String(error));
    return true;
  }
  if (await applyFailure(failure, request, response)) return true;
  let text: string;
  try {
    text = await readBody(request);
  } catch (error) {
    sendText(response, 413, String(error));
    return true;
  }
  const asked: ServiceRequest = {
    method: request.method ?? 'GET',
    url: new URL(`${path}?${queryOf(request)}`, 'http://service'),
    header: (name) => request.headers[name]?.toString(),
    body: text,
  };
  const isHalfBroken = failure?.mode === 'half-broken';
  const { status, type, body }: ServiceAnswer = call
    ? answerDirectory(asked, { isHalfBroken, isAnalyticsEnabled: analytics.isEnabled })
    : analytics.answer(asked);
  response
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(body);
  return true;
}

/** Shows the received analytics. POST `{ "isEnabled": … }` sets the directory's answer, DELETE clears. */
export async function showAnalytics(
  request: IncomingMessage,
  response: ServerResponse,
  analytics: Analytics,
): Promise<void> {
  if (request.method === 'POST') {
    const isTaken = await takeJson(request, response, (value) => {
      const { isEnabled } = value as { isEnabled?: unknown };
      if (typeof isEnabled !== 'boolean') throw new TypeError('"isEnabled" is true or false.');
      analytics.isEnabled = isEnabled;
    });
    if (!isTaken) return;
  } else if (request.method === 'DELETE') analytics.clear();
  sendJson(response, 200, { isEnabled: analytics.isEnabled, events: analytics.events });
}
