// Signing in to a site with each kind of wallet, with the example server: a phone, the sign-in frame, a smart account, a
// Solana wallet.
import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { visit, walking } from '../support/phone.mjs';
import { mail, visitSignIn } from '../support/signInPage.mjs';
import { sign, withSiweServer } from '../support/siwe.mjs';
import { addSmartWallet } from '../support/smartWallet.mjs';
import { onlySolana, SANDBOX_SOLANA_ADDRESSES, SOLANA_DEVNET } from '../support/solana.mjs';
import { t } from '../support/texts.mjs';

const ONE = 'eip155:31337';
const SIGN = 'personal_sign';
const attributes = 'siwe-url="/auth"';

/** A browser profile for a site with the example server. */
async function contextFor({ profile, stack }) {
  const networks = { [ONE]: stack.chains[0].rpcUrl, 'eip155:31338': undefined, [SOLANA_DEVNET]: undefined };
  const statement = 'Sign in to the journey.';
  return (await withSiweServer(profile, { stack, networks, statement })).context;
}

/** The page's session on the server. */
const sessionOf = (site) =>
  site.page.evaluate(async () => {
    const answer = await fetch('/auth/session');
    if (answer.status === 204) return undefined;
    const { address, chainId } = await answer.json();
    return { address, chainId };
  });

const walk = walking(async (tools, { signsIn = true, ...options } = {}) =>
  visit(tools, { attributes, context: await contextFor(tools), phone: { signsIn }, ...options }),
);

/** The part of WalletConnect's request ids besides the time. Two ids at once must still differ. */
const sameDigits = () => {
  Math.random = () => 0.5;
};

journeys('With a wallet app, signing in', (journey) => {
  journey(
    'takes one approval if the app can connect and sign in at once',
    walk(async ({ site, app, showCode }) => {
      const proposal = await app.pair(await showCode());
      const { host } = new URL(site.origin);
      assert.match(proposal.signIn, new RegExp(`^${host} wants you to sign in with your Ethereum account:`));
      assert.match(proposal.signIn, /\n\nSign in to the journey\. I further authorize/);
      const { wallet } = await proposal.approve({ policy: 'reject' });
      assert.equal((await site.heard('wallet-signed-in')).address, FIRST);
      assert.equal(wallet.requests.filter(({ method }) => method === SIGN).length, 0);
      assert.deepEqual(await sessionOf(site), { address: FIRST, chainId: ONE });
      await site.heard('wallet-connected');
      await site.heard('wallet-close');
    }),
  );

  journey(
    'follows connecting if the app only knows proposals',
    walk(
      async ({ site, app, showCode }) => {
        const proposal = await app.pair(await showCode());
        assert.equal(proposal.signIn, undefined);
        const { wallet } = await proposal.approve({ policy: 'approve' });
        await site.button(t('siwe.sign'), { exact: true }).click();
        assert.equal((await site.heard('wallet-signed-in')).address, FIRST);
        assert.equal(wallet.requests.filter(({ method }) => method === SIGN).length, 1);
        assert.equal((await sessionOf(site)).address, FIRST);
      },
      { signsIn: false, init: sameDigits },
    ),
  );

  journey(
    'fails if the app answers nonsense, which then connects without it',
    walk(async ({ site, app, showCode, readCode }) => {
      const proposal = await app.pair(await showCode());
      await assert.rejects(proposal.approve({ policy: 'approve', spoilSignIn: 'answer' }), /nonsense/);
      await site.warned('wallet_invalid_answer');
      await site.button(t('dialog.retry')).click();
      const next = await app.pair(await readCode());
      assert.equal(next.signIn, undefined);
      await next.approve({ policy: 'approve' });
      await site.button(t('siwe.sign'), { exact: true }).click();
      assert.equal((await site.heard('wallet-signed-in')).address, FIRST);
    }),
  );

  journey(
    'fails if the app signs something else, which then connects without it',
    walk(async ({ site, app, showCode, readCode }) => {
      const proposal = await app.pair(await showCode());
      const lying = await proposal.approve({ policy: 'approve', spoilSignIn: 'nonce' });
      await site.warned('wallet_invalid_answer');
      assert.equal(await sessionOf(site), undefined);
      await site.button(t('dialog.retry')).click();
      const next = await app.pair(await readCode());
      assert.equal(next.signIn, undefined);
      assert.equal(lying.ended.aborted, true);
      await next.approve({ policy: 'approve' });
      await site.button(t('siwe.sign'), { exact: true }).click();
      assert.equal((await site.heard('wallet-signed-in')).address, FIRST);
    }),
  );
});

