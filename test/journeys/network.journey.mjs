import assert from 'node:assert/strict';
import { journeys } from './support/journeys.mjs';
import { t } from './support/texts.mjs';

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

journeys('Switching networks', (journey) => {
  journey('a visitor switches to a network that the wallet knows', async ({ open }) => {
    const site = await connected(open);
    await chooses(site, 'Sandbox One', 'Sandbox Two');
    await asksFor(site, 'Sandbox Two');
    await site.approve('switch-network');
    await arrives(site, TWO, 'Sandbox Two');
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'network' });
    assert.equal(await site.request('eth_chainId'), '0x7a6a');
  });

  journey('a visitor switches from the account and returns to it', async ({ open }) => {
    const site = await connected(open);
    await site.accountButton().click();
    await site.button(t('account.onNetwork', { name: 'Sandbox One' })).click();
    await networkRow(site, 'Sandbox Two').click();
    await site.approve('switch-network');
    await site.sees(site.dialog(t('account.title')));
    await site.sees(site.button(t('account.onNetwork', { name: 'Sandbox Two' })));
    await site.sees(site.dialog(t('account.title')).getByText('10,000 TWO', { exact: true }).first());
  });

  journey('a visitor adds a network that the wallet does not know', async ({ open, stack }) => {
    const site = await connected(open, { knows: [ONE], quirks: { unknownChain: 'nested' } });
    await chooses(site, 'Sandbox One', 'Sandbox Two');
    await site.sees(site.prompt('add-network').getByText(`${stack.url}/rpc/31338`, { exact: true }));
    await site.approve('add-network');
    await arrives(site, TWO, 'Sandbox Two');
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'network' });
  });

  journey('a visitor declines, then approves', async ({ open }) => {
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

  journey('a visitor switches in a wallet that pages cannot switch', async ({ open }) => {
    const error = { code: 4200, message: 'no' };
    const steps = [{ method: 'wallet_switchEthereumChain', answer: 'nonsense', error }];
    const site = await connected(open, { steps });
    await chooses(site, 'Sandbox One', 'Sandbox Two');
    await site.warned('chain_not_supported');
    await site.sees(site.text(t('error.chain_not_supported', { name, network: 'Sandbox Two' })));
    await site.wallet(name, (wallet) => wallet.switchChain(31338));
    await arrives(site, TWO, 'Sandbox Two');
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'network' });
  });

  journey(
    'a visitor chooses a network before connecting, and the wallet is asked for it afterwards',
    async ({ open }) => {
      const site = await open('plain.html', { wallets: [{ name }] });
      // It has the name of the first network once the settings are read.
      await site.page.locator('wallet-network-button').getByRole('button').click();
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

  journey('the page switches by switchNetwork()', async ({ open }) => {
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

journeys('A network that the site does not use', (journey) => {
  /** Answers the time of the switch, on the page's clock. */
  const goAway = (site) =>
    site.wallet(name, (wallet) => {
      const before = performance.now();
      wallet.switchChain(99999);
      return before;
    });

  journey('is reported after 300 ms, and a visitor chooses one of the site', async ({ open }) => {
    const site = await connected(open);
    // Not from the event: a busy page receives it after the pause has begun.
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

  journey('replaces the view that is open', async ({ open }) => {
    const site = await connected(open);
    await site.accountButton().click();
    await site.sees(site.dialog(t('account.title')));
    await goAway(site);
    await site.sees(site.dialog(t('unsupported.title')));
    await site.button(t('account.disconnect')).click();
    assert.deepEqual(await site.heard('wallet-disconnected'), { namespace: 'eip155', reason: 'user' });
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'disconnected' });
  });

  journey('is reported right after connecting', async ({ open }) => {
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

  journey('opens nothing after a reload, but the button says so', async ({ open }) => {
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
});
