import assert from 'node:assert/strict';
import { FIRST, SECOND, THIRD } from './support/accounts.mjs';
import { journeys } from './support/journeys.mjs';
import { eventually } from './support/site.mjs';
import { t } from './support/texts.mjs';

const name = 'First Wallet';

/** Connects with the first account and opens the form for sending. */
async function visit(open, tokens = {}) {
  const site = await open('plain.html', { wallets: [{ name }] });
  await site.page.evaluate((given) => {
    document.querySelector('wallet-modal').tokens = given;
  }, tokens);
  await site.connectButton.click();
  await site.row(name).click();
  await site.approve('connect');
  await site.heard('wallet-close');
  await site.accountButton().click();
  await site.button(t('send.title')).click();
  await site.sees(site.dialog(t('send.title')));
  return site;
}

const field = (site, label) => site.page.getByRole('textbox', { name: label });

/** Fills the form and goes to the review. */
async function review(site, amount, receiver) {
  await field(site, t('send.amount')).fill(amount);
  await field(site, t('send.to')).fill(receiver);
  await site.button(t('send.button.review')).click();
  await site.sees(site.dialog(t('send.reviewTitle')));
}

/** Asks a chain from outside the page. */
async function ask(stack, method, params) {
  const { rpcUrl } = stack.chains.find(({ id }) => id === 'eip155:31337');
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { 'content-type': 'application/json' };
  return BigInt((await (await fetch(rpcUrl, { method: 'POST', headers, body })).json()).result);
}

const balanceOf = (stack, address) => ask(stack, 'eth_getBalance', [address, 'latest']);

journeys('Sending', (journey) => {
  journey('moves the native currency: declined at first, then sent to the unit', async ({ open, stack }) => {
    const site = await visit(open);
    const before = await balanceOf(stack, THIRD);
    await review(site, '0.25', THIRD);
    await site.button(t('send.send')).click();
    await site.reject('transaction');
    await site.sees(site.page.getByText(t('send.failed.declined')));
    await site.failed('user_rejected');
    assert.equal(await balanceOf(stack, THIRD), before);
    await site.button(t('send.send')).click();
    await site.approve('transaction');
    await site.sees(site.dialog(t('account.title')));
    await eventually(async () => (await balanceOf(stack, THIRD)) === before + 250_000_000_000_000_000n);
  });

  journey('moves a token to the unit', async ({ open, stack }) => {
    const { tokens } = stack.chains.find(({ id }) => id === 'eip155:31337');
    const { address, name: tokenName } = tokens.find((token) => token.decimals === 6);
    const site = await visit(open, { 'eip155:31337': { address } });
    const held = () => {
      const data = `0x70a08231${SECOND.slice(2).padStart(64, '0')}`;
      return ask(stack, 'eth_call', [{ to: address, data }, 'latest']);
    };
    const before = await held();
    await site.button(t('send.selectToken')).click();
    await site.button(new RegExp(`^${tokenName}`)).click();
    await review(site, '12.345678', SECOND);
    await site.sees(site.page.getByText(t('send.simulated')));
    await site.button(t('send.send')).click();
    await site.approve('transaction');
    await site.sees(site.dialog(t('account.title')));
    await eventually(async () => (await held()) === before + 12_345_678n);
  });

  journey('does not send after the account has changed in between', async ({ open }) => {
    const site = await visit(open);
    await site.wallet(name, (wallet, addresses) => wallet.setAccounts(addresses), [FIRST, SECOND]);
    await review(site, '0.1', THIRD);
    await site.wallet(name, (wallet, addresses) => wallet.setAccounts(addresses), [SECOND]);
    await site.sees(site.page.getByText(t('send.void.change')));
    assert.equal(await site.button(t('send.send')).getAttribute('aria-disabled'), 'true');
  });
});
