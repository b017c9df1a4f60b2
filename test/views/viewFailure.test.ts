import { expect } from 'chai';
import { HttpResponse, http } from 'msw';
import { focused } from '../support/keys.js';
import { mockNetwork } from '../support/worker.js';
import { button, heading, openModal, text, until } from './support.js';

describe('a view whose code fails to load', () => {
  const network = mockNetwork();

  /** Fails every request for the view's code, and counts them. */
  function withhold() {
    const seen = { requests: 0 };
    network.use(
      http.get('*/views/help/GetWalletView.js', () => {
        seen.requests += 1;
        return new HttpResponse(null, { status: 503 });
      }),
    );
    return seen;
  }

  /** Whether the browser requests a module again after it failed to load. */
  async function asksAgain() {
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

  it('says so, also after a retry, and can be left', async () => {
    withhold();
    const modal = await openModal({ view: 'GetWallet' });
    const words = await text(modal, 'This part couldn’t load');
    (await button(modal, 'Try again')).click();
    await until(() => !words.isConnected);
    await text(modal, /reload the page/);
    (await text(modal, 'Close')).click();
    await until(() => !modal.state.open);
  });

  it('can be loaded again', async function () {
    // Firefox caches a failed module until the page reloads, as HTML required before whatwg/html#10327. It retries from
    // from 155 on: https://bugzilla.mozilla.org/show_bug.cgi?id=2055211
    if (!(await asksAgain())) this.skip();
    const seen = withhold();
    const modal = await openModal({ view: 'GetWallet' });
    await text(modal, 'This part couldn’t load');
    (await button(modal, 'Try again')).click();
    await until(() => seen.requests === 2);
    await text(modal, 'This part couldn’t load');

    network.resetHandlers();
    const again = await button(modal, 'Try again');
    again.focus();
    again.click();
    await text(modal, 'Come back here');
    expect(focused()).to.equal(await heading(modal, 'Get a wallet'));
  });
});
