import assert from 'node:assert/strict';
import { journeys } from './support/journeys.mjs';
import { eventually } from './support/site.mjs';
import { sandboxTexts, t } from './support/texts.mjs';

const name = 'First Wallet';
const ONE = 'eip155:31337';
const TWO = 'eip155:31338';
const ELSEWHERE = 'eip155:99999';

const networkButton = (site, network) =>
  site.button(network ? t('button.network', { name: network }) : t('button.switchNetwork'), { exact: true });
const networkRow = (site, network) =>
  site.page.getByRole('list', { name: t('networks.list') }).getByRole('button', { name: network });
const asksFor = (site, network) =>
  site.sees(site.dialog(network).getByText(t('switch.asking', { wallet: name }), { exact: true }));

async function connected(open, wallet = {}, options = {}) {
  const site = await open('plain.html', { ...options, wallets: [{ name, ...wallet }] });
  await site.connect(name);
  await site.heard('wallet-close');
  await site.listenToProvider();
  return site;
}

async function chooses(site, from, to) {
  await networkButton(site, from).click();
  await site.sees(site.dialog(t('networks.title')));
  await networkRow(site, to).click();
}

async function arrives(site, network, name) {
  assert.deepEqual(await site.heard('wallet-network-changed'), {
    namespace: 'eip155',
    network,
    isUnsupported: false,
  });
  assert.equal(await site.heard('provider chainChanged'), `0x${Number(network.slice(7)).toString(16)}`);
  await site.sees(networkButton(site, name));
  assert.equal((await site.state()).network, network);
}

