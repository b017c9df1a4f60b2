import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { pairingSteps, visit, walk } from '../support/phone.mjs';
import { begun, eventually } from '../support/site.mjs';

const approving = { policy: 'approve' };
const hello = ['0x68656c6c6f', FIRST];
const signs = async (site) => assert.match(await site.request('personal_sign', hello), /^0x/);
journeys('A page that is reloaded', (journey) => {
  journey(
    'while a code is shown offers another one, which connects',
    walk(async ({ site, app, showCode, connect }) => {
      const first = await showCode();
      await site.page.reload();
      await connect(approving);
      assert.equal(app.sessions.length, 1);
      assert.match(first, /^wc:/);
      await signs(site);
    }),
  );

  journey(
    'while the phone has the request to connect offers another code',
    walk(async ({ site, app, showCode, connect }) => {
      const late = await app.pair(await showCode());
      await site.page.reload();
      // The page no longer waits for this answer; the phone can't know that.
      const approval = begun(late.approve(approving));
      await connect(approving);
      await signs(site);
      await approval.catch(() => undefined);
      assert.equal((await site.state()).status, 'connected');
    }),
  );

  journey(
    'during a request reconnects, and can ask again',
    walk(async ({ site, app, connect }) => {
      const session = await connect({ policy: 'ask' });
      begun(
        site.page.evaluate((params) => {
          const { provider } = document.querySelector('wallet-modal');
          provider.request({ method: 'personal_sign', params }).catch(() => undefined);
        }, hello),
      );
      await eventually(() => session.wallet.requests.length);
      await site.page.reload();
      assert.equal((await site.heard('wallet-connected')).address, FIRST);
      session.wallet.policy = 'approve';
      await signs(site);
      assert.equal(app.sessions.length, 1);
    }),
  );
});

journeys('Two tabs with a wallet app', (journey) => {
  journey('are connected and disconnected together, and both sign', async (tools) => {
    const context = await tools.profile();
    const here = await visit(tools, { context });
    const { site: one, app, connect } = here;
    try {
      const attributes = `relay-url="${tools.stack.relayUrl}"`;
      const two = await tools.open('plain.html', { context, attributes });
      // Background tabs are slow.
      await one.page.bringToFront();
      await connect(approving);
      assert.equal((await two.heard('wallet-connected')).address, FIRST);
      await signs(one);
      await signs(two);
      await two.modal.evaluate((modal) => modal.disconnect());
      await one.heard('wallet-disconnected');
      await eventually(
        () => app.sessions.length,
        (length) => length === 0,
      );
      await pairingSteps(one, app).connect(approving);
      await signs(one);
    } finally {
      await app.stop();
    }
  });
});
