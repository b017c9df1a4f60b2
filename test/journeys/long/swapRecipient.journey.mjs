// The visitor types the name of a swap's recipient. The site has its own source of quotes, which can send there.
import assert from 'node:assert/strict';
import { FIRST, NAMES, SECOND } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { askChain, becomes, tokensOf } from '../support/sending.mjs';
import { eventually } from '../support/site.mjs';
import {
  chooseToken,
  dollarsOf,
  movedTo,
  pressInPreview,
  previewButton,
  previewSwap,
  receiptOf,
  visitSwap,
  WALLET,
  withOwnQuotes,
} from '../support/swapping.mjs';
import { t } from '../support/texts.mjs';

const NAME = NAMES[SECOND];

/** Opens the field and types into the focused element. */
async function typeRecipient(site, text) {
  await site.button(t('swap.details')).click();
  await site.button(t('swap.sendElsewhere')).click();
  const field = site.page.getByRole('textbox', { name: t('swap.chooseRecipient') });
  await eventually(() => field.evaluate((element) => element.getRootNode().activeElement === element));
  await site.page.keyboard.type(text);
  return field;
}

journeys(
  'A typed recipient of a swap',
  (journey) => {
    journey('is warned of, confirmed, and gets all that the swap yields', async (tools) => {
      const { stack } = tools;
      const dollars = dollarsOf(stack);
      // A contract that accepts everything and does nothing.
      await askChain(stack, 'anvil_setCode', [SECOND, '0x00']);
      const before = [await tokensOf(stack, dollars, FIRST), await tokensOf(stack, dollars, SECOND)];
      const site = await visitSwap(tools, { change: withOwnQuotes });
      await chooseToken(site, 'swap.chooseReceived', 'Sandbox Dollar');
      await typeRecipient(site, NAME);
      await site.sees(site.text(t('send.warn.contract')));
      await site.sees(site.text(t('swap.goesToText')));
      await previewSwap(site, { amount: '0.03' });
      const review = site.dialog(t('swap.reviewTitle'));
      await site.sees(review.getByText(NAME, { exact: true }));
      await site.sees(review.getByText(t('send.warn.contract')));
      await site.sees(review.getByText(t('swap.simulated')));
      await site.sees(previewButton(site, 'swap.preview.confirmRecipient'));
      assert.ok(!(await site.asked(WALLET)).includes('eth_sendTransaction'));
      await review.getByRole('checkbox', { name: t('swap.recipientKnown') }).check();
      await pressInPreview(site, 'swap.preview.swap');
      await site.approve('transaction');
      const { hash } = await becomes(site, 'pending');
      await becomes(site, 'confirmed');
      const receipt = site.dialog(t('receipt.title'));
      await site.sees(receipt.getByText(/^Swapped ETH to [\d.,]+ SUSD$/));
      await site.sees(receipt.getByText(NAME, { exact: true }));
      await site.sees(receipt.getByText(t('receipt.to'), { exact: true }));
      assert.equal((await receipt.getByText(SECOND.slice(2, 6)).count()) > 0, true);
      const got = movedTo(await receiptOf(stack, hash), dollars, SECOND);
      assert.equal(await tokensOf(stack, dollars, FIRST), before[0]);
      assert.equal(await tokensOf(stack, dollars, SECOND), before[1] + got);
    });

    journey('that is nobody, or a token, is not swapped for', async (tools) => {
      const site = await visitSwap(tools, { change: withOwnQuotes });
      await chooseToken(site, 'swap.chooseReceived', 'Sandbox Dollar');
      await site.page.getByRole('textbox', { name: t('swap.pay') }).fill('0.03');
      const field = await typeRecipient(site, 'nobody.wcn.id');
      await site.sees(site.text(t('send.recipient.unknownName')));
      await site.sees(site.button(t('swap.button.recipient')));
      await field.fill(dollarsOf(tools.stack));
      await site.sees(site.text(t('send.warn.tokenContract')));
      await site.sees(site.button(t('swap.button.recipient')));
      await field.fill(FIRST);
      await site.sees(site.text(t('swap.recipientSelf')));
      await previewSwap(site, {});
      const review = site.dialog(t('swap.reviewTitle'));
      await site.sees(review.getByText(t('swap.get'), { exact: true }));
      assert.equal(await review.getByText(t('swap.recipientText')).count(), 0);
      assert.ok(!(await site.asked(WALLET)).includes('eth_sendTransaction'));
    });
  },
  { concurrency: 1 },
);
