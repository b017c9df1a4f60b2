import assert from 'node:assert/strict';
import { SANDBOX_SOLANA_ADDRESSES } from '../../../dist/sandbox/index.js';
import { journeys } from '../support/journeys.mjs';
import { visitSignIn } from '../support/signInPage.mjs';
import { begun, eventually } from '../support/site.mjs';
import { give, lamportsOf, SOLANA_TESTNET, signText, unitsOf } from '../support/solana.mjs';
import { t } from '../support/texts.mjs';

const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';
const [, , , CAROL] = SANDBOX_SOLANA_ADDRESSES;

/** A page with these networks; both clusters are local. */
async function visit(tools, networks) {
  const clusters = [DEVNET, SOLANA_TESTNET].map((id) => ({
    id,
    rpcUrl: `/rpc/${id.slice('solana:'.length)}`,
  }));
  const frameUrl = tools.stack.frame.frameUrl;
  return visitSignIn(tools, {
    change: (html) =>
      html
        .replace(
          /<wallet-modal networks="[^"]*"/,
          `<wallet-modal frame-url="${frameUrl}" networks="${networks}"`,
        )
        .replace('"chains": [', `"chains": ${JSON.stringify(clusters).slice(0, -1)},`),
  });
}

const sign = (site, text) => begun(signText(site, text));

journeys(
  'Signing in with a Solana account',
  (journey) => {
    journey('beside an EVM account: both sign, and reconnect after a reload', async (tools) => {
      const { site, signIn, press } = await visit(tools, `eip155:31337 ${DEVNET}`);
      const evm = await signIn('sol@example.com');
      assert.equal(evm.namespace, 'eip155');
      const solana = await site.heard('wallet-connected');
      assert.equal(solana.namespace, 'solana');
      assert.equal(solana.network, DEVNET);
      assert.equal(solana.connector.type, 'AUTH');

      const signing = sign(site, 'Hello');
      await site.sees(site.dialog(t('approve.title')));
      await press('approve');
      assert.equal((await signing).length, 64);
      await site.heard('wallet-close');

      const personal = begun(site.request('personal_sign', ['0x4869', evm.address]));
      await press('approve');
      assert.match(await personal, /^0x[0-9a-f]{130}$/);
      await site.heard('wallet-close');

      const declined = sign(site, 'No');
      await press('reject');
      assert.equal((await declined).code, 'user_rejected');
      await site.heard('wallet-close');
      const closed = sign(site, 'Away');
      await site.sees(site.dialog(t('approve.title')));
      await site.button(t('dialog.close'), { exact: true }).click();
      assert.deepEqual(await closed, { code: 'user_rejected', shortMessage: 'Request was aborted' });
      await site.heard('wallet-close');
      assert.equal(await site.request('eth_chainId'), '0x7a69');

      const [cluster] = tools.stack.clusters;
      const before = await lamportsOf(cluster, CAROL);
      const sending = begun(
        site.modal.evaluate((modal, to) => modal.solana.transfer({ to, amount: 500_000_000n }), CAROL),
      );
      await press('approve');
      assert.match(await sending, /^[1-9A-HJ-NP-Za-km-z]{80,90}$/);
      await eventually(
        () => lamportsOf(cluster, CAROL),
        (now) => now === before + 500_000_000n,
      );
      await site.heard('wallet-close');

      const [{ address: mint }] = cluster.tokens;
      await give(cluster, solana.address, 5_000_000n, mint);
      const units = await unitsOf(cluster, CAROL, mint);
      const token = begun(
        site.modal.evaluate(
          (modal, [to, of]) => modal.solana.transfer({ to, amount: 2_000_000n, mint: of }),
          [CAROL, mint],
        ),
      );
      await press('approve');
      await token;
      assert.equal(await unitsOf(cluster, CAROL, mint), units + 2_000_000n);
      await site.heard('wallet-close');

      await site.page.reload();
      const again = [await site.heard('wallet-connected'), await site.heard('wallet-connected')];
      assert.deepEqual(again.map(({ address }) => address).sort(), [evm.address, solana.address].sort());
    });

    for (const [how, leave] of [
      [
        'in the account',
        async (site) =>
          site
            .dialog()
            .getByRole('button', { name: t('account.disconnect') })
            .click(),
      ],
      [
        'in the account’s settings',
        async (site) => {
          await site.modal.evaluate((modal) => modal.show('AccountSettings'));
          await site
            .dialog(t('account.settings'))
            .getByRole('button', { name: t('account.disconnect') })
            .click();
        },
      ],
      ['by namespace', (site) => site.modal.evaluate((modal) => modal.disconnect({ namespace: 'solana' }))],
      ['by wallet', (site) => site.modal.evaluate((modal) => modal.disconnect({ wallet: 'auth' }))],
      ['by its permission', (site) => site.request('wallet_revokePermissions', [{ eth_accounts: {} }])],
    ]) {
      journey(
        `is over with both accounts, also after a reload, when it is disconnected ${how}`,
        async (tools) => {
          const { site, signIn } = await visit(tools, `eip155:31337 ${DEVNET}`);
          const { address } = await signIn('leaves@example.com');
          await site.reaches(({ connections }) => connections.solana);
          await site.accountButton(address).click();
          await site.sees(site.dialog(t('account.title')));
          await leave(site);
          const ended = [await site.heard('wallet-disconnected'), await site.heard('wallet-disconnected')];
          assert.deepEqual(ended.map(({ namespace, reason }) => `${namespace} ${reason}`).sort(), [
            'eip155 user',
            'solana user',
          ]);
          assert.deepEqual((await site.state()).connections, {});
          await eventually(
            () => site.kept(),
            (kept) => kept.join() === '@w3m-storage/SMART_ACCOUNT_ENABLED_NETWORKS',
          );
          await site.page.reload();
          await site.sees(site.connectButton);
          await site.stays(
            () => site.state(),
            ({ status }) => status === 'disconnected',
            500,
          );
        },
      );
    }

    journey('switches to another cluster, and signs there', async (tools) => {
      const { site, signIn, press } = await visit(tools, `${DEVNET} ${SOLANA_TESTNET}`);
      assert.equal((await signIn('far@example.com')).network, DEVNET);
      await site.modal.evaluate((modal, id) => modal.switchNetwork(id), SOLANA_TESTNET);
      assert.deepEqual(await site.heard('wallet-network-changed'), {
        namespace: 'solana',
        network: SOLANA_TESTNET,
        isUnsupported: false,
      });
      const signing = sign(site, 'From there');
      await press('approve');
      assert.equal((await signing).length, 64);
    });

    journey('alone loads no EVM code and sends no EVM request', async (tools) => {
      const { site, signIn, press } = await visit(tools, DEVNET);
      const { namespace, network, address } = await signIn('only@example.com');
      assert.deepEqual({ namespace, network }, { namespace: 'solana', network: DEVNET });
      const signing = sign(site, 'Hello');
      await press('approve');
      assert.equal((await signing).length, 64);
      await site.page.reload();
      assert.equal((await site.heard('wallet-connected')).address, address);
      assert.deepEqual(
        site.requests.filter((path) => /eip1193Connector|auth-authConnector|rpc\/31337/.test(path)),
        [],
      );
    });
  },
  { solana: true, concurrency: 1 },
);
