import assert from 'node:assert/strict';
import { FIRST, SECOND, THIRD } from './support/accounts.mjs';
import { journeys } from './support/journeys.mjs';
import {
  balanceOf,
  chooseToken,
  leaveReceipt,
  review,
  submit,
  tokensOf,
  visitForm,
} from './support/sending.mjs';
import { eventually } from './support/site.mjs';
import { t } from './support/texts.mjs';

const name = 'First Wallet';

/** Connects on a site with these tokens and opens the form for sending. */
async function visit(open, tokens = {}) {
  const site = await open('plain.html', { wallets: [{ name }] });
  await site.page.evaluate((given) => {
    document.querySelector('wallet-modal').tokens = given;
  }, tokens);
  await visitForm(site, name);
  return site;
}

journeys('Sending', (journey) => {
  journey('moves the native currency: declined at first, then sent to the unit', async ({ open, stack }) => {
    const site = await visit(open);
    const before = await balanceOf(stack, THIRD);
    await review(site, '0.25', THIRD);
    await submit(site);
    await site.reject('transaction');
    await site.sees(site.page.getByText(t('send.failed.declined')));
    await site.failed('user_rejected');
    assert.equal(await balanceOf(stack, THIRD), before);
    await submit(site);
    await site.approve('transaction');
    await leaveReceipt(site);
    await eventually(async () => (await balanceOf(stack, THIRD)) === before + 250_000_000_000_000_000n);
  });

  journey('moves a token to the unit', async ({ open, stack }) => {
    const { tokens } = stack.chains.find(({ id }) => id === 'eip155:31337');
    const { address, name: tokenName } = tokens.find((token) => token.decimals === 6);
    const site = await visit(open, { 'eip155:31337': { address } });
    const held = () => tokensOf(stack, address, SECOND);
    const before = await held();
    await chooseToken(site, tokenName);
    await review(site, '12.345678', SECOND);
    await site.sees(site.page.getByText(t('send.simulated')));
    await submit(site);
    await site.approve('transaction');
    await leaveReceipt(site);
    await eventually(async () => (await held()) === before + 12_345_678n);
  });

  journey('does not send after the account has changed in between', async ({ open }) => {
    const site = await visit(open);
    await site.wallet(name, (wallet, addresses) => wallet.setAccounts(addresses), [FIRST, SECOND]);
    await review(site, '0.1', THIRD);
    await site.wallet(name, (wallet, addresses) => wallet.setAccounts(addresses), [SECOND]);
    await site.sees(site.page.getByText(t('send.void.change')));
    assert.equal(
      await site.button(t('send.send', { amount: '0.1 ETH' }), { exact: true }).getAttribute('aria-disabled'),
      'true',
    );
  });
});