journeys('In the sign-in frame, signing in', (journey) => {
  journey('asks in the frame, for the account that the visitor uses', async (tools) => {
    const context = await contextFor(tools);
    const { site, askForCode, code, press } = await visitSignIn(tools, { attributes, context });
    await askForCode('siwe@example.com');
    await code.fill((await mail(tools.stack, 'siwe@example.com', 'code')).code);
    await site.button(t('siwe.sign'), { exact: true }).click();
    await site.sees(site.dialog(t('approve.title')));
    await press('approve');
    const { address } = await site.heard('wallet-signed-in');
    assert.equal((await site.heard('wallet-connected')).address, address);
    assert.deepEqual(await sessionOf(site), { address, chainId: ONE });
  });
});

journeys('With a smart account, signing in', (journey) => {
  journey('works before the account is deployed, and afterwards', async (tools) => {
    const context = await contextFor(tools);
    const name = 'Smart Wallet';
    const { address, deploy } = await addSmartWallet(context, tools.stack.chains[0], name);
    const site = await tools.open('plain.html', { attributes, context });
    const press = () => site.button(t('siwe.sign'), { exact: true }).click();
    await site.connectButton.click();
    await site.row(name).click();
    await press();
    assert.equal((await site.heard('wallet-signed-in')).address, address);
    assert.deepEqual(await sessionOf(site), { address, chainId: ONE });
    await site.heard('wallet-close');

    await site.modal.evaluate((modal) => modal.signOut());
    assert.equal(await sessionOf(site), undefined);
    await deploy();
    await site.modal.evaluate((modal) => modal.show('ConnectingSiwe'));
    await press();
    await site.heard('wallet-signed-in');
    assert.deepEqual(await sessionOf(site), { address, chainId: ONE });
  });
});

const SUN = { name: 'Sun Wallet', solana: true };

/** A visitor with a connected Solana wallet, who presses Sign. */
async function signsOnSolana(tools, wallet) {
  const site = await tools.open('solana.html', {
    wallets: [{ ...SUN, ...wallet }],
    change: onlySolana,
    attributes,
    context: await contextFor(tools),
  });
  await site.connectButton.click();
  await site.row(SUN.name).click();
  await site.approve('connect');
  await sign(site);
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
        const site = await signsOnSolana(tools, wallet);
        const { address } = await site.heard('wallet-signed-in');
        assert.equal(address, SANDBOX_SOLANA_ADDRESSES[0]);
        assert.deepEqual(await sessionOf(site), { address, chainId: SOLANA_DEVNET });
        assert.ok((await site.asked(SUN.name)).includes(method));
      });
    }

    journey('fails if the wallet signs another nonce, and may be tried again', async (tools) => {
      const steps = [
        { method: 'standard:connect', answer: 'approve' },
        { method: 'solana:signIn', answer: 'approve', spoil: 'other-transaction' },
      ];
      const site = await tools.open('solana.html', {
        wallets: [{ ...SUN, steps }],
        change: onlySolana,
        attributes,
        context: await contextFor(tools),
      });
      await site.connectButton.click();
      await site.row(SUN.name).click();
      await site.button(t('siwe.sign'), { exact: true }).click();
      await site.warned('wallet_invalid_answer');
      assert.equal(await sessionOf(site), undefined);
      await sign(site);
      await site.heard('wallet-signed-in');
    });
  },
  { solana: true },
);
