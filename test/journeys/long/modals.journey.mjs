import assert from 'node:assert/strict';
import { FIRST, SECOND } from '../support/accounts.mjs';
import { journeysInMotion } from '../support/journeys.mjs';
import { eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

const wallets = [{ name: 'First Wallet' }, { name: 'Second Wallet' }];
const intro = (site, app) => site.text(t('connect.intro', { app }));
const button = (site, modal) => site.page.locator(`wallet-button[for=${modal}]`).getByRole('button');
// The other modal's list stays until it has faded out.
const row = (site, modal, wallet) => site.page.locator(`#${modal}`).getByRole('button', { name: wallet });

/** Connects one of the two modals with an account of a wallet. */
async function connect(site, modal, wallet, account) {
  await button(site, modal).click();
  await row(site, modal, wallet).click();
  for (const other of [FIRST, SECOND]) {
    await site
      .prompt('connect')
      .getByRole('checkbox', { name: other })
      .setChecked(other === account);
  }
  await site.approve('connect');
  await site.reaches(({ address, open }) => Boolean(address) && !open, `#${modal}`);
}

journeysInMotion('Two modals on a page', (journey) => {
  journey('are opened by their own buttons, and the first by a button without a target', async ({ open }) => {
    const site = await open('two.html', { wallets });
    for (const [name, app] of [
      ['Payer', 'One'],
      ['Recipient', 'Two'],
      ['Whoever', 'One'],
    ]) {
      await site.button(name).click();
      await site.sees(intro(site, app));
      await site.page.keyboard.press('Escape');
      await site.seesNot(intro(site, app));
    }
  });

  journey('have a connection each, also after a reload', async ({ open }) => {
    const site = await open('two.html', { wallets });
    await connect(site, 'one', 'First Wallet', FIRST);
    assert.equal((await site.state('#two')).status, 'disconnected');
    assert.equal(await button(site, 'two').textContent(), 'Recipient');
    await site.wallet('Second Wallet', (wallet) => wallet.switchChain(31338));
    await connect(site, 'two', 'Second Wallet', SECOND);

    const facts = async () => {
      const [one, two] = [await site.state('#one'), await site.state('#two')];
      return [one, two].map(({ address, network, connector }) => [address, network, connector?.name]);
    };
    const both = [
      [FIRST, 'eip155:31337', 'First Wallet'],
      [SECOND, 'eip155:31338', 'Second Wallet'],
    ];
    assert.deepEqual(await facts(), both);
    assert.deepEqual(
      site.events.filter(({ name }) => name === 'wallet-connected').map(({ from }) => from),
      ['one', 'two'],
    );
    await site.page.reload();
    await eventually(facts, (seen) => JSON.stringify(seen) === JSON.stringify(both));

    await site.page.evaluate(() => document.querySelector('#one').disconnect());
    await site.reaches(({ status }) => status === 'disconnected', '#one');
    assert.equal((await site.state('#two')).address, SECOND);
    assert.ok(!(await site.asked('Second Wallet')).includes('wallet_revokePermissions'));
  });

  journey('can use one wallet, each with an account of its own', async ({ open }) => {
    const site = await open('two.html', { wallets });
    const first = wallets[0].name;
    await button(site, 'one').click();
    await row(site, 'one', first).click();
    await site.prompt('connect').getByRole('checkbox', { name: SECOND }).check();
    await site.approve('connect');
    await site.reaches(({ address, open }) => address === FIRST && !open, '#one');
    await button(site, 'two').click();
    await row(site, 'two', first).click();
    // The second modal is for the other network only.
    await site.sees(site.dialog(t('unsupported.title')));
    await site.page
      .getByRole('list', { name: t('networks.list') })
      .getByRole('button', { name: 'Unknown network (31338)' })
      .click();
    await site.approve('switch-network');
    await site.reaches(({ network, open }) => network === 'eip155:31338' && !open, '#two');
    await site.page.evaluate((address) => {
      const [one, two] = document.querySelectorAll('wallet-modal');
      two.show('Profile');
      return one.state.address === address;
    }, FIRST);
    await site.accountRow(SECOND).click();
    await site.reaches(({ address }) => address === SECOND, '#two');
    assert.equal((await site.state('#one')).address, FIRST);
    assert.equal((await site.state('#one')).network, 'eip155:31338');
  });

  journey('can both be open, and closing the upper leaves the lower', async ({ open }) => {
    const site = await open('two.html', { wallets });
    await site.page.evaluate(async () => {
      for (const modal of document.querySelectorAll('wallet-modal')) await modal.show();
    });
    await site.sees(intro(site, 'Two'));
    await site.page.keyboard.press('Escape');
    await site.reaches(({ open }) => !open, '#two');
    assert.equal((await site.state('#one')).open, true);
    await eventually(
      () => site.focus(),
      ({ isInDialog, hostId }) => isInDialog && hostId === 'one',
    );
    await row(site, 'one', 'First Wallet').click();
    await site.approve('connect');
    await site.reaches(({ address }) => address === FIRST, '#one');
    assert.equal((await site.state('#two')).status, 'disconnected');
  });
});
