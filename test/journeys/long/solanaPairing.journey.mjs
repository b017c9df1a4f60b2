import assert from 'node:assert/strict';
import { startWalletApp } from '../../../dist/sandbox/node-wallet-app.js';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { walk } from '../support/phone.mjs';
import { eventually } from '../support/site.mjs';
import {
  connectChainButton,
  evmFiles,
  isSignedBy,
  lamportsOf,
  leave,
  onlySolana,
  SANDBOX_SOLANA_ADDRESSES,
  SOLANA_DEVNET,
  SOLANA_TESTNET,
  signText,
  unitsOf,
} from '../support/solana.mjs';
import { t } from '../support/texts.mjs';

const [alice, bob, , dave] = SANDBOX_SOLANA_ADDRESSES;
const page = 'solana.html';

/** The events of both namespaces with this name, in any order. */
const both = async (site, name) =>
  [await site.heard(name), await site.heard(name)].sort((a, b) => (a.namespace < b.namespace ? -1 : 1));

journeys(
  'A wallet app with two namespaces',
  (journey) => {
    journey(
      'connects both with one code: both sign, and the phone disconnects both',
      walk(
        async ({ site, app, showCode }) => {
          const proposal = await app.pair(await showCode());
          assert.ok(proposal.chains.includes(SOLANA_DEVNET));
          const session = await proposal.approve({ policy: 'approve' });
          const [evm, solana] = await both(site, 'wallet-connected');
          assert.deepEqual([evm.namespace, evm.address], ['eip155', FIRST]);
          assert.deepEqual([solana.namespace, solana.address], ['solana', alice]);
          assert.equal(solana.network, SOLANA_DEVNET);
          assert.equal((await site.state()).namespace, 'eip155');

          assert.match(await site.request('personal_sign', ['0x68656c6c6f', FIRST]), /^0x[0-9a-f]{130}$/);
          assert.equal(isSignedBy(alice, await signText(site, 'hello'), 'hello'), true);
          session.solana.policy = 'reject';
          assert.equal((await signText(site, 'no')).code, 'user_rejected');

          await site.modal.evaluate((modal, id) => modal.switchNetwork(id), SOLANA_TESTNET);
          assert.equal((await site.heard('wallet-network-changed')).network, SOLANA_TESTNET);
          assert.equal((await site.state()).connections.solana.network, SOLANA_TESTNET);

          await session.disconnect();
          const ended = await both(site, 'wallet-disconnected');
          assert.deepEqual(
            ended.map(({ namespace, reason }) => [namespace, reason]),
            [
              ['eip155', 'wallet'],
              ['solana', 'wallet'],
            ],
          );
          await site.sees(site.connectButton);
        },
        { page },
      ),
    );

    journey(
      'sends SOL and a token on the active network, with the ids that older apps know',
      walk(
        async ({ site, connect }, { stack }) => {
          const [cluster] = stack.clusters;
          await connect({ policy: 'approve' });
          await site.reaches(({ connections }) => connections.solana);
          const before = await lamportsOf(cluster, bob);
          const sent = await site.modal.evaluate(
            async ({ solana }, to) => solana.transfer({ to, amount: 7_000_000n }),
            bob,
          );
          assert.match(sent, /^\w{80,90}$/);
          assert.equal(await lamportsOf(cluster, bob), before + 7_000_000n);

          const [{ address: mint }] = cluster.tokens;
          const units = await unitsOf(cluster, dave, mint);
          await site.modal.evaluate(
            async ({ solana }, [to, mint]) => solana.transfer({ to, amount: 30_000n, mint }),
            [dave, mint],
          );
          assert.equal(await unitsOf(cluster, dave, mint), units + 30_000n);
        },
        { page, phone: { deprecatedSolanaIds: true } },
      ),
    );

    journey(
      'reconnects after a reload, and ends with both when the visitor disconnects',
      walk(
        async ({ site, connect }) => {
          const session = await connect({ policy: 'approve' });
          const connected = async () => Object.keys((await site.state()).connections).sort();
          await site.reaches(({ connections }) => connections.solana);
          await site.page.reload();
          await site.reaches(({ connections }) => connections.solana && connections.eip155);
          assert.equal(isSignedBy(alice, await signText(site, 'again'), 'again'), true);

          await site.accountButton().click();
          const account = site.dialog(t('account.title'));
          await account.getByRole('button', { name: t('account.disconnect') }).click();
          const ended = await both(site, 'wallet-disconnected');
          assert.deepEqual(
            ended.map(({ namespace, reason }) => `${namespace} ${reason}`),
            ['eip155 user', 'solana user'],
          );
          assert.deepEqual(await connected(), []);
          await eventually(() => session.ended.aborted);
          await site.page.reload();
          await site.sees(site.connectButton);
          await site.stays(connected, (names) => names.length === 0, 500);
        },
        { page },
      ),
    );

    journey(
      'is forgotten with both when the page revokes its permission',
      walk(
        async ({ site, connect }) => {
          const session = await connect({ policy: 'approve' });
          await site.reaches(({ connections }) => connections.solana);
          assert.equal(await site.request('wallet_revokePermissions', [{ eth_accounts: {} }]), null);
          const ended = await both(site, 'wallet-disconnected');
          assert.deepEqual(
            ended.map(({ namespace, reason }) => `${namespace} ${reason}`),
            ['eip155 user', 'solana user'],
          );
          await eventually(() => session.ended.aborted);
        },
        { page },
      ),
    );

    journey(
      'can be one of two apps, each with one namespace',
      walk(
        async ({ site, connect, readCode }, { stack }) => {
          const evm = await connect({ policy: 'approve', chains: ['eip155:31337'] });
          const { relayUrl, clusters } = stack;
          const other = await startWalletApp({
            relayUrl,
            chains: [...stack.chains, ...clusters],
            name: 'Second phone',
          });
          try {
            await site.accountButton().click();
            await connectChainButton(site, 'solana').click();
            await site.row('WalletConnect').click();
            const proposal = await other.pair(await readCode());
            const solana = await proposal.approve({ policy: 'approve', chains: [SOLANA_DEVNET] });
            await site.reaches(({ connections }) => connections.solana && connections.eip155);
            assert.match(await site.request('personal_sign', ['0x68656c6c6f', FIRST]), /^0x[0-9a-f]{130}$/);
            assert.equal(isSignedBy(alice, await signText(site, 'hello'), 'hello'), true);

            await site.page.reload();
            await site.reaches(({ connections }) => connections.solana && connections.eip155);
            await leave(site, 'eip155');
            await eventually(() => evm.ended.aborted);
            assert.equal(isSignedBy(alice, await signText(site, 'still'), 'still'), true);
            await solana.disconnect();
            await site.reaches(({ status }) => status === 'disconnected');
          } finally {
            await other.stop();
          }
        },
        { page },
      ),
    );

    journey(
      'connects a site of Solana alone, which loads nothing for EVM',
      walk(
        async ({ site, app, showCode }) => {
          const proposal = await app.pair(await showCode());
          assert.ok(proposal.chains.every((id) => id.startsWith('solana:')));
          await proposal.approve({ policy: 'approve', chains: [SOLANA_DEVNET, SOLANA_TESTNET] });
          assert.equal((await site.heard('wallet-connected')).caipAddress, `${SOLANA_DEVNET}:${alice}`);
          assert.equal(isSignedBy(alice, await signText(site, 'alone'), 'alone'), true);
          await site.modal.evaluate((modal, id) => modal.switchNetwork(id), SOLANA_TESTNET);
          assert.equal((await site.heard('wallet-network-changed')).network, SOLANA_TESTNET);
          await site.page.reload();
          await site.reaches(({ status }) => status === 'connected');
          assert.deepEqual(evmFiles(site), []);
        },
        { page, change: onlySolana },
      ),
    );
  },
  { solana: true },
);
