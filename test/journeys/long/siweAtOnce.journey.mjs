// Signing in to a site while a wallet connects: by one approval on a phone, or as a step of its own.
import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { visit, walking } from '../support/phone.mjs';
import { startSiweSite } from '../support/siweSite.mjs';
import { t } from '../support/texts.mjs';

const ONE = 'eip155:31337';
const SIGN = 'personal_sign';

/** A visit to a site with the example server, with a phone beside it. */
async function meet(tools, { signsIn = true, server, ...options } = {}) {
  const own = await startSiweSite(tools.stack, server);
  const stack = { ...tools.stack, relayUrl: own.relayUrl };
  const here = await visit(
    { ...tools, stack },
    {
      attributes: 'siwe-url="/auth"',
      origin: own.origin,
      phone: { signsIn },
      ...options,
    },
  );
  const stop = async () => {
    await here.app.stop();
    await own.stop();
  };
  const session = () =>
    here.site.page.evaluate(async () => {
      const answer = await fetch('/auth/session');
      return { status: answer.status, ...(await answer.json()) };
    });
  return { ...here, app: { ...here.app, stop }, phone: here.app, own, session };
}

const walk = walking(meet);

journeys('With a wallet app, signing in', (journey) => {
  journey(
    'takes one approval if the app can connect and sign in at once',
    walk(async ({ site, phone, own, session, showCode }) => {
      const proposal = await phone.pair(await showCode());
      const host = new URL(own.origin).host;
      assert.match(proposal.signIn, new RegExp(`^${host} wants you to sign in with your Ethereum account:`));
      assert.match(proposal.signIn, /\n\nSign in to the journey\. I further authorize/);
      const { wallet } = await proposal.approve({ policy: 'reject' });
      const signedIn = await site.heard('wallet-signed-in');
      assert.equal(signedIn.address, FIRST);
      assert.deepEqual(
        wallet.requests.filter(({ method }) => method === SIGN),
        [],
      );
      const { status, address, chainId } = await session();
      assert.deepEqual({ status, address, chainId }, { status: 200, address: FIRST, chainId: ONE });
      await site.heard('wallet-connected');
      await site.heard('wallet-close');
    }),
  );

  journey(
    'follows connecting if the app only knows proposals',
    walk(
      async ({ site, phone, session, showCode }) => {
        const proposal = await phone.pair(await showCode());
        assert.equal(proposal.signIn, undefined);
        await proposal.approve({ policy: 'approve' });
        await site.button(t('siwe.sign'), { exact: true }).click();
        assert.equal((await site.heard('wallet-signed-in')).address, FIRST);
        assert.equal((await session()).status, 200);
      },
      { signsIn: false },
    ),
  );

  journey(
    'ends the connection of an app that signs something else, which then connects without it',
    walk(async ({ site, phone, session, showCode, readCode }) => {
      const proposal = await phone.pair(await showCode());
      const lying = await proposal.approve({ policy: 'approve', spoilSignIn: 'nonce' });
      await site.failed('wallet_invalid_answer');
      assert.equal((await session()).status, 401);
      await site.button(t('dialog.retry')).click();
      const next = await phone.pair(await readCode());
      assert.equal(next.signIn, undefined);
      assert.equal(lying.ended.aborted, true);
      await next.approve({ policy: 'approve' });
      await site.button(t('siwe.sign'), { exact: true }).click();
      assert.equal((await site.heard('wallet-signed-in')).address, FIRST);
    }),
  );
});