journeys('switching the network', (journey) => {
  journey('to one that the wallet knows', async ({ open }) => {
    const site = await connected(open);
    await chooses(site, 'Sandbox One', 'Sandbox Two');
    await asksFor(site, 'Sandbox Two');
    await site.approve('switch-network');
    await arrives(site, TWO, 'Sandbox Two');
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'network' });
    assert.equal(await site.request('eth_chainId'), '0x7a6a');
  });

  journey('from the account and back to it', async ({ open }) => {
    const site = await connected(open);
    await site.accountButton().click();
    await site.button(t('dialog.network', { name: 'Sandbox One' })).click();
    await networkRow(site, 'Sandbox Two').click();
    await site.approve('switch-network');
    await site.sees(site.dialog(t('account.title')));
    await site.sees(site.button(t('dialog.network', { name: 'Sandbox Two' })));
    await site.sees(site.dialog(t('account.title')).getByText('10,000 TWO', { exact: true }));
  });

  for (const unknownChain of ['4902', 'nested', '5000']) {
    journey(`to one that the wallet has to add first (${unknownChain})`, async ({ open, stack }) => {
      const site = await connected(open, { knows: [ONE], quirks: { unknownChain } });
      await chooses(site, 'Sandbox One', 'Sandbox Two');
      await site.sees(site.prompt('add-network').getByText(`${stack.url}/rpc/31338`, { exact: true }));
      await site.approve('add-network');
      await arrives(site, TWO, 'Sandbox Two');
      assert.deepEqual(await site.heard('wallet-close'), { reason: 'network' });
    });
  }

  journey('with a wallet that adds and then has to be asked again', async ({ open }) => {
    const site = await connected(open, { knows: [ONE], quirks: { addsWithoutSwitching: true } });
    await chooses(site, 'Sandbox One', 'Sandbox Two');
    await site.approve('add-network');
    await site.approve('switch-network');
    await arrives(site, TWO, 'Sandbox Two');
  });

  journey('with a wallet that tells of nothing', async ({ open }) => {
    const site = await connected(open, { quirks: { noEvents: true, chainIds: 'decimal' } });
    await chooses(site, 'Sandbox One', 'Sandbox Two');
    await site.approve('switch-network');
    await arrives(site, TWO, 'Sandbox Two');
  });

  journey('declined, then approved', async ({ open }) => {
    const site = await connected(open);
    await chooses(site, 'Sandbox One', 'Sandbox Two');
    await site.reject('switch-network');
    await site.failed('user_rejected');
    const dialog = site.dialog('Sandbox Two');
    await site.sees(dialog.getByText(t('switch.declined'), { exact: true }));
    await site.sees(dialog.getByText(t('switch.stay', { network: 'Sandbox One' }), { exact: true }));
    assert.equal((await site.state()).network, ONE);
    assert.equal(site.unheard('wallet-network-changed'), 0);
    await site.button(t('dialog.retry')).click();
    await site.approve('switch-network');
    await arrives(site, TWO, 'Sandbox Two');
  });

  journey('declined, then another one chosen', async ({ open }) => {
    const site = await connected(open);
    await chooses(site, 'Sandbox One', 'Sandbox Two');
    await site.reject('switch-network');
    await site.failed('user_rejected');
    await site.button(t('switch.other')).click();
    await networkRow(site, 'Sandbox One').click();
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'network' });
    assert.equal((await site.state()).network, ONE);
  });

  journey('with a wallet that agrees and stays', async ({ open }) => {
    const steps = [{ method: 'wallet_switchEthereumChain', answer: 'nonsense', value: null }];
    const site = await connected(open, { steps });
    await chooses(site, 'Sandbox One', 'Sandbox Two');
    await site.warned('switch_failed');
    await site.sees(site.text(t('error.switch_failed', { name })));
    await site.sees(site.text(t('switch.stay', { network: 'Sandbox One' })));
    assert.equal((await site.state()).network, ONE);
  });

  journey('with a wallet that cannot do it from a page, and is changed by hand', async ({ open }) => {
    const error = { code: 4200, message: 'no' };
    const steps = [{ method: 'wallet_switchEthereumChain', answer: 'nonsense', error }];
    const site = await connected(open, { steps });
    await chooses(site, 'Sandbox One', 'Sandbox Two');
    await site.warned('chain_not_supported');
    await site.sees(site.text(t('error.chain_not_supported', { name })));
    await site.wallet(name, (wallet) => wallet.switchChain(31338));
    await arrives(site, TWO, 'Sandbox Two');
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'network' });
  });

  journey('to one that the site cannot help to add', async ({ open }) => {
    const change = (html) => html.replace('"rpcUrl": "/rpc/31338",', '');
    const site = await connected(open, { knows: [ONE] }, { change });
    await chooses(site, 'Sandbox One', 'Sandbox Two');
    await site.warned('rpc_missing', /Sandbox Two/);
    await site.sees(site.text(t('error.rpc_missing', { name, network: 'Sandbox Two' })));
    assert.ok(!(await site.asked(name)).includes('wallet_addEthereumChain'));
  });

  journey(
    'before anybody is connected: the wish is kept, and told to the wallet that connects',
    async ({ open }) => {
      const site = await open('plain.html', { wallets: [{ name }] });
      await site.button(t('button.selectNetwork')).click();
      await networkRow(site, 'Sandbox Two').click();
      assert.deepEqual(await site.heard('wallet-close'), { reason: 'network' });
      await site.sees(networkButton(site, 'Sandbox Two'));
      const { wantedNetwork, network } = await site.state();
      assert.deepEqual({ wantedNetwork, network }, { wantedNetwork: TWO, network: undefined });
      assert.deepEqual(await site.asked(name), []);

      await site.page.reload();
      await networkButton(site, 'Sandbox Two').waitFor();
      await site.connect(name);
      await asksFor(site, 'Sandbox Two');
      await site.reject('switch-network');
      await site.failed('user_rejected');
      await site.sees(site.text(t('switch.declined')));
      assert.equal((await site.state()).network, ONE);
      await site.button(t('dialog.close')).click();

      await site.modal.evaluate((modal) => modal.disconnect());
      await site.connect(name);
      await asksFor(site, 'Sandbox Two');
      await site.approve('switch-network');
      await site.sees(networkButton(site, 'Sandbox Two'));
      assert.equal((await site.state()).network, TWO);
    },
  );

  journey('by the page: switchNetwork()', async ({ open }) => {
    const site = await connected(open);
    const go = (id) =>
      site.modal.evaluate((modal, id) => modal.switchNetwork(id).catch(({ code }) => code), id);
    const switching = go(TWO);
    await site.approve('switch-network');
    assert.equal(await switching, undefined);
    await arrives(site, TWO, 'Sandbox Two');
    const declined = go(ONE);
    await site.reject('switch-network');
    assert.equal(await declined, 'user_rejected');
    assert.equal(await go('eip155:123456'), 'network_not_found');
    assert.equal(await go('nonsense'), 'network_not_found');
  });
});

