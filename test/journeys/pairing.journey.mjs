import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { verifyMessage } from 'viem';
import { FIRST, SECOND } from './support/accounts.mjs';
import { journeys } from './support/journeys.mjs';
import { walk } from './support/phone.mjs';
import { readQrCode } from './support/readQrCode.mjs';
import { begun, eventually } from './support/site.mjs';
import { t } from './support/texts.mjs';

const ONE = 'eip155:31337';
const TWO = 'eip155:31338';

journeys('Pairing with a wallet app', (journey) => {
  journey(
    'by its code connects, signs and switches networks, until the phone disconnects',
    walk(async ({ site, app, showCode }) => {
      const uri = await showCode();
      assert.match(uri, /^wc:[0-9a-f]{64}@2\?/);
      const proposal = await app.pair(uri);
      assert.deepEqual(proposal.chains, [ONE, TWO]);
      const session = await proposal.approve({ policy: 'approve' });
      const connected = await site.heard('wallet-connected');
      assert.equal(connected.address, FIRST);
      assert.equal(connected.network, ONE);
      assert.equal(connected.connector.type, 'WALLET_CONNECT');
      assert.deepEqual(await site.heard('wallet-close'), { reason: 'connected' });

      const signature = await site.request('personal_sign', ['0x68656c6c6f', FIRST]);
      assert.ok(await verifyMessage({ address: FIRST, message: 'hello', signature }));

      await site.modal.evaluate((modal, network) => modal.switchNetwork(network), TWO);
      assert.equal((await site.heard('wallet-network-changed')).network, TWO);
      assert.equal(BigInt(await site.request('eth_getBalance', [FIRST, 'latest'])) > 0n, true);

      await session.disconnect();
      assert.deepEqual(await site.heard('wallet-disconnected'), { namespace: 'eip155', reason: 'wallet' });
      await site.sees(site.connectButton);
    }),
  );

  journey(
    'is declined: a visitor hears of it and gets another code',
    walk(async ({ site, app, showCode, readCode }) => {
      const first = await showCode();
      await (await app.pair(first)).reject();
      await site.failed('user_rejected');
      await site.sees(site.text(t('snackbar.declined')));
      let second = first;
      while (second === first) second = await readCode();
      await (await app.pair(second)).approve();
      assert.equal((await site.heard('wallet-connected')).address, FIRST);
    }),
  );

  journey(
    'lasts after a reload, on the same network, and signs',
    walk(async ({ site, connect }) => {
      const session = await connect({ policy: 'approve', accounts: [SECOND, FIRST] });
      await site.modal.evaluate((modal, network) => modal.switchNetwork(network), TWO);
      await site.page.reload();
      const again = await site.heard('wallet-connected');
      assert.deepEqual([again.address, again.network], [SECOND, TWO]);
      const signature = await site.request('personal_sign', ['0x68656c6c6f', SECOND]);
      assert.ok(await verifyMessage({ address: SECOND, message: 'hello', signature }));
      await site.modal.evaluate((modal) => modal.disconnect());
      assert.deepEqual(await site.heard('wallet-disconnected'), { namespace: 'eip155', reason: 'user' });
      if (!session.ended.aborted) {
        await new Promise((resolve) => {
          session.ended.addEventListener('abort', resolve);
        });
      }
    }),
  );

  journey(
    'ends a request that the phone never answers, without an unhandled rejection',
    walk(async ({ site, connect }) => {
      const session = await connect({ script: [{ method: 'personal_sign', answer: 'never' }] });
      await site.page.clock.install();
      const asked = begun(site.request('personal_sign', ['0x68656c6c6f', FIRST]));
      await eventually(() => session.wallet.requests.length);
      await site.page.clock.fastForward(299_000);
      assert.deepEqual(await asked, { code: -32603 });
      await site.page.clock.fastForward(10_000);
    }),
  );

  journey(
    'follows the phone in account and network',
    walk(async ({ site, connect }) => {
      const session = await connect({ accounts: [FIRST, SECOND] });
      session.wallet.switchChain(TWO);
      assert.equal((await site.heard('wallet-network-changed')).network, TWO);
      session.wallet.switchAccount(SECOND);
      assert.equal((await site.heard('wallet-account-changed')).address, SECOND);
    }),
  );

  journey(
    'is loaded once a visitor has seen the list of wallets for a moment, and not before',
    walk(async ({ site }) => {
      const pairing = () => site.requests.filter((path) => path.includes('pairing'));
      await site.connectButton.hover();
      await site.page.waitForLoadState('networkidle');
      assert.deepEqual(pairing(), []);
      await site.connectButton.click();
      await site.sees(site.row('WalletConnect'));
      await eventually(() => pairing().length);
    }),
  );

  for (const [what, reach] of [
    ['the pointer', (row) => row.hover()],
    ['the focus', (row) => row.focus()],
  ]) {
    journey(
      `is not loaded by itself for visitors who save data, but when ${what} is on its row`,
      walk(
        async ({ site }) => {
          const pairing = () => site.requests.filter((path) => path.includes('pairing'));
          await site.connectButton.click();
          await site.sees(site.row('WalletConnect'));
          // Longer than it would take by itself.
          await pause(4_000);
          assert.deepEqual(pairing(), []);
          await reach(site.row('WalletConnect'));
          await eventually(() => pairing().length);
        },
        {
          wallets: [{ name: 'First Wallet', policy: 'approve' }],
          init: () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        },
      ),
    );
  }
});

journeys('Pairing while the relay is slow', (journey) => {
  journey(
    'shows the code before it is published, and a phone that is as fast waits and connects',
    walk(async ({ site, app, code, askForCode }, { stack: { failures } }) => {
      failures.set({ service: 'relay', mode: 'slow', ms: 4_000, methods: ['wc_proposeSession'] });
      try {
        await askForCode();
        await site.sees(code);
        assert.equal(await site.button(t('pairing.copy')).count(), 0);
        const proposal = await app.pair(await eventually(() => readQrCode(site.page, 2)));
        await proposal.approve({ policy: 'approve' });
        assert.equal((await site.heard('wallet-connected')).address, FIRST);
      } finally {
        failures.clear();
      }
    }),
  );
});

journeys('Pairing without a relay', (journey) => {
  journey('a visitor hears of it, and connects another wallet', async ({ open, profile, stack }) => {
    const context = await profile();
    await context.clock.install();
    const site = await open('plain.html', {
      attributes: `relay-url="${stack.relayUrl}?mode=silent"`,
      wallets: [{ name: 'First Wallet', policy: 'approve' }],
    });
    await site.page.clock.install();
    await site.connectButton.click();
    await site.row('WalletConnect').click();
    await site.passTimeUntilHeard('wallet-error');
    await site.warned('relay_failed', /"relay-url"/);
    await site.sees(site.text(t('pairing.failed')));
    await site.button(t('dialog.back')).click();
    await site.row('First Wallet').click();
    assert.equal((await site.heard('wallet-connected')).address, FIRST);
  });
});
