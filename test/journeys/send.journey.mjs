import assert from 'node:assert/strict';
import { formatEther } from 'viem';
import { FIRST, SECOND, THIRD } from './support/accounts.mjs';
import { journeys } from './support/journeys.mjs';
import {
  askChain,
  balanceOf,
  becomes,
  chooseToken,
  hasReceipt,
  isNewest,
  leaveReceipt,
  review,
  submit,
  tokensOf,
  visitForm,
} from './support/sending.mjs';
import { eventually } from './support/site.mjs';
import { t } from './support/texts.mjs';

/** The start of a paid fee on a receipt: six significant digits. */
function paidFee(wei) {
  const digits = `${wei}`;
  const shown = digits.slice(0, 6).padEnd(digits.length, '0');
  const sign = shown === digits ? '' : '≈\\s';
  return new RegExp(`^${sign}${formatEther(BigInt(shown)).replace('.', '\\.')}\\sETH`);
}

const name = 'First Wallet';

/** Connects on a site with these tokens and opens the send form. */
async function visit(open, tokens = {}) {
  // More chain requests than other journeys: transactions are tracked while the machine is busy.
  const site = await open('plain.html', { wallets: [{ name }], mostRequests: 150 });
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

  journey(
    'has a receipt, which says what the chain says, and fills the form again',
    async ({ open, stack }) => {
      const site = await visit(open);
      await review(site, '0.25', THIRD);
      await submit(site);
      await site.approve('transaction');
      await hasReceipt(site);
      const { hash } = await becomes(site, 'pending');
      await becomes(site, 'confirmed');
      const receipt = site.dialog(t('receipt.title'));
      await site.sees(receipt.getByText(t('transaction.done.send', { amount: '0.25', symbol: 'ETH' })));
      const { gasUsed, effectiveGasPrice } = await askChain(stack, 'eth_getTransactionReceipt', [hash]);
      const fee = BigInt(gasUsed) * BigInt(effectiveGasPrice);
      await site.sees(receipt.getByText(paidFee(fee)));
      await leaveReceipt(site);
      const row = await isNewest(site, t('history.operation.send'), '−0.25 ETH');
      await row.getByRole('button').click();
      await site.sees(receipt.getByText(paidFee(fee)));
      await site.button(t('receipt.sendAgain')).click();
      await site.sees(site.dialog(t('send.title')));
      const field = (label) => site.page.getByRole('textbox', { name: t(label) });
      assert.equal(await field('send.amount').inputValue(), '0.25');
      assert.equal(await field('send.to').inputValue(), THIRD);
    },
  );

  journey('takes a payment link that is pasted', async ({ open, stack }) => {
    const { tokens } = stack.chains.find(({ id }) => id === 'eip155:31337');
    const { address } = tokens.find((token) => token.decimals === 6);
    const site = await visit(open, { 'eip155:31337': { address } });
    const held = () => tokensOf(stack, address, SECOND);
    const before = await held();
    const field = site.page.getByRole('textbox', { name: t('send.to') });
    await field.fill(`ethereum:${SECOND}@1?value=1e18`);
    await site.sees(site.page.getByText(t('send.link.title')));
    await field.fill(`ethereum:${address}@31337/transfer?address=${SECOND}&uint256=1.5e6`);
    await site.sees(site.page.getByText(t('send.link.filled')));
    await site.button(t('send.button.review')).click();
    await site.sees(site.dialog(t('send.reviewTitle')));
    await submit(site);
    await site.approve('transaction');
    await hasReceipt(site);
    await eventually(async () => (await held()) === before + 1_500_000n);
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
