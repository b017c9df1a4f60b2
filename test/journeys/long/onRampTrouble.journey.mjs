// Failures while buying, and what the visitor and the chain have afterwards. Sequential: they share the service.
import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import {
  newestPurchase,
  openSeller,
  pressAtSeller,
  pressSeller,
  SELLER,
  visitBuying,
} from '../support/buying.mjs';
import { journeys } from '../support/journeys.mjs';
import { balanceOf } from '../support/sending.mjs';
import { eventually } from '../support/site.mjs';
import { sandboxTexts, t } from '../support/texts.mjs';

const kept = (site) => site.page.evaluate(() => localStorage.getItem('wallet-modal/purchase'));

journeys(
  'Buying in trouble',
  (journey) => {
    journey('a payment that the bank declines is listed as failed, and nothing arrives', async (tools) => {
      const before = await balanceOf(tools.stack, FIRST);
      const site = await visitBuying(tools);
      const popup = await openSeller(site);
      await pressAtSeller(popup, 'decline');
      assert.match(await newestPurchase(site), new RegExp(t('history.status.failed')));
      assert.equal(await balanceOf(tools.stack, FIRST), before);
      assert.equal(await kept(site), null);
    });

    journey('a visitor who leaves the provider without buying goes back to the form', async (tools) => {
      const site = await visitBuying(tools);
      const popup = await openSeller(site);
      await pressAtSeller(popup, 'leave');
      await popup.getByText(sandboxTexts.onRamp.left).waitFor();
      await popup.close();
      await site.sees(site.text(t('onRamp.closed')));
      await site.button(t('onRamp.notBought')).click();
      await site.sees(site.dialog(t('onRamp.title')));
      assert.equal(await kept(site), null);
    });

    journey('a blocked window is opened by a link, and its purchase is found', async (tools) => {
      const before = await balanceOf(tools.stack, FIRST);
      const site = await visitBuying(tools);
      await site.page.evaluate(() => {
        window.open = () => null;
      });
      await pressSeller(site);
      await site.sees(site.text(t('onRamp.blocked')));
      const link = site.page.getByRole('link', { name: t('onRamp.open', { name: SELLER }) });
      const page = await site.windowAfter(() => link.click());
      await page.waitForURL(/\/sandbox\/buy/);
      assert.equal(await page.evaluate(() => window.opener), null, 'the provider has no way back');
      await pressAtSeller(page, 'pay');
      await newestPurchase(site);
      await eventually(async () => (await balanceOf(tools.stack, FIRST)) > before);
    });

    journey('a service that knows neither currencies nor prices: an estimate, called that', async (tools) => {
      const { stack } = tools;
      const methods = ['onramp-options', 'onramp-quote'];
      stack.failures.set({ service: 'chainApi', mode: 'malformed', methods });
      try {
        const site = await visitBuying(tools);
        const form = site.dialog(t('onRamp.title'));
        await site.sees(form.getByRole('button', { name: /USDC/ }));
        await form.getByRole('textbox', { name: t('onRamp.pay') }).fill('150');
        await site.sees(form.getByText(t('onRamp.estimate'), { exact: true }));
        const popup = await openSeller(site);
        assert.equal(await popup.getByLabel(sandboxTexts.onRamp.amount).inputValue(), '150');
        await pressAtSeller(popup, 'pay');
        await newestPurchase(site);
      } finally {
        stack.failures.clear();
      }
    });

    journey('a provider whose page cannot be had: nothing opens, and another try does', async (tools) => {
      const { stack } = tools;
      const site = await visitBuying(tools);
      stack.failures.set({ service: 'chainApi', mode: 'malformed', methods: ['onramp-url'] });
      try {
        const popup = await site.windowAfter(() => pressSeller(site));
        await site.sees(site.text(t('onRamp.noPage', { name: SELLER })));
        await eventually(() => popup.isClosed());
        await site.warned('onramp_failed');
      } finally {
        stack.failures.clear();
      }
      const popup = await openSeller(site, () => site.button(t('dialog.retry')).click());
      await pressAtSeller(popup, 'pay');
      await newestPurchase(site);
    });
  },
  { concurrency: 1 },
);
