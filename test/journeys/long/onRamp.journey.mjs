// Buying on the sandbox's seller page, which sells what the local chains have.
import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import {
  newestPurchase,
  openSeller,
  openSite,
  pressAtSeller,
  SELLER,
  visitBuying,
  WALLET,
} from '../support/buying.mjs';
import { journeys } from '../support/journeys.mjs';
import { balanceOf } from '../support/sending.mjs';
import { eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

journeys(
  'Buying',
  (journey) => {
    journey('from the page to what arrives: the widget, the quote and the window', async (tools) => {
      const site = await openSite(tools);
      const { page } = site;
      await page.evaluate(() => {
        document.querySelector('main').append(document.createElement('wallet-onramp-widget'));
      });
      const widget = page.locator('wallet-onramp-widget');
      await site.sees(widget.getByRole('button', { name: t('button.connect') }));
      await widget.getByRole('textbox', { name: t('onRamp.amount') }).fill('200');
      await widget.getByRole('button', { name: t('button.connect') }).click();
      await site.row(WALLET).click();
      await site.approve('connect');
      await site.heard('wallet-close');
      await widget.getByRole('button', { name: t('onRamp.getQuotes') }).click();

      const form = site.dialog(t('onRamp.title'));
      const field = form.getByRole('textbox', { name: t('onRamp.pay') });
      await eventually(async () => (await field.inputValue()) === '200');
      // A fee of 3 dollars, a network fee of 25 cents, and the rest at a price of 2500.
      await site.sees(form.getByText('0.0787', { exact: true }));
      await site.seesNot(form.getByText(t('onRamp.estimate')));

      const before = await balanceOf(tools.stack, FIRST);
      const popup = await openSeller(site);
      assert.equal(await popup.evaluate(() => window.opener), null, 'the provider has no way back');
      await pressAtSeller(popup, 'pay');
      assert.match(await newestPurchase(site), /\+0\.07\d* ETH/);
      await eventually(async () => (await balanceOf(tools.stack, FIRST)) > before);
      assert.ok(!(await site.kept()).includes('wallet-modal/purchase'));
    });

    journey('is found again after a reload', async (tools) => {
      const site = await visitBuying(tools);
      const popup = await openSeller(site);
      await site.page.reload();
      await site.accountButton().click();
      const account = site.dialog(t('account.title'));
      await account.getByRole('button', { name: t('onRamp.kept') }).click();
      await site.button(t('onRamp.check')).click();
      await site.sees(site.text(t('onRamp.elsewhereText', { name: SELLER })));
      await pressAtSeller(popup, 'pay');
      await newestPurchase(site);
    });
  },
  { concurrency: 1 },
);
