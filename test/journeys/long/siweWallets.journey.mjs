// Signing in to a site by each kind of wallet, with the example server: a phone, the sign-in frame, a Solana wallet.
import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { visit, walking } from '../support/phone.mjs';
import { mail, visitSignIn } from '../support/signInPage.mjs';
import { startSiweSite } from '../support/siweSite.mjs';
import { onlySolana, SANDBOX_SOLANA_ADDRESSES, SOLANA_DEVNET } from '../support/solana.mjs';
import { t } from '../support/texts.mjs';

const ONE = 'eip155:31337';
const SIGN = 'personal_sign';

/** The session that the page has at the server. */
const sessionOf = (site) =>
  site.page.evaluate(async () => {
    const answer = await fetch('/auth/session');
    const { address, chainId } = await answer.json();
    return { status: answer.status, address, chainId };
  });

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
  return { ...here, app: { ...here.app, stop }, phone: here.app, own, session: () => sessionOf(here.site) };
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
      assert.deepEqual(await session(), { status: 200, address: FIRST, chainId: ONE });
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

journeys('In the sign-in frame, signing in', (journey) => {
  journey('asks in the frame, for the smart account that the visitor uses', async (tools) => {
    const own = await startSiweSite(tools.stack);
    try {
      const { site, askForCode, code, press } = await visitSignIn(tools, {
        attributes: 'siwe-url="/auth"',
        origin: own.origin,
      });
      await askForCode('siwe@example.com');
      await code.fill((await mail(tools.stack, 'siwe@example.com', 'code')).code);
      await site.button(t('siwe.sign'), { exact: true }).click();
      await site.sees(site.dialog(t('approve.title')));
      await press('approve');
      const { address } = await site.heard('wallet-signed-in');
      assert.equal((await site.heard('wallet-connected')).address, address);
      assert.deepEqual(await sessionOf(site), { status: 200, address, chainId: ONE });
    } finally {
      await own.stop();
    }
  });
});

const SUN = { name: 'Sun Wallet', solana: true };

/** Somebody whose Solana wallet is connected, and asked to sign in. */
async function askedOnSolana(tools, own, wallet) {
  const site = await tools.open('solana.html', {
    wallets: [{ ...SUN, ...wallet }],
    change: (html) => onlySolana(html).replace('<wallet-modal', '<wallet-modal siwe-url="/auth"'),
    origin: own.origin,
  });
  await site.connectButton.click();
  await site.row(SUN.name).click();
  await site.approve('connect');
  await site.button(t('siwe.sign'), { exact: true }).click();
  await site.approve('message');
  return site;
}

journeys(
  'With a Solana wallet, signing in',
  (journey) => {
    for (const [what, wallet, method] of [
      ['is done by the wallet itself if it can', {}, 'solana:signIn'],
      [
        'is a signed message if the wallet only signs those',
        { without: ['solana:signIn'] },
        'solana:signMessage',
      ],
    ]) {
      journey(what, async (tools) => {
        const own = await startSiweSite(tools.stack);
        try {
          const site = await askedOnSolana(tools, own, wallet);
          const { address } = await site.heard('wallet-signed-in');
          assert.equal(address, SANDBOX_SOLANA_ADDRESSES[0]);
          assert.deepEqual(await sessionOf(site), { status: 200, address, chainId: SOLANA_DEVNET });
          assert.ok((await site.asked(SUN.name)).includes(method));
        } finally {
          await own.stop();
        }
      });
    }

    journey('fails if the wallet signs another nonce, and may be tried again', async (tools) => {
      const own = await startSiweSite(tools.stack);
      try {
        const steps = [{ method: 'solana:signIn', answer: 'approve', spoil: 'other-transaction' }];
        const site = await askedOnSolana(tools, own, { steps });
        await site.failed('wallet_invalid_answer');
        assert.equal((await sessionOf(site)).status, 401);
        await site.button(t('siwe.sign'), { exact: true }).click();
        await site.approve('message');
        await site.heard('wallet-signed-in');
      } finally {
        await own.stop();
      }
    });
  },
  { solana: true },
);