journeys('a network that the site does not use', (journey) => {
  /** Answers when that was, on the page's clock. */
  const goAway = (site) =>
    site.wallet(name, (wallet) => {
      const before = performance.now();
      wallet.switchChain(99999);
      return before;
    });

  journey('is told after 300 ms, and one of the site is chosen', async ({ open }) => {
    const site = await connected(open);
    // Not from the event on: a busy page hears of the change later than the pause begins.
    const before = await goAway(site);
    assert.deepEqual(await site.heard('wallet-network-changed'), {
      namespace: 'eip155',
      network: ELSEWHERE,
      isUnsupported: true,
    });
    await site.event('wallet-before-open');
    const opening = await site.event('wallet-before-open');
    assert.deepEqual(opening.detail, { view: 'UnsupportedChain' });
    const pause = opening.at - before;
    assert.ok(pause >= 300 && pause < 1500, `opens ${pause} ms later`);
    await site.sees(site.text(t('unsupported.text', { network: 'an unknown network (99999)' })));
    await site.sees(networkButton(site));
    await networkRow(site, 'Sandbox Two').click();
    await site.approve('switch-network');
    assert.deepEqual(await site.heard('wallet-network-changed'), {
      namespace: 'eip155',
      network: TWO,
      isUnsupported: false,
    });
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'network' });
    await site.sees(networkButton(site, 'Sandbox Two'));
  });

  journey('goes by itself when the wallet comes back', async ({ open }) => {
    const site = await connected(open);
    await goAway(site);
    await site.sees(site.dialog(t('unsupported.title')));
    await site.wallet(name, (wallet) => wallet.switchChain(31338));
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'network' });
  });

  journey('is not told when the wallet comes back within 300 ms', async ({ open }) => {
    const site = await connected(open);
    await site.wallet(name, (wallet) => {
      wallet.switchChain(99999);
      setTimeout(() => wallet.switchChain(31337), 100);
    });
    await site.heard('wallet-network-changed');
    await site.heard('wallet-network-changed');
    await site.stays(
      () => site.state(),
      ({ open }) => !open,
      700,
    );
  });

  journey('takes the place of what is on screen', async ({ open }) => {
    const site = await connected(open);
    await site.accountButton().click();
    await site.sees(site.dialog(t('account.title')));
    await goAway(site);
    await site.sees(site.dialog(t('unsupported.title')));
    await site.button(t('account.disconnect')).click();
    assert.deepEqual(await site.heard('wallet-disconnected'), { namespace: 'eip155', reason: 'user' });
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'disconnected' });
  });

  journey('is the first thing after connecting', async ({ open }) => {
    const site = await open('plain.html', { wallets: [{ name }] });
    await goAway(site);
    await site.connectButton.click();
    await site.row(name).click();
    await site.approve('connect');
    assert.equal((await site.heard('wallet-connected')).network, ELSEWHERE);
    await site.sees(site.dialog(t('unsupported.title')));
    await networkRow(site, 'Sandbox One').click();
    await site.approve('switch-network');
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'network' });
    assert.equal((await site.state()).network, ONE);
  });

  journey('is fine with allow-unsupported-chain', async ({ open }) => {
    const site = await connected(open, {}, { attributes: 'allow-unsupported-chain' });
    await goAway(site);
    assert.deepEqual(await site.heard('wallet-network-changed'), {
      namespace: 'eip155',
      network: ELSEWHERE,
      isUnsupported: true,
    });
    await site.stays(
      () => site.state(),
      ({ open }) => !open,
      700,
    );
  });

  journey('does not open anything after a reload, but the button says so', async ({ open }) => {
    const site = await connected(open);
    await goAway(site);
    await site.sees(site.dialog(t('unsupported.title')));
    await site.page.reload();
    await site.sees(networkButton(site));
    assert.equal((await site.state()).network, ELSEWHERE);
    await site.stays(
      () => site.state(),
      ({ open }) => !open,
      700,
    );
    await networkButton(site).click();
    await site.sees(site.dialog(t('unsupported.title')));
    assert.equal(await site.prompt('connect').count(), 0);
  });

  journey('can be left by the page', async ({ open }) => {
    const site = await connected(open);
    await site.modal.evaluate((modal) => {
      modal.addEventListener('wallet-before-open', (event) => event.preventDefault());
    });
    await goAway(site);
    await site.event('wallet-before-open');
    assert.deepEqual(await site.heard('wallet-before-open'), { view: 'UnsupportedChain' });
    await site.sees(networkButton(site));
    assert.equal((await site.state()).open, false);
    await eventually(
      () => site.modal.evaluate((modal) => modal.open),
      (open) => !open,
    );
    assert.equal(await site.page.getByText(sandboxTexts.titles.connect).count(), 0);
  });
});
