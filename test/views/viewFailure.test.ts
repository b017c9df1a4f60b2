import { expect } from 'chai';
import { HttpResponse, http } from 'msw';
import { focused } from '../support/keys.js';
import { mockNetwork } from '../support/worker.js';
import { button, heading, openModal, text, until } from './support.js';

describe('a view whose code cannot be loaded', () => {
  const network = mockNetwork();

  it('says so, can be left, and is loaded again', async () => {
    let requests = 0;
    network.use(
      http.get('*/views/help/GetWalletView.js', () => {
        requests += 1;
        return new HttpResponse(null, { status: 503 });
      }),
    );
    const modal = await openModal({ view: 'GetWallet' });
    await text(modal, 'This part did not load');
    await text(modal, 'Close');
    (await button(modal, 'Try again')).click();
    await until(() => requests === 2);
    await text(modal, 'This part did not load');

    network.resetHandlers();
    const again = await button(modal, 'Try again');
    again.focus();
    again.click();
    await text(modal, 'Come back here');
    expect(focused()).to.equal(await heading(modal, 'Get a wallet'));
  });
});
