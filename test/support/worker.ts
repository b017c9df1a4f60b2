import { type AnyHandler, HttpResponse, http, isCommonAssetRequest } from 'msw';
import { setupWorker } from 'msw/browser';
import { removeFixtures } from './fixture.js';

/**
 * A worker for this page alone, by script and scope. With a shared one, a page could get that of a closing page, and every
 * page's modules would pass through it.
 */
const ownWorker = {
  url: `/mockServiceWorker.js?${new URLSearchParams(location.search).get('wtr-session-id')}`,
  options: { scope: location.pathname + location.search },
};

/**
 * One for the whole page, never stopped. Stopping it after a suite would leave requests for modules unanswered, and imports
 * would hang.
 */
const worker = setupWorker();

/** Requested only by {@link nothingIsOnItsWay}. */
const LAST = '/the-last-request-of-a-test';
const last = http.get(LAST, () => new HttpResponse());
let ready: Promise<unknown> | undefined;

/** The current suite, which records unhandled requests. Without a suite they pass. */
let suite: { unhandled: string[] } | undefined;

/** Browsers request the page's icon at any time. */
const isByBrowser = ({ url }: Request) => new URL(url).pathname === '/favicon.ico';

function start(): Promise<unknown> {
  ready ??= worker.start({
    quiet: true,
    serviceWorker: ownWorker,
    async onUnhandledRequest(request) {
      if (!suite || isCommonAssetRequest(request) || isByBrowser(request)) return;
      suite.unhandled.push(`${request.method} ${request.url}`);
      throw new HttpResponse('No handler', { status: 500 });
    },
  });
  return ready;
}

/**
 * Stops requests and waits until the last ones have passed the worker. An element that still exists may request an
 * image after its test, when that test's handlers are gone.
 */
async function nothingIsOnItsWay(): Promise<void> {
  removeFixtures();
  await fetch(LAST);
}

/** A suite's network: adds and resets handlers, and lists unhandled requests. */
export interface MockedNetwork {
  use(...more: AnyHandler[]): void;
  resetHandlers(): void;
  unhandled: string[];
}

/**
 * Mocks the network for the calling suite. Handlers that a test adds with `use` are removed after it. An unhandled
 * request fails its test, whatever the product makes of the answer, unless the test removes it from `unhandled`.
 */
export function mockNetwork(...handlers: AnyHandler[]): MockedNetwork {
  const network: MockedNetwork = {
    use: (...more) => worker.use(...more),
    resetHandlers: () => worker.resetHandlers(last, ...handlers),
    unhandled: [],
  };
  before(async () => {
    await start();
    network.resetHandlers();
    suite = network;
  });
  afterEach(async () => {
    await nothingIsOnItsWay();
    network.resetHandlers();
    const requests = network.unhandled.splice(0);
    if (requests.length) throw new Error(`No handler for ${requests.join(', ')}`);
  });
  after(() => {
    worker.resetHandlers();
    suite = undefined;
  });
  return network;
}
