// Options for a swap besides its tokens: the site's fee, and another recipient. The site has its own source of quotes.
import assert from 'node:assert/strict';
import { FIRST, SECOND } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { becomes, tokensOf } from '../support/sending.mjs';
import {
  chooseToken,
  dollarsOf,
  movedTo,
  pressInPreview,
  previewSwap,
  receiptOf,
  sentBy,
  swap,
  visitSwap,
  WALLET,
  withOwnQuotes,
} from '../support/swapping.mjs';
import { t } from '../support/texts.mjs';

const attributesOf = ({ stack }, more) => `chain-api-url="${stack.url}" ${more}`;

/** The value beside a label in the dialog. */
const factOf = (site, title, label) =>
  site.dialog(t(title)).locator('dt', { hasText: label }).locator('xpath=following-sibling::dd');

journeys(
  'A fee of the site',
  (journey) => {
    journey('is shown in the details and in the review, and the swap goes through', async (tools) => {
      const site = await visitSwap(tools, {
        attributes: attributesOf(tools, `app-name="Example" swap-fee="50 ${SECOND}"`),
        change: withOwnQuotes,
      });
      await previewSwap(site, { to: 'Sandbox Dollar', amount: '0.04' });
      const fee = factOf(site, 'swap.reviewTitle', t('swap.siteFee', { app: 'Example' }));
      await site.sees(fee.getByText('0.5% (0.0002 ETH)', { exact: true }));
      await swap(site, tools.stack);
    });

    journey('is not taken by the chain API, which the page is told', async (tools) => {
      const site = await visitSwap(tools, {
        attributes: attributesOf(tools, `swap-fee="50 ${SECOND}"`),
      });
      await site.warned('config_invalid', /takes no fee for sites/);
      await previewSwap(site, { to: 'Sandbox Dollar', amount: '0.04' });
      const shown = site.dialog(t('swap.reviewTitle'));
      assert.equal(await shown.getByText(t('swap.siteFee', { app: '' }).trim()).count(), 0);
    });
  },
  { concurrency: 1 },
);

/** A visitor with two accounts who wants the swap's result in the second one. */
async function forSecond(tools, change = withOwnQuotes) {
  const site = await visitSwap(tools, { shares: [SECOND], change });
  await chooseToken(site, 'swap.chooseReceived', 'Sandbox Dollar');
  await site.button(t('swap.details')).click();
  await site.button(t('swap.sendElsewhere')).click();
  await site
    .dialog(t('swap.title'))
    .getByRole('button', { name: t('send.offered.own') })
    .click();
  await site.sees(site.text(t('swap.goesToText')));
  await previewSwap(site, { amount: '0.03' });
  return site;
}

journeys(
  'Another recipient of a swap',
  (journey) => {
    journey('gets what the swap yields, and the receipt says so', async (tools) => {
      const { stack } = tools;
      const dollars = dollarsOf(stack);
      const before = [await tokensOf(stack, dollars, FIRST), await tokensOf(stack, dollars, SECOND)];
      const site = await forSecond(tools);
      const review = site.dialog(t('swap.reviewTitle'));
      await site.sees(review.getByText(t('swap.recipientText')));
      await site.sees(review.getByText(t('swap.theyGet')));
      await site.sees(site.text(t('swap.simulated')));
      await pressInPreview(site, 'swap.preview.swap');
      await site.approve('transaction');
      const { hash } = await becomes(site, 'pending');
      await becomes(site, 'confirmed');
      const receipt = site.dialog(t('receipt.title'));
      await site.sees(receipt.getByText(/^Swapped ETH to [\d.,]+ SUSD$/));
      await site.sees(receipt.getByText(t('receipt.to'), { exact: true }));
      assert.equal(await receipt.getByText(t('receipt.line.received')).count(), 0);
      const got = movedTo(await receiptOf(stack, hash), dollars, SECOND);
      assert.equal(await tokensOf(stack, dollars, FIRST), before[0]);
      assert.equal(await tokensOf(stack, dollars, SECOND), before[1] + got);
    });

    journey('that the source of quotes ignores is refused before the wallet is asked', async (tools) => {
      const before = await sentBy(tools.stack, FIRST);
      const site = await forSecond(tools, (html) => withOwnQuotes(html).replace('<body', '<body data-deaf'));
      await site.warned('quote_failed', /recipient would get nothing/);
      await site.sees(site.dialog(t('swap.title')).getByText(t('swap.safe')));
      assert.ok(!(await site.asked(WALLET)).includes('eth_sendTransaction'));
      assert.equal(await sentBy(tools.stack, FIRST), before);
    });
  },
  { concurrency: 1 },
);
