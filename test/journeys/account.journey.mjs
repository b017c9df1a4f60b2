import assert from 'node:assert/strict';
import { FIRST, SECOND, THIRD } from './support/accounts.mjs';
import { journeys } from './support/journeys.mjs';
import { eventually } from './support/site.mjs';
import { t } from './support/texts.mjs';

const name = 'First Wallet';
const connector = { id: 'org.example.first-wallet', name, type: 'ANNOUNCED' };
const caip = (address) => `eip155:31337:${address}`;

/** Connects with the first two accounts, chosen in the wallet's own prompt. */
async function withTwo(open, wallet = {}) {
  const site = await open('plain.html', { wallets: [{ name, ...wallet }] });
  await site.listenToProvider();
  await site.connectButton.click();
  await site.row(name).click();
  await site.prompt('connect').getByRole('checkbox', { name: SECOND }).check();
  await site.approve('connect');
  await site.heard('wallet-close');
  return site;
}

const remembered = (site) => site.page.evaluate(() => localStorage.getItem('wallet-modal/connection'));

journeys('Several accounts', (journey) => {
  journey('are listed, and a visitor chooses one on the page', async ({ open }) => {
    const site = await withTwo(open);
    assert.deepEqual((await site.heard('wallet-connected')).accounts, [caip(FIRST), caip(SECOND)]);
    assert.deepEqual(await site.heard('provider connect'), { chainId: '0x7a69' });
    assert.deepEqual(await site.heard('provider accountsChanged'), [FIRST, SECOND]);

    await site.accountButton().click();
    await site.button(t('account.accounts')).click();
    await site.sees(site.dialog(t('account.accounts')));
    assert.equal(await site.accountRow(FIRST).getAttribute('aria-current'), 'true');
    await site.accountRow(SECOND).click();
    assert.deepEqual(await site.heard('wallet-account-changed'), {
      namespace: 'eip155',
      address: SECOND,
      caipAddress: caip(SECOND),
      accounts: [caip(SECOND), caip(FIRST)],
      connector,
    });
    assert.deepEqual(await site.heard('provider accountsChanged'), [SECOND, FIRST]);
    assert.deepEqual(await site.request('eth_accounts'), [SECOND, FIRST]);
    await eventually(
      () => site.accountRow(SECOND).getAttribute('aria-current'),
      (current) => current === 'true',
    );
    assert.equal(await site.accountRow(FIRST).getAttribute('aria-current'), null);
    await site.page.keyboard.press('Escape');
    await site.sees(site.accountButton(SECOND));

    await site.page.reload();
    await site.sees(site.accountButton(SECOND));
  });

  journey('change in the wallet, and the page hears it', async ({ open }) => {
    const site = await withTwo(open);
    await site.heard('provider accountsChanged');
    await site.wallet(name, (wallet, address) => wallet.switchAccount(address), SECOND);
    assert.equal((await site.heard('wallet-account-changed')).address, SECOND);
    assert.deepEqual(await site.heard('provider accountsChanged'), [SECOND, FIRST]);
    await site.sees(site.accountButton(SECOND));

    await site.wallet(name, (wallet, addresses) => wallet.setAccounts(addresses), [THIRD]);
    assert.deepEqual(await site.heard('wallet-account-changed'), {
      namespace: 'eip155',
      address: THIRD,
      caipAddress: caip(THIRD),
      accounts: [caip(THIRD)],
      connector,
    });
    assert.deepEqual(await site.heard('provider accountsChanged'), [THIRD]);
    await site.accountButton(THIRD).click();
    await site.sees(site.dialog(t('account.title')));
    assert.equal(await site.button(t('account.accounts')).count(), 0);
  });

  journey('change in the wallet while a visitor looks at them', async ({ open }) => {
    const site = await withTwo(open);
    await site.accountButton().click();
    await site.button(t('account.accounts')).click();
    await site.sees(site.accountRow(SECOND));
    await site.wallet(name, (wallet, addresses) => wallet.setAccounts(addresses), [SECOND, THIRD]);
    await site.sees(site.accountRow(THIRD));
    await site.seesNot(site.accountRow(FIRST));
    assert.equal(await site.accountRow(SECOND).getAttribute('aria-current'), 'true');
  });
});

journeys('Disconnecting', (journey) => {
  journey('on the page takes the permission back for good', async ({ open }) => {
    const site = await withTwo(open);
    assert.match(await remembered(site), /first-wallet/);
    await site.accountButton().click();
    await site.button(t('account.disconnect')).click();
    assert.deepEqual(await site.heard('wallet-disconnected'), { namespace: 'eip155', reason: 'user' });
    assert.deepEqual(await site.heard('provider disconnect'), { code: 4900 });
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'disconnected' });
    await site.sees(site.connectButton);
    const revoking = await site.wallet(name, ({ requests }) =>
      requests.filter(({ method }) => method === 'wallet_revokePermissions').map(({ params }) => params),
    );
    assert.deepEqual(revoking, [[{ eth_accounts: {} }]]);
    assert.equal(await remembered(site), null);

    const before = site.requests.length;
    await site.page.reload();
    await site.page.waitForLoadState('networkidle');
    await site.sees(site.connectButton);
    assert.deepEqual(await site.asked(name), []);
    assert.ok(!site.requests.slice(before).some((path) => path.includes('/session-')));
  });

  journey('works by disconnect()', async ({ open }) => {
    const site = await withTwo(open);
    assert.equal(await site.modal.evaluate((modal) => modal.disconnect()), undefined);
    assert.deepEqual(await site.heard('wallet-disconnected'), { namespace: 'eip155', reason: 'user' });
    assert.deepEqual(await site.request('eth_accounts'), []);
    assert.deepEqual(await site.request('personal_sign', ['0x00', FIRST]), { code: 4900 });
    // No wallet is connected, so there is nothing to do.
    assert.equal(await site.modal.evaluate((modal) => modal.disconnect()), undefined);
  });

  journey('in the wallet closes the settings', async ({ open }) => {
    const site = await withTwo(open);
    await site.accountButton().click();
    await site.button(t('account.settings')).click();
    await site.sees(site.dialog(t('account.settings')));
    await site.wallet(name, (wallet) => wallet.disconnect());
    assert.deepEqual(await site.heard('wallet-disconnected'), { namespace: 'eip155', reason: 'wallet' });
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'disconnected' });
    await site.sees(site.connectButton);
    assert.deepEqual(await site.request('eth_accounts'), []);
  });

  journey('in the wallet leaves a visitor free to connect again', async ({ open }) => {
    const site = await withTwo(open);
    await site.wallet(name, (wallet) => wallet.disconnect());
    await site.heard('wallet-disconnected');
    await site.heard('wallet-connected');
    assert.equal((await site.connect(name)).address, FIRST);
  });
});
