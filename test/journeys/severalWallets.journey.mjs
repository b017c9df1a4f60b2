import assert from 'node:assert/strict';
import { FIRST, SECOND, THIRD } from './support/accounts.mjs';
import { journeys } from './support/journeys.mjs';
import { balanceOf, leaveReceipt, openForm, review, submit } from './support/sending.mjs';
import { eventually } from './support/site.mjs';
import { t } from './support/texts.mjs';

const { SANDBOX_KEYS } = await import('../../dist/sandbox/index.js');

const [one, two] = ['First Wallet', 'Second Wallet'];
const walletRow = (site, name) => site.page.getByRole('button', { name: new RegExp(`^${name}`) });

/** The first account of the first wallet and the second account of the second one, which is then active. */
async function withBoth(open) {
  const site = await open('plain.html', {
    wallets: [{ name: one }, { name: two, keys: [SANDBOX_KEYS[1], SANDBOX_KEYS[2]] }],
    attributes: 'multiple',
  });
  await site.connect(one);
  await site.heard('wallet-close');
  await site.accountButton(FIRST).click();
  await site.button(t('account.walletsText', { count: 1 })).click();
  await site.button(t('account.connectAnother')).click();
  await site.row(two).click();
  await site.approve('connect');
  await site.heard('wallet-close');
  return site;
}

/** The active wallet and the other connected ones, as the page sees them. */
async function wallets(site) {
  const { connector, otherConnections } = await site.state();
  return [connector?.name, ...otherConnections.map((other) => other.connector.name)];
}

journeys('Several wallets', (journey) => {
  journey('stay connected, are switched, send, return and leave one by one', async ({ open, stack }) => {
    const site = await withBoth(open);
    assert.equal((await site.heard('wallet-account-changed')).connector.name, two);
    assert.deepEqual(await wallets(site), [two, one]);
    assert.deepEqual(await site.request('eth_accounts'), [SECOND]);

    await site.accountButton(SECOND).click();
    await site.button(t('account.walletsText', { count: 2 })).click();
    await walletRow(site, one).click();
    assert.equal((await site.heard('wallet-account-changed')).connector.name, one);
    await site.sees(site.page.getByText(t('snackbar.switchedWallet', { name: one })));
    assert.equal(await walletRow(site, one).getAttribute('aria-current'), 'true');
    assert.deepEqual(await site.request('eth_accounts'), [FIRST]);
    await walletRow(site, two).click();
    assert.equal((await site.heard('wallet-account-changed')).connector.name, two);
    await site.page.keyboard.press('Escape');
    await site.heard('wallet-close');

    const [before, sender] = [await balanceOf(stack, THIRD), await balanceOf(stack, FIRST)];
    await openForm(site, SECOND);
    await review(site, '0.25', THIRD);
    await submit(site);
    await site.approve('transaction');
    await leaveReceipt(site);
    await eventually(async () => (await balanceOf(stack, THIRD)) === before + 250_000_000_000_000_000n);
    assert.equal(await balanceOf(stack, FIRST), sender);
    assert.ok(!(await site.asked(one)).includes('eth_sendTransaction'));

    await site.page.reload();
    await site.sees(site.accountButton(SECOND));
    await eventually(async () => (await wallets(site)).length === 2);
    assert.deepEqual(await wallets(site), [two, one]);
    for (const name of [one, two]) assert.ok(!(await site.asked(name)).includes('eth_requestAccounts'));

    await site.accountButton(SECOND).click();
    await site.button(t('account.walletsText', { count: 2 })).click();
    await site.button(t('account.disconnectWallet', { name: two })).click();
    await site.sees(site.page.getByText(t('snackbar.switchedWallet', { name: one })));
    assert.deepEqual(await wallets(site), [one]);
    assert.deepEqual(await site.request('eth_accounts'), [FIRST]);
    await site.page.reload();
    await site.sees(site.accountButton(FIRST));
    assert.deepEqual(await wallets(site), [one]);
  });
});
