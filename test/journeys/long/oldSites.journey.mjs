import assert from 'node:assert/strict';
import { verifyMessage } from 'viem';
import { FIRST, THIRD } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { walk } from '../support/phone.mjs';
import { balanceOf, openForm, review, submit } from '../support/sending.mjs';
import { visitSignIn } from '../support/signInPage.mjs';
import { begun, eventually } from '../support/site.mjs';
import { sign, signIn as siweView, withSiweServer } from '../support/siwe.mjs';
import { t } from '../support/texts.mjs';

const name = 'First Wallet';
const before = (script) => (html) => html.replace('<script', `${script}<script`);

/** What tells the journey would be told in the words of the page's `toJSON`. */
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

const sites = {
  Prototype: '<script src="/prototype.js"></script>',
  MooTools: '<script src="/mootools.js"></script>',
  additions: '<script src="/additions.js"></script>',
  replacements: '<script src="/replacements.js"></script>',
  polyfills: '<script src="/polyfills.js"></script>',
  zone: '<script src="/zone.js"></script>',
  base: '<base href="/elsewhere/">',
};

journeys('On a site', (journey) => {
  for (const [title, script] of Object.entries(sites)) {
    const options = { change: before(script), init: tellPlainly };

    journey(`with ${title}, a visitor connects, signs and sends`, async ({ open, stack }) => {
      await stack.bundle('mootools.js', {});
      await stack.bundle('zone.js', {});
      const site = await open('plain.html', { wallets: [{ name }], ...options });
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
      await site.sees(site.dialog(t('account.title')));
      await eventually(async () => (await balanceOf(stack, THIRD)) === held + 250_000_000_000_000_000n);
    });

    journey(`with ${title}, a visitor signs in with email and approves`, async (tools) => {
      const { site, signIn, press } = await visitSignIn(tools, options);
      const { address } = await signIn(`${title}@example.com`.toLowerCase());
      const sending = begun(
        site.request('eth_sendTransaction', [{ from: address, to: FIRST, value: '0x7' }]),
      );
      await press('approve');
      const hash = await sending;
      const receipt = await eventually(() => site.request('eth_getTransactionReceipt', [hash]));
      assert.equal(receipt.status, '0x1');
    });

    journey(
      `with ${title}, a visitor connects a wallet app and signs`,
      walk(async ({ site, connect }) => {
        await connect({ policy: 'approve' });
        const signature = await site.request('personal_sign', ['0x68656c6c6f', FIRST]);
        assert.ok(await verifyMessage({ address: FIRST, message: 'hello', signature }));
      }, options),
    );

    journey(`with ${title}, a visitor signs in with their wallet`, async ({ open, profile, stack }) => {
      const networks = { 'eip155:31337': undefined, 'eip155:31338': undefined };
      const { context } = await withSiweServer(profile, { stack, networks });
      const attributes = 'siwe-url="/auth"';
      const site = await open('plain.html', { wallets: [{ name }], attributes, context, ...options });
      await site.connectButton.click();
      await site.row(name).click();
      await site.approve('connect');
      await site.sees(siweView(site));
      await sign(site);
      assert.equal((await site.heard('wallet-signed-in')).address, FIRST);
    });
  }
});
