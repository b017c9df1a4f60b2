import assert from 'node:assert/strict';
import { verifyMessage } from 'viem';
import { FIRST, THIRD } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { walk } from '../support/phone.mjs';
import { balanceOf, hasReceipt, openForm, review, submit } from '../support/sending.mjs';
import { visitSignIn } from '../support/signInPage.mjs';
import { begun, eventually } from '../support/site.mjs';
import { sign, signIn as siweView, withSiweServer } from '../support/siwe.mjs';
import { t } from '../support/texts.mjs';

const name = 'First Wallet';
const before = (script) => (html) => html.replace('<script', `${script}<script`);

/** Keeps the page's own `toJSON` from changing the events that are sent to the journey. */
function tellPlainly() {
  const tell = window.tellJourney;
  window.tellJourney = (event) => {
    const changed = [Array, String, Number].flatMap(({ prototype }) =>
      'toJSON' in prototype ? [[prototype, prototype.toJSON]] : [],
    );
    for (const [prototype] of changed) delete prototype.toJSON;
    const told = tell(event);
    for (const [prototype, toJSON] of changed) prototype.toJSON = toJSON;
    return told;
  };
}

/** The scripts of a site that run before all others. */
const scripts = (...names) => names.map((name) => `<script src="/${name}.js"></script>`).join('');
const prepare = (stack) => Promise.all([stack.bundle('mootools.js'), stack.bundle('polyfills.js')]);

const sites = {
  Prototype: scripts('prototype'),
  'additions to all objects': scripts('additions'),
  'MooTools and what else is replaced': scripts('mootools', 'replacements'),
  polyfills: '<script type="module" src="/polyfills.js"></script>',
};

journeys('On a site with', (journey) => {
  for (const [title, html] of Object.entries(sites)) {
    journey(`${title}, a visitor connects, signs and sends`, async ({ open, stack }) => {
      await prepare(stack);
      const site = await open('plain.html', { wallets: [{ name }], change: before(html), init: tellPlainly });
      await site.connectButton.click();
      await site.row(name).click();
      await site.approve('connect');
      await site.seesNot(site.page.getByRole('dialog'));
      const signing = begun(site.request('personal_sign', ['0x68656c6c6f', FIRST]));
      await site.approve('message');
      const signature = await signing;
      assert.ok(await verifyMessage({ address: FIRST, message: 'hello', signature }));

      await openForm(site);
      const held = await balanceOf(stack, THIRD);
      await review(site, '0.25', THIRD);
      await site.sees(site.page.getByText(t('send.simulated')));
      await submit(site);
      await site.approve('transaction');
      await hasReceipt(site);
      await eventually(async () => (await balanceOf(stack, THIRD)) >= held + 250_000_000_000_000_000n);
    });
  }

  for (const title of ['Prototype', 'additions to all objects']) {
    const options = { change: before(sites[title]), init: tellPlainly };

    journey(`${title}, a visitor signs in with email and approves`, async (tools) => {
      const { site, signIn, press } = await visitSignIn(tools, options);
      const { address } = await signIn(`${title.length}@example.com`);
      const call = { from: address, to: FIRST, value: '0x7' };
      const sending = begun(site.request('eth_sendTransaction', [call]));
      await press('approve');
      const hash = await sending;
      const receipt = await eventually(() => site.request('eth_getTransactionReceipt', [hash]));
      assert.equal(receipt.status, '0x1');
    });

    journey(
      `${title}, a visitor connects a wallet app and signs`,
      walk(async ({ site, connect }) => {
        await connect({ policy: 'approve' });
        const signature = await site.request('personal_sign', ['0x68656c6c6f', FIRST]);
        assert.ok(await verifyMessage({ address: FIRST, message: 'hello', signature }));
      }, options),
    );
  }

  journey('Prototype, a visitor signs in with their wallet', async ({ open, profile, stack }) => {
    const networks = { 'eip155:31337': undefined, 'eip155:31338': undefined };
    const { context } = await withSiweServer(profile, { stack, networks });
    const site = await open('plain.html', {
      wallets: [{ name }],
      attributes: 'siwe-url="/auth"',
      change: before(sites.Prototype),
      init: tellPlainly,
      context,
    });
    await site.connectButton.click();
    await site.row(name).click();
    await site.approve('connect');
    await site.sees(siweView(site));
    await sign(site);
    assert.equal((await site.heard('wallet-signed-in')).address, FIRST);
  });
});
