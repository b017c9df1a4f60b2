import { type AnyHandler, HttpResponse, http, isCommonAssetRequest } from 'msw';
import { setupWorker } from 'msw/browser';
import { removeFixtures } from './fixture.js';

/**
 * A worker for this page alone, by script and by scope. With one for all, a page could find that of a page that goes
 * away, and the modules of every page would take the way through it.
 */
const ownWorker = {
  url: `/mockServiceWorker.js?${new URLSearchParams(location.search).get('wtr-session-id')}`,
  options: { scope: location.pathname + location.search },
};

/**
 * One for the whole page and never stopped: a suite that ends would leave a module that is on its way through the
 * worker without an answer, and whoever waits for that module waits for ever.
 */
const worker = setupWorker();

/** Asked for by nothing but {@link nothingIsOnItsWay}. */
const LAST = '/the-last-request-of-a-test';
const last = http.get(LAST, () => new HttpResponse());
let ready: Promise<unknown> | undefined;

/** What the suite that runs wants to know of requests without a handler; without a suite they just go on. */
let suite: { unhandled: string[] } | undefined;

/** Browsers ask for the icon of a page when they like. */
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
 * Ends what asks, and waits until its last requests have come through the worker, one after another. An element that
 * is still there asks for its next picture after its test, when the handlers of that test are gone.
 */
async function nothingIsOnItsWay(): Promise<void> {
  removeFixtures();
  await fetch(LAST);
}

/** The network of a suite: how a test adds handlers or takes them away, and which requests had none. */
export interface MockedNetwork {
  use(...more: AnyHandler[]): void;
  resetHandlers(): void;
  unhandled: string[];
}

/**
 * Answers the network of the tests in the suite that calls this; handlers that a test adds by `use` go after it.
 * A request without a handler fails its test, whatever the product makes of the answer, unless the test takes it
 * out of `unhandled`.
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
