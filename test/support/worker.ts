import { HttpResponse, isCommonAssetRequest, type RequestHandler, type WebSocketHandler } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';

/**
 * A worker for this page alone, by script and by scope. With one for all, a page could find that of a page that goes
 * away, and the modules of every page would take the way through it.
 */
const ownWorker = {
  url: `/mockServiceWorker.js?${new URLSearchParams(location.search).get('wtr-session-id')}`,
  options: { scope: location.pathname + location.search },
};

/**
 * Answers the network of the tests in the suite that calls this; handlers that a test adds by `use` go after it.
 * A request without a handler fails its test, whatever the product makes of the answer, unless the test takes it
 * out of `unhandled`.
 */
export function mockNetwork(
  ...handlers: (RequestHandler | WebSocketHandler)[]
): SetupWorker & { unhandled: string[] } {
  const unhandled: string[] = [];
  const worker = setupWorker(...handlers);
  before(async function () {
    // No part of what is tested, and slow on a busy machine.
    this.timeout(30_000);
    await worker.start({
      quiet: true,
      serviceWorker: ownWorker,
      async onUnhandledRequest(request) {
        if (isCommonAssetRequest(request)) return;
        unhandled.push(`${request.method} ${request.url}`);
        throw new HttpResponse('No handler', { status: 500 });
      },
    });
  });
  afterEach(() => {
    worker.resetHandlers();
    const requests = unhandled.splice(0);
    if (requests.length) throw new Error(`No handler for ${requests.join(', ')}`);
  });
  after(() => worker.stop());
  return Object.assign(worker, { unhandled });
}
