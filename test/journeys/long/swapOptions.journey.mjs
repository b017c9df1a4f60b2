// What a site and its visitor may want of a swap besides its tokens: a fee of the site. The site has a source of quotes of its own.
import assert from 'node:assert/strict';
import { SECOND } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { previewSwap, swap, visitSwap, withOwnQuotes } from '../support/swapping.mjs';
import { t } from '../support/texts.mjs';

const attributesOf = ({ stack }, more) => `chain-api-url="${stack.url}" ${more}`;

/** What a figure of the dialog says. */
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
