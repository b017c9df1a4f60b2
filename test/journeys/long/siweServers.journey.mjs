// Signing in to a site with another server than the example's.
import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { withAuthJs } from '../support/authJs.mjs';
import { journeys } from '../support/journeys.mjs';
import { sign, signIn } from '../support/siwe.mjs';

const name = 'First Wallet';
const addAuthJs = (html) =>
  html.replace('</body>', '<script type="module" src="/authJs.js"></script></body>');

journeys('At a server with Auth.js', (journey) => {
  journey(
    'a new visitor signs in with their first signature, stays signed in, and signs out',
    async (tools) => {
      const { context, asked } = await withAuthJs(tools.profile);
      const site = await tools.open('plain.html', { wallets: [{ name }], change: addAuthJs, context });
      await site.connectButton.click();
      await site.row(name).click();
      await site.approve('connect');
      await site.sees(signIn(site));
      await sign(site);
      assert.equal((await site.heard('wallet-signed-in')).address, FIRST);
      assert.deepEqual(asked, [
        'GET /session',
        'GET /csrf',
        'GET /csrf',
        'POST /callback/credentials',
        'GET /session',
      ]);

      await site.page.reload();
      assert.equal((await site.heard('wallet-signed-in')).address, FIRST);
      await site.modal.evaluate((modal) => modal.signOut());
      await site.page.reload();
      await site.sees(site.accountButton(FIRST));
      assert.equal((await site.state()).signedIn, undefined);
    },
  );
});
