import { expect } from 'chai';
import { HttpResponse, http } from 'msw';
import type { MockedNetwork } from './worker.js';

/**
 * Whether the browser requests a module again after it failed to load. Firefox caches it until the page reloads, as HTML required
 * before whatwg/html#10327, and retries from 155 on: https://bugzilla.mozilla.org/show_bug.cgi?id=2055211
 */
export async function asksAgain(network: MockedNetwork): Promise<boolean> {
  const url = '/module-that-fails-once.js';
  const load = () =>
    import(url).then(
      () => true,
      () => false,
    );
  network.use(
    http.get(`*${url}`, () => new HttpResponse(null, { status: 503 }), { once: true }),
    http.get(`*${url}`, () => new HttpResponse('', { headers: { 'content-type': 'text/javascript' } })),
  );
  expect(await load()).to.equal(false);
  return load();
}
