import assert from 'node:assert/strict';
import { FIRST, SECOND } from './support/accounts.mjs';
import { journeysInMotion } from './support/journeys.mjs';
import { eventually } from './support/site.mjs';
import { sign, signIn, withSiweServer } from './support/siwe.mjs';
import { t } from './support/texts.mjs';

const name = 'First Wallet';
const ONE = 'eip155:31337';
const TWO = 'eip155:31338';
const networks = { [ONE]: undefined, [TWO]: undefined };
const first = { address: FIRST, caipAddress: `${ONE}:${FIRST}`, network: ONE };
const required = (html) => html.replace('"chains": [', '"siwe": { "required": true }, "chains": [');

/** A page of a site with the example server and a connected wallet. */
async function connected({ open, profile, stack }, options = {}) {
  const { change, ...serving } = options;
  const server = await withSiweServer(profile, { stack, networks, ...serving });
  const attributes = 'siwe-url="/auth"';
  const site = await open('plain.html', { wallets: [{ name }], attributes, change, context: server.context });
  await site.connectButton.click();
  await site.row(name).click();
  await site.approve('connect');
  await site.sees(signIn(site));
  return { site, server };
}

journeysInMotion('A visitor signs in with their wallet', (journey) => {
  journey('after a refusal, is still signed in after a reload, and signs out', async (given) => {
    const { site, server } = await connected(given, { statement: 'Welcome back.' });
    await site.sees(site.page.getByText('Welcome back.'));
    await site.button(t('siwe.sign'), { exact: true }).click();
    await site.reject('message');
    await site.sees(site.text(t('siwe.failed.declined')));
    await site.failed('user_rejected');
    await sign(site);
    assert.deepEqual(await site.heard('wallet-signed-in'), first);
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'connected' });

    await site.page.reload();
    assert.deepEqual(await site.heard('wallet-signed-in'), first);
    await site.seesNot(site.page.getByRole('dialog'));

    await site.modal.evaluate((modal) => modal.show('AccountSettings'));
    await site.button(t('siwe.signOut')).click();
    assert.deepEqual(await site.heard('wallet-signed-out'), { reason: 'user' });
    assert.equal(server.asked.at(-1), 'POST /auth/sign-out');
    assert.equal((await site.state()).address, FIRST);
  });

  journey('again on another network, with another account, and when the session has ended', async (given) => {
    const { site, server } = await connected(given);
    await sign(site);
    await site.heard('wallet-signed-in');
    await site.heard('wallet-close');

    await site.wallet(name, (wallet, chain) => wallet.switchChain(chain), TWO);
    assert.deepEqual(await site.heard('wallet-signed-out'), { reason: 'network' });
    await site.sees(signIn(site));
    await sign(site);
    assert.equal((await site.heard('wallet-signed-in')).network, TWO);
    await site.heard('wallet-close');

    await site.wallet(name, (wallet, account) => wallet.setAccounts([account]), SECOND);
    assert.deepEqual(await site.heard('wallet-signed-out'), { reason: 'account' });
    await site.sees(signIn(site));
    await sign(site);
    assert.equal((await site.heard('wallet-signed-in')).address, SECOND);
    await site.heard('wallet-close');

    server.end();
    await site.page.reload();
    await site.sees(site.accountButton(SECOND));
    await eventually(() => server.asked.at(-1) === 'GET /auth/session');
    assert.equal((await site.state()).signedIn, undefined);
  });

  journey('before the page sees anything, where that is required', async (given) => {
    const { site, server } = await connected(given, { change: required });
    assert.equal(site.unheard('wallet-connected'), 0);
    await site.page.keyboard.press('Escape');
    await site.sees(signIn(site));
    assert.deepEqual(await site.request('eth_accounts'), []);
    assert.deepEqual(await site.request('personal_sign', ['0x48656c6c6f', FIRST]), { code: 4100 });

    await site.page.reload();
    await site.connectButton.click();
    await site.sees(signIn(site));
    server.isBroken = true;
    site.excuseAll(/503/);
    await sign(site);
    await site.sees(site.text(t('siwe.failed.server', { site: 'Plain' })));
    // The next message can't be fetched either.
    const retry = site.button(t('dialog.retry'), { exact: true });
    await site.sees(retry);
    server.isBroken = false;
    site.excuseAll(/siwe_failed/);
    await site.failed('siwe_failed');
    await site.failed('siwe_failed');
    await retry.click();
    await sign(site);
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
    assert.deepEqual(await site.heard('wallet-signed-in'), first);
    assert.deepEqual(await site.request('eth_accounts'), [FIRST]);
  });

  journey('or cancels, which disconnects the wallet', async (given) => {
    const { site, server } = await connected(given);
    await site.heard('wallet-connected');
    await site.button(t('siwe.cancel'), { exact: true }).click();
    assert.equal((await site.heard('wallet-disconnected')).reason, 'user');
    await site.sees(site.connectButton);
    assert.ok(!server.asked.includes('POST /auth/sign-out'));
  });
});
