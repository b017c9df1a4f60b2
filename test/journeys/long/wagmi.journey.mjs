import assert from 'node:assert/strict';
import { verifyMessage } from 'viem';
import { FIRST, SECOND } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { begun, eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const name = 'First Wallet';
const ID = 'walletModal:#first';

/** Calls wagmi in the page; answers `{ code, name }` when it fails. */
const does = (site, method, ...args) =>
  begun(
    site.page.evaluate(
      ([method, args]) =>
        Promise.resolve(window.wagmi[method](...args)).catch(({ code, name }) => ({ code, name })),
      [method, args],
    ),
  );

const seen = (site) => site.page.evaluate(() => window.wagmi.seen);
/** The latest values of the hooks. */
const now = async (site) => (await seen(site)).at(-1);
const becomes = (site, wanted) =>
  eventually(
    () => now(site),
    (last) => Object.entries(wanted).every(([key, value]) => last?.[key] === value),
  );

async function connects(site) {
  const connecting = does(site, 'connect', ID);
  await site.row(name).click();
  await site.approve('connect');
  const answer = await connecting;
  await site.heard('wallet-close');
  return answer;
}

for (const version of ['wagmi', 'wagmi2']) {
  const visit = async ({ open, stack }, options = {}) => {
    const as = `${version}-page.js`;
    await stack.bundle('wagmi.js', { as, alias: { wagmi: version } });
    const change = (html) => html.replace('/wagmi.js', `/${as}`);
    const site = await open('wagmi.html', { wallets: [{ name }], change, ...options });
    await site.sees(site.connectButton);
    return site;
  };

  journeys(`A site with ${version}`, (journey) => {
    journey('connects through the modal, signs, sends and disconnects', async (journey) => {
      const site = await visit(journey);
      await becomes(site, { status: 'disconnected' });
      assert.deepEqual(await does(site, 'connectors'), [
        { id: ID, name: 'Wallet Modal', type: 'walletModal' },
        { id: 'second', name: 'Second', type: 'walletModal' },
      ]);
      // Only the entry is loaded for a visitor without a remembered connection.
      assert.deepEqual(
        site.requests.filter((path) => path.includes('/chunks/')),
        [],
      );
      assert.deepEqual(await connects(site), { accounts: [FIRST], chainId: 31337 });
      await becomes(site, { status: 'connected', address: FIRST, chainId: 31337, connector: ID });

      const signing = does(site, 'sign', 'Hello');
      await site.approve('message');
      assert.ok(await verifyMessage({ address: FIRST, message: 'Hello', signature: await signing }));

      const sending = does(site, 'send', SECOND, '0.25');
      await site.sees(site.prompt('transaction').getByText('0.25 ETH', { exact: true }));
      await site.approve('transaction');
      assert.match(await sending, /^0x[0-9a-f]{64}$/);

      await does(site, 'disconnect', ID);
      await becomes(site, { status: 'disconnected', address: undefined });
      assert.equal((await site.heard('wallet-disconnected')).reason, 'user');
      assert.deepEqual((await site.state('#first')).connections, {});
    });

    journey(
      'reconnects after a reload without opening, and stays disconnected after that',
      async (journey) => {
        const site = await visit(journey);
        await connects(site);
        await site.heard('wallet-open');
        await site.page.reload();
        await becomes(site, { status: 'connected', address: FIRST, chainId: 31337, connector: ID });
        const told = (await seen(site)).map(({ status }) => status);
        assert.ok(told.includes('reconnecting') && !told.includes('disconnected'), `${told}`);
        assert.ok(!(await site.asked(name)).includes('eth_requestAccounts'));
        assert.equal(site.unheard('wallet-open'), 0);
        assert.deepEqual(await does(site, 'connections'), [{ id: ID, accounts: [FIRST], chainId: 31337 }]);

        await does(site, 'disconnect', ID);
        await site.page.reload();
        await becomes(site, { status: 'disconnected' });
        await site.sees(site.connectButton);
      },
    );

    journey('hears what the visitor does in the modal and in the wallet', async (journey) => {
      const site = await visit(journey);
      await site.connect(name);
      await becomes(site, { status: 'connected', address: FIRST, connector: ID });
      await site.heard('wallet-close');
      await site.wallet(name, (wallet) => wallet.switchChain(31338));
      await becomes(site, { status: 'connected', chainId: 31338 });
      await site.wallet(name, (wallet, address) => wallet.setAccounts([address]), SECOND);
      await becomes(site, { status: 'connected', address: SECOND });

      await site.accountButton(SECOND).click();
      await site.button(t('account.disconnect')).click();
      await becomes(site, { status: 'disconnected', address: undefined });
      // The visitor connects again, and wagmi follows again.
      await site.connect(name);
      await becomes(site, { status: 'connected', connector: ID });
      await site.wallet(name, (wallet) => wallet.disconnect());
      await becomes(site, { status: 'disconnected' });
    });

    journey('switches networks, adding those that the wallet does not know', async (journey) => {
      const site = await visit(journey, { wallets: [{ name, knows: ['eip155:31337'] }] });
      await connects(site);
      // Only wagmi has an RPC address for this network, not the modal.
      const switching = does(site, 'switchTo', 31338, { chainName: 'Second home' });
      await site.sees(site.prompt('add-network').getByText('Second home', { exact: true }));
      await site.approve('add-network');
      assert.equal((await switching).id, 31338);
      await becomes(site, { chainId: 31338 });

      const returning = does(site, 'switchTo', 31337);
      await site.reject('switch-network');
      assert.deepEqual(await returning, { code: 4001, name: 'UserRejectedRequestError' });
      assert.deepEqual(await does(site, 'switchTo', 99), {
        code: 'network_not_found',
        name: 'WalletModalError',
      });
      assert.equal((await now(site)).chainId, 31338);
    });

    journey(
      'tells that a visitor did not want to connect, and connects on the wanted network',
      async (journey) => {
        const site = await visit(journey);
        const closed = does(site, 'connect', ID);
        await site.sees(site.dialog(t('connect.title')));
        await site.button(t('dialog.close')).click();
        assert.deepEqual(await closed, { code: 4001, name: 'UserRejectedRequestError' });
        await becomes(site, { status: 'disconnected' });

        const connecting = does(site, 'connect', ID, { chainId: 31338, withCapabilities: true });
        await site.row(name).click();
        await site.approve('connect');
        await site.approve('switch-network');
        assert.deepEqual(await connecting, {
          accounts: [{ address: FIRST, capabilities: {} }],
          chainId: 31338,
        });
        await becomes(site, { status: 'connected', address: FIRST, chainId: 31338 });
      },
    );

    journey('has a connector for each modal', async (journey) => {
      const other = 'Second Wallet';
      const site = await visit(journey, { wallets: [{ name }, { name: other }] });
      await connects(site);
      const connecting = does(site, 'connect', 'second');
      await site.row(other).click();
      await site.approve('connect');
      await connecting;
      assert.deepEqual(
        (await does(site, 'connections')).map(({ id }) => id),
        [ID, 'second'],
      );
      await does(site, 'disconnect', 'second');
      await becomes(site, { status: 'connected', connector: ID });
      assert.equal((await site.state('#second')).status, 'disconnected');
      assert.equal((await site.state('#first')).status, 'connected');
    });
  });
}
