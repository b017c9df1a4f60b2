// Viewing another person's account, by a visitor who may connect later.
import assert from 'node:assert/strict';
import { FIRST, NAMES, SECOND, short } from './support/accounts.mjs';
import { journeys } from './support/journeys.mjs';
import { t } from './support/texts.mjs';

const name = 'First Wallet';

/** A visitor who watches `whom`. */
async function watch({ open }, whom, attributes) {
  const site = await open('plain.html', { attributes, wallets: [{ name, policy: 'approve' }] });
  await site.connectButton.click();
  await site.button(t('watch.title')).click();
  await site.page.getByRole('textbox', { name: t('watch.field') }).fill(whom);
  await site.button(t('watch.start'), { exact: true }).click();
  await site.sees(site.dialog(t('watch.account')));
  await site.sees(site.text(t('watch.mark')));
  return site;
}

/** Checks that no wallet was asked for anything, and that the page has no account. */
async function isNoConnection(site) {
  const { status, address, connections } = await site.state();
  assert.deepEqual(
    { status, address, connections },
    { status: 'disconnected', address: undefined, connections: {} },
  );
  assert.deepEqual(await site.request('eth_accounts'), []);
  const asked = await site.asked(name);
  assert.deepEqual(
    asked.filter((method) => !['eth_accounts', 'eth_chainId'].includes(method)),
    [],
  );
  const heard = site.story().join('\n').toLowerCase();
  assert.ok(!heard.includes(SECOND.slice(2).toLowerCase()), heard);
}

journeys('Watching an address', (journey) => {
  journey('shows what it holds and did, asks nobody to sign, and ends with a connection', async (tools) => {
    const { stack } = tools;
    stack.chainApi.seed({ address: SECOND, chain: 'eip155:31337', transactions: 30 });
    const attributes = `features="watch history send receive" chain-api-url="${stack.url}"`;
    const site = await watch(tools, NAMES[SECOND], attributes);
    const list = (key) => site.page.getByRole('list', { name: t(key) });
    await site.sees(list('tokens.title').getByRole('button', { name: /ETH/ }));
    await site.sees(site.page.getByText(NAMES[SECOND]).first());
    for (const absent of ['send.title', 'receive.title'])
      assert.equal(await site.button(t(absent), { exact: true }).count(), 0, absent);
    await site.page.getByRole('tab', { name: t('history.title') }).click();
    await site.sees(list('history.title').getByRole('listitem').first());
    await site.button(t('history.showAll')).click();
    await site.sees(site.dialog(t('history.title')));
    await site.sees(list('history.title').getByRole('listitem').first());
    await isNoConnection(site);

    await site.modal.evaluate((modal) => modal.show('WalletSend'));
    await site.sees(site.dialog(t('connect.title')));
    await site.row(name).click();
    await site.reaches(({ address }) => address === FIRST);
    await site.modal.evaluate((modal) => modal.show('Account'));
    await site.sees(site.dialog(t('account.title')));
    assert.equal(await site.page.getByText(short(SECOND)).count(), 0);
    assert.equal(await site.page.getByText(t('watch.mark')).count(), 0);
  });

  journey('works with nodes alone, on each of the site’s networks', async (tools) => {
    const site = await watch(tools, SECOND, 'features="watch history"');
    await site.sees(site.button(/ETH Copy exact balance$/));
    await site.sees(site.text(t('tokens.fromNode')));
    await site.button(t('account.onNetwork', { name: 'Sandbox One' })).click();
    await site.page
      .getByRole('list', { name: t('networks.list') })
      .getByRole('button', { name: 'Sandbox Two' })
      .click();
    await site.sees(site.dialog(t('watch.account')));
    await site.sees(site.button(t('account.onNetwork', { name: 'Sandbox Two' })));
    await site.page.getByRole('tab', { name: t('history.title') }).click();
    await site.sees(site.text(t('history.watchedUnlisted')));
    await isNoConnection(site);
    await site.button(t('watch.stop')).click();
    await site.sees(site.dialog(t('watch.title')));
    assert.equal(await site.page.getByRole('textbox', { name: t('watch.field') }).inputValue(), '');
  });
});
