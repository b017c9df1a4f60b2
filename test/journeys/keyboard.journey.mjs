import assert from 'node:assert/strict';
import { FIRST, SECOND, short, THIRD } from './support/accounts.mjs';
import { journeys } from './support/journeys.mjs';
import { isFocused, Keys } from './support/keys.mjs';
import { sendButton } from './support/sending.mjs';
import { sandboxTexts, t } from './support/texts.mjs';

const name = 'First Wallet';
const networkButton = (site, network) => site.button(t('button.network', { name: network }), { exact: true });
const networkRow = (site, network) =>
  site.page.getByRole('list', { name: t('networks.list') }).getByRole('button', { name: network });

async function visit(open, wallets = [{ name }], options = {}) {
  const site = await open('plain.html', { wallets, ...options });
  return { site, keys: new Keys(site) };
}

async function connected(open, wallets, options) {
  const { site, keys } = await visit(open, wallets, options);
  await keys.enter(site.connectButton);
  await keys.isIn(t('connect.title'));
  await keys.enter(site.row(name));
  await keys.approve('connect');
  await site.heard('wallet-connected');
  await keys.isBackAt(site.accountButton());
  return { site, keys };
}

journeys('By keyboard alone, a visitor', (journey) => {
  journey('connects with the space key, going round by Shift+Tab', async ({ open }) => {
    const { site, keys } = await visit(open);
    await keys.tabTo(site.connectButton);
    await keys.press(' ');
    await keys.isIn(t('connect.title'));
    await keys.tabTo(site.row(name), 'Shift+Tab');
    await keys.press(' ');
    await keys.approve('connect');
    await site.heard('wallet-connected');
    await keys.isBackAt(site.accountButton());
  });

  journey('declines and tries again', async ({ open }) => {
    const { site, keys } = await visit(open);
    await keys.enter(site.connectButton);
    await keys.isIn(t('connect.title'));
    await keys.enter(site.row(name));
    await keys.reject('connect');
    await site.failed('user_rejected');
    await keys.isIn(name);
    await keys.enter(site.button(t('dialog.retry')));
    await keys.answer('connect', sandboxTexts.reject);
    await site.failed('user_rejected');
    await keys.enter(site.button(t('dialog.back')));
    await keys.isIn(t('connect.title'));
    await keys.enter(site.row(name));
    await keys.approve('connect');
    await site.heard('wallet-connected');
    await keys.isBackAt(site.accountButton());
  });

  journey('searches among many wallets', async ({ open }) => {
    const wallets = Array.from({ length: 12 }, (_, index) => ({ name: `Wallet ${index}` }));
    const { site, keys } = await visit(open, wallets);
    await keys.enter(site.connectButton);
    await keys.isIn(t('connect.title'));
    await keys.tabTo(site.page.getByRole('searchbox'));
    await site.page.keyboard.type('wallet 1');
    await site.seesNot(site.row('Wallet 2'));
    await keys.press('ArrowDown');
    await keys.arrowTo(site.row('Wallet 11'));
    await keys.press('Home');
    assert.ok(await isFocused(site.row(/^Wallet 1$/)));
    await keys.press('Escape');
    await keys.isBackAt(site.connectButton);
  });

  journey('reads the help and returns', async ({ open }) => {
    const { site, keys } = await visit(open, []);
    await keys.enter(site.connectButton);
    await keys.isIn(t('connect.title'));
    await keys.enter(site.button(t('whatIsAWallet.more')));
    await keys.isIn(t('whatIsAWallet.title'));
    await keys.enter(site.button(t('getWallet.title')));
    await keys.isIn(t('getWallet.title'));
    await keys.enter(site.button(t('dialog.back')));
    await keys.isIn(t('whatIsAWallet.title'));
    await keys.enter(site.button(t('dialog.back')));
    await keys.isIn(t('connect.title'));
    await keys.enter(site.button(t('dialog.close')));
    await keys.isBackAt(site.connectButton);
  });

  journey('switches the network', async ({ open }) => {
    const { site, keys } = await connected(open);
    await keys.enter(networkButton(site, 'Sandbox One'));
    await keys.isIn(t('networks.title'));
    await keys.tabTo(networkRow(site, 'Sandbox One'));
    await keys.arrowTo(networkRow(site, 'Sandbox Two'));
    await keys.press('Enter');
    await keys.reject('switch-network');
    await site.failed('user_rejected');
    await keys.isIn('Sandbox Two');
    await keys.enter(site.button(t('dialog.retry')));
    await keys.approve('switch-network');
    assert.equal((await site.heard('wallet-network-changed')).network, 'eip155:31338');
    await keys.isBackAt(networkButton(site, 'Sandbox Two'));
  });

  journey('switches the account, and disconnects', async ({ open }) => {
    const { site, keys } = await visit(open);
    await keys.enter(site.connectButton);
    await keys.enter(site.row(name));
    const prompt = site.prompt('connect');
    await prompt.waitFor();
    await keys.tabTo(prompt.getByRole('checkbox', { name: SECOND }));
    await keys.press(' ');
    await keys.approve('connect');
    await keys.isBackAt(site.accountButton());

    await keys.press('Enter');
    await keys.isIn(t('account.title'));
    await keys.enter(site.button(t('account.accounts')));
    await keys.isIn(t('account.accounts'));
    const rows = site.page.getByRole('list', { name: t('account.accounts') });
    await keys.tabTo(rows.getByRole('button', { name: short(FIRST) }));
    await keys.arrowTo(rows.getByRole('button', { name: short(SECOND) }));
    await keys.press('Enter');
    assert.equal((await site.heard('wallet-account-changed')).address, SECOND);
    await keys.enter(site.button(t('dialog.back')));
    await keys.isIn(t('account.title'));
    await keys.enter(site.button(t('account.disconnect')));
    assert.deepEqual(await site.heard('wallet-disconnected'), { namespace: 'eip155', reason: 'user' });
    await keys.isBackAt(site.connectButton);
  });

  journey('sends a token, declined at first', async ({ open, stack }) => {
    const attributes = `chain-api-url="${stack.url}"`;
    const { site, keys } = await connected(open, undefined, { attributes, mostRequests: 150 });
    const field = (label) => site.page.getByRole('textbox', { name: label });
    await keys.press('Enter');
    await keys.isIn(t('account.title'));
    await keys.tabTo(site.page.getByRole('tab', { name: t('tokens.title') }));
    await keys.arrowTo(site.page.getByRole('tab', { name: t('history.title') }), 'ArrowRight');
    await keys.enter(site.button(t('history.showAll')));
    await keys.isIn(t('history.title'));
    await keys.enter(site.button(t('dialog.back')));
    await keys.isIn(t('account.title'));
    await keys.enter(site.button(t('send.title')));
    await keys.isIn(t('send.title'));

    await keys.enter(site.button(t('send.changeToken')));
    await keys.isIn(t('send.tokenTitle'));
    await keys.tabTo(site.button(/^Sandbox Ether/));
    await keys.arrowTo(site.button(/^Sandbox Dollar/));
    await keys.press('Enter');
    await keys.isIn(t('send.title'));
    await site.sees(site.button(t('send.changeToken')));
    await keys.tabTo(field(t('send.amount')), 'Shift+Tab');
    await site.page.keyboard.type('2.5');
    await keys.tabTo(field(t('send.to')));
    await site.page.keyboard.type(THIRD);
    await site.sees(site.button(t('send.button.review'), { disabled: false }));
    await keys.press('Enter');
    await keys.isIn(t('send.reviewTitle'));

    await keys.enter(sendButton(site));
    await keys.reject('transaction');
    await site.failed('user_rejected');
    await keys.isIn(t('send.reviewTitle'));
    await keys.enter(sendButton(site));
    await keys.approve('transaction');
    await keys.isIn(t('receipt.title'));
    await keys.enter(site.button(t('receipt.done')));
    await keys.isIn(t('account.title'));
    await keys.press('Escape');
    await keys.isBackAt(site.accountButton());
  });

  journey('closes with Escape from any view', async ({ open }) => {
    const { site, keys } = await visit(open);
    await keys.enter(site.connectButton);
    await keys.isIn(t('connect.title'));
    await keys.press('Escape');
    await keys.isBackAt(site.connectButton);
    await keys.press('Enter');
    await keys.enter(site.button(t('whatIsAWallet.more')));
    await keys.isIn(t('whatIsAWallet.title'));
    await keys.press('Escape');
    await keys.isBackAt(site.connectButton);
    await keys.press('Enter');
    await keys.enter(site.row(name));
    await keys.reject('connect');
    await site.failed('user_rejected');
    await keys.press('Escape');
    await keys.isBackAt(site.connectButton);
    assert.deepEqual(
      site.events.filter((event) => event.name === 'wallet-close').map(({ detail }) => detail.reason),
      ['escape', 'escape', 'escape'],
    );
  });

  journey('declines with Escape in the prompt of a wallet, and the modal stays open', async ({ open }) => {
    const { site, keys } = await visit(open);
    await keys.enter(site.connectButton);
    await keys.enter(site.row(name));
    await site.sees(site.prompt('connect'));
    await keys.press('Escape');
    await site.failed('user_rejected');
    await keys.isIn(name);
    assert.equal(site.unheard('wallet-close'), 0);
  });

  journey('closes with the back gesture of a phone', async ({ open }) => {
    const { site, keys } = await visit(open);
    await keys.enter(site.connectButton);
    await keys.isIn(t('connect.title'));
    const goBack = () =>
      site.modal.evaluate((modal) => modal.shadowRoot.querySelector('dialog').requestClose());
    await goBack();
    assert.equal((await site.heard('wallet-before-close')).reason, 'escape');
    await keys.isBackAt(site.connectButton);
    // Also when it is requested twice, and when the page prevents it.
    await keys.press('Enter');
    await keys.isIn(t('connect.title'));
    await site.modal.evaluate((modal) => {
      modal.addEventListener('wallet-before-close', (event) => event.preventDefault());
    });
    await goBack();
    await goBack();
    await site.heard('wallet-before-close');
    await site.heard('wallet-before-close');
    await keys.isIn(t('connect.title'));
    assert.equal((await site.state()).open, true);
  });

  journey('presses keys in the dialog without triggering shortcuts of the page', async ({ open }) => {
    const { site, keys } = await visit(open);
    await site.page.evaluate(() => {
      window.pressed = [];
      document.addEventListener('keydown', ({ key }) => window.pressed.push(key));
    });
    await keys.enter(site.connectButton);
    await keys.isIn(t('connect.title'));
    await site.page.evaluate(() => {
      window.pressed = [];
    });
    await keys.tabTo(site.row(name));
    await keys.press('k');
    await keys.press('Escape');
    await keys.isBackAt(site.connectButton);
    assert.deepEqual(await site.page.evaluate(() => window.pressed), []);
  });
});
