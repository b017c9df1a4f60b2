import { expect } from 'chai';
import { HttpResponse, http } from 'msw';
import { asksAgain } from '../support/asksAgain.js';
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
    if (!(await asksAgain(network))) this.skip();
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
