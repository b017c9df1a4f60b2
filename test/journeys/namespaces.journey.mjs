import assert from 'node:assert/strict';
import { FIRST } from './support/accounts.mjs';
import { journeys } from './support/journeys.mjs';
import { Keys } from './support/keys.mjs';
import { begun, eventually } from './support/site.mjs';
import { connectChainButton, SANDBOX_SOLANA_ADDRESSES, SOLANA_DEVNET } from './support/solana.mjs';
import { t } from './support/texts.mjs';

const [alice] = SANDBOX_SOLANA_ADDRESSES;
const evm = { name: 'Moon Wallet' };
const solana = { name: 'Sun Wallet', solana: true };
const dual = { name: 'Sky Wallet', solana: 'too' };

const chainOf = (namespace) => t(`multiChain.chain.${namespace}`);

/** From an EVM connection, adds a Solana connection through the list of networks. */
async function addSolana(site) {
  await site.modal.evaluate((modal) => modal.show('Networks'));
  await site.dialog(t('networks.title')).getByRole('button', { name: 'Solana Devnet' }).click();
  await site.sees(site.dialog(t('activeChain.title')));
  await site
    .dialog(t('activeChain.title'))
    .getByRole('button', { name: t('connect.title') })
    .click();
  await site.sees(site.text(t('connect.needed', { chain: chainOf('solana') })));
  await site.row(solana.name).click();
  await site.approve('connect');
}

journeys(
  'Two namespaces',
  (journey) => {
    journey('are connected beside each other, and disconnected one by one', async ({ open }) => {
      const site = await open('solana.html', { wallets: [evm, solana] });
      const connected = await site.connect(evm.name);
      assert.equal(connected.namespace, 'eip155');
      await site.heard('wallet-close');
      await addSolana(site);
      const second = await site.heard('wallet-connected');
      assert.deepEqual([second.namespace, second.network], ['solana', SOLANA_DEVNET]);
      await site.heard('wallet-close');
      const state = await site.state();
      assert.equal(state.namespace, 'solana');
      assert.equal(state.connections.eip155.address, FIRST);
      assert.equal(state.connections.solana.address, alice);
      // Each provider reports its own accounts.
      assert.deepEqual(await site.request('eth_accounts'), [FIRST]);
      assert.equal(await site.modal.evaluate(({ solana }) => solana.address), alice);

      // The other namespace's account is one press away.
      await site.accountButton(alice).click();
      const account = site.dialog(t('account.title'));
      await account.getByRole('button', { name: t('account.onChain', { chain: chainOf('eip155') }) }).click();
      await site.reaches(({ namespace }) => namespace === 'eip155');
      assert.equal((await site.heard('wallet-account-changed')).namespace, 'eip155');

      await account.getByRole('button', { name: t('account.disconnect') }).click();
      assert.deepEqual(await site.heard('wallet-disconnected'), { namespace: 'eip155', reason: 'user' });
      await site.reaches(({ namespace }) => namespace === 'solana');
      assert.deepEqual(await site.request('eth_accounts'), []);
      await site.modal.evaluate((modal) => modal.disconnect());
      assert.deepEqual(await site.heard('wallet-disconnected'), { namespace: 'solana', reason: 'user' });
      assert.deepEqual((await site.state()).connections, {});
    });

    journey('both reconnect after a reload, and the same one is shown', async ({ open }) => {
      const site = await open('solana.html', { wallets: [evm, solana] });
      await site.connect(evm.name);
      await site.heard('wallet-close');
      await addSolana(site);
      await site.heard('wallet-connected');
      await site.page.reload();
      const again = [await site.heard('wallet-connected'), await site.heard('wallet-connected')];
      assert.deepEqual(again.map(({ namespace }) => namespace).sort(), ['eip155', 'solana']);
      assert.equal(
        (await site.reaches(({ connections }) => connections.solana && connections.eip155)).namespace,
        'solana',
      );
      await site.modal.evaluate((modal) => modal.disconnect({ namespace: 'solana' }));
      await site.heard('wallet-disconnected');
      await site.page.reload();
      assert.equal((await site.heard('wallet-connected')).namespace, 'eip155');
      await site.stays(
        () => site.state(),
        ({ connections }) => connections.solana === undefined,
        500,
      );
    });

    journey('of one wallet are one row, and the visitor chooses', async ({ open }) => {
      const site = await open('solana.html', { wallets: [dual] });
      await site.connectButton.click();
      await site.sees(site.row(dual.name));
      assert.equal(await site.row(dual.name).count(), 1);
      await site.row(dual.name).click();
      const chains = site.page.getByRole('list', { name: t('multiChain.list') });
      await site.sees(chains);
      // The network marks replace the letters.
      await eventually(
        () => chains.getByRole('button').allTextContents(),
        (names) => `${names}` === `${[chainOf('eip155'), chainOf('solana')]}`,
      );
      await chains.getByRole('button', { name: chainOf('solana') }).click();
      await site.approve('connect');
      assert.equal((await site.heard('wallet-connected')).namespace, 'solana');
    });

    journey('are chosen and connected by keyboard', async ({ open }) => {
      const site = await open('solana.html', { wallets: [dual, solana] });
      const keys = new Keys(site);
      await keys.enter(site.connectButton);
      await keys.isIn(t('connect.title'));
      await keys.enter(site.row(dual.name));
      await keys.isIn(t('multiChain.title'));
      await keys.enter(site.button(chainOf('eip155')));
      await keys.approve('connect');
      assert.equal((await site.heard('wallet-connected')).namespace, 'eip155');
      await keys.isBackAt(site.accountButton());
      await keys.press('Enter');
      await keys.isIn(t('account.title'));
      await keys.enter(connectChainButton(site, 'solana'));
      await keys.isIn(t('connect.title'));
      await keys.enter(site.row(solana.name));
      await keys.approve('connect');
      assert.equal((await site.heard('wallet-connected')).namespace, 'solana');
      await keys.isBackAt(site.accountButton(alice));
    });

    journey('are requested by the page, which names the one that it needs', async ({ open }) => {
      const site = await open('solana.html', { wallets: [evm, solana] });
      await site.connect(solana.name);
      await site.heard('wallet-close');
      const asking = begun(site.request('eth_requestAccounts'));
      await site.sees(site.text(t('connect.needed', { chain: chainOf('eip155') })));
      await site.row(evm.name).click();
      await site.approve('connect');
      assert.deepEqual(await asking, [FIRST]);
    });

    journey('add nothing to a page without Solana networks', async ({ open }) => {
      const site = await open('plain.html', { wallets: [evm, solana] });
      await site.connectButton.click();
      await site.sees(site.row(evm.name));
      assert.equal(await site.row(solana.name).count(), 0);
      await site.row(evm.name).click();
      await site.approve('connect');
      await site.heard('wallet-connected');
      assert.equal(await site.modal.evaluate(({ solana }) => solana), undefined);
      assert.deepEqual(
        site.requests.filter((path) => /\/chunks\/.*solana/i.test(path)),
        [],
      );
    });
  },
  { solana: true },
);
