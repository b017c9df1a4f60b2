import assert from 'node:assert/strict';
import { FIRST } from './support/accounts.mjs';
import { journeys } from './support/journeys.mjs';
import { t } from './support/texts.mjs';

const name = 'First Wallet';

async function connected(open, options = {}) {
  const site = await open('plain.html', { wallets: [{ name, ...options.wallet }], ...options });
  await site.connect(name);
  await site.heard('wallet-close');
  await site.sees(site.accountButton());
  return site;
}

/** Reloads the page; answers its requests to the server since. */
async function reloaded(site) {
  const before = site.requests.length;
  await site.page.reload();
  await site.sees(site.accountButton());
  await site.page.waitForLoadState('networkidle');
  return site.requests.slice(before);
}

async function isAsBefore(site) {
  const { status, address, network, accounts, connector, open } = await site.state();
  assert.deepEqual(
    { status, address, network, accounts, connector, open },
    {
      status: 'connected',
      address: FIRST,
      network: 'eip155:31337',
      accounts: [`eip155:31337:${FIRST}`],
      connector: { id: 'org.example.first-wallet', name, type: 'ANNOUNCED' },
      open: false,
    },
  );
  const asked = await site.asked(name);
  assert.ok(
    !asked.includes('eth_requestAccounts') && !asked.includes('wallet_requestPermissions'),
    `${asked}`,
  );
  assert.equal(await site.prompt('connect').count(), 0);
}

journeys('A reload', (journey) => {
  journey('reconnects without a prompt and without the interface', async ({ open }) => {
    const site = await connected(open);
    const requests = await reloaded(site);
    assert.ok(requests.some((path) => /\/chunks\/session-/.test(path)));
    assert.deepEqual(
      requests.filter((path) => /\/chunks\/(island|view)/.test(path)),
      [],
    );
    await isAsBefore(site);
    assert.equal((await site.heard('wallet-connected')).address, FIRST);

    await site.accountButton().click();
    await site.sees(site.dialog(t('account.title')));
  });

  journey('waits for a late wallet, and reports that it reconnects', async ({ open }) => {
    const site = await connected(open, { wallet: { late: 1000 } });
    await site.page.reload();
    await site.reaches(({ status }) => status === 'restoring');
    // A later `connect()` needs no new choice.
    assert.equal(await site.modal.evaluate((modal) => modal.connect()), `eip155:31337:${FIRST}`);
    await isAsBefore(site);
  });

  journey('finds the wallet locked, and unlocked later', async ({ open }) => {
    const site = await connected(open);
    await site.wallet(name, (wallet) => wallet.lock());
    await site.heard('wallet-disconnected');
    await site.page.reload();
    await site.sees(site.connectButton);
    await site.page.waitForLoadState('networkidle');
    await site.wallet(name, (wallet) => wallet.unlock());
    await site.sees(site.accountButton());
    await isAsBefore(site);
  });

  journey('with remember="session" lasts as long as the tab', async ({ open }) => {
    const site = await connected(open, { attributes: 'remember="session"' });
    await reloaded(site);
    await isAsBefore(site);
    const tab = await open('plain.html', {
      context: site.page.context(),
      wallets: [{ name }],
      attributes: 'remember="session"',
    });
    await tab.page.waitForLoadState('networkidle');
    assert.equal((await tab.state()).status, 'disconnected');
  });

  journey('uses the storage that the host gave', async ({ open }) => {
    const init = () => {
      const key = (name) => `host:${name}`;
      customElements.whenDefined('wallet-modal').then(() => {
        document.querySelector('wallet-modal').storage = {
          getItem: async (name) => sessionStorage.getItem(key(name)),
          setItem: async (name, value) => sessionStorage.setItem(key(name), value),
          removeItem: async (name) => sessionStorage.removeItem(key(name)),
        };
      });
    };
    const site = await connected(open, { init });
    const stored = await site.page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
    assert.ok(!stored[0].includes('wallet-modal/connection'), `${stored}`);
    assert.deepEqual(stored[1], ['host:wallet-modal/connection']);
    await reloaded(site);
    await isAsBefore(site);
  });
});

journeys('A page from the back-forward cache', (journey) => {
  journey('is connected if another tab connected meanwhile', async ({ open, profile }) => {
    const context = await profile();
    const wallets = [{ name }];
    // Pages in the cache receive no events from other tabs.
    const init = () => addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
    const site = await open('plain.html', { context, wallets, init });
    await site.connectButton.waitFor();
    const tab = await open('plain.html', { context, wallets });
    await tab.connect(name);
    await tab.heard('wallet-close');
    assert.equal((await site.state()).status, 'disconnected');
    await site.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await site.sees(site.accountButton());
    await isAsBefore(site);
  });
});
