// Tokens outside all lists, entered by their addresses on the local chain.
import assert from 'node:assert/strict';
import { FIRST, SECOND } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { changeAnswers } from '../support/passOn.mjs';
import { becomes, leaveReceipt, review, submit, tokensOf, visitForm } from '../support/sending.mjs';
import { eventually } from '../support/site.mjs';
import { movedTo, openSwap, pressInPreview, receiptOf } from '../support/swapping.mjs';
import { t } from '../support/texts.mjs';

const name = 'First Wallet';
const tokenOf = ({ chains }, symbol) =>
  chains.find(({ id }) => id === 'eip155:31337').tokens.find((token) => token.symbol === symbol);

/** Types an address into the search field of a list of tokens, and chooses the result. */
async function chooseByAddress(site, title, token) {
  const dialog = site.dialog(t(title));
  await dialog.getByRole('searchbox').fill(token.address);
  await site.sees(dialog.getByText(t('tokens.unlistedText'), { exact: true }));
  await dialog.getByRole('button', { name: new RegExp(`^${token.name}.*${t('tokens.unlisted')}$`) }).click();
  await site.sees(site.page.getByText(t('tokens.isUnlisted', { symbol: token.symbol }), { exact: true }));
}

journeys(
  'A token that no list has',
  (journey) => {
    journey('is found by its address and sent to the unit', async ({ open, stack }) => {
      const token = tokenOf(stack, 'SUSD');
      // Two addresses are looked up, and the fees of two tokens.
      const site = await open('plain.html', { wallets: [{ name }], mostRequests: 120 });
      await visitForm(site, name);
      await site.button(t('send.changeToken')).click();
      await site.page.getByRole('searchbox').fill(SECOND);
      await site.sees(site.page.getByText(t('tokens.at.nothing', { network: 'Sandbox One' })).first());
      await chooseByAddress(site, 'send.tokenTitle', token);
      const before = await tokensOf(stack, token.address, SECOND);
      await review(site, '12.345678', SECOND);
      await site.sees(site.page.getByText(t('tokens.isUnlisted', { symbol: 'SUSD' }), { exact: true }));
      await site.sees(site.page.getByText(t('send.simulated')));
      await submit(site);
      await site.approve('transaction');
      await leaveReceipt(site);
      await eventually(async () => (await tokensOf(stack, token.address, SECOND)) === before + 12_345_678n);
    });

    journey('is what a swap yields, once it is confirmed that it is the one', async (tools) => {
      const { stack } = tools;
      const token = tokenOf(stack, 'SUSD');
      const site = await tools.open('plain.html', {
        attributes: `chain-api-url="${stack.url}"`,
        wallets: [{ name }],
        // Figures refresh while they are on screen.
        mostRequests: 300,
      });
      await changeAnswers(site.page, 'v1/convert/tokens', (answer) => {
        answer.tokens = answer.tokens.filter(({ symbol }) => symbol !== 'SUSD');
      });
      await site.connectButton.click();
      await site.row(name).click();
      await site.approve('connect');
      await site.heard('wallet-close');
      await openSwap(site);
      await site.button(new RegExp(`${t('swap.chooseReceived')}$`)).click();
      await chooseByAddress(site, 'swap.tokenTitle', token);
      await site.page.getByRole('textbox', { name: t('swap.pay') }).fill('0.05');
      await site.button(t('swap.button.review')).click();
      await site.sees(site.dialog(t('swap.reviewTitle')));
      const before = await tokensOf(stack, token.address, FIRST);
      await site.page.getByRole('checkbox', { name: t('swap.lossKnown') }).check();
      await pressInPreview(site, 'swap.preview.swap');
      await site.approve('transaction');
      const { hash } = await becomes(site, 'pending');
      await becomes(site, 'confirmed');
      await leaveReceipt(site);
      const got = movedTo(await receiptOf(stack, hash), token.address, FIRST);
      assert.ok(got > 0n);
      assert.equal(await tokensOf(stack, token.address, FIRST), before + got);
    });
  },
  { concurrency: 1 },
);
