// Buying on the sandbox's page that sells what the local chains have.
import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { balanceOf } from '../support/sending.mjs';
import { eventually } from '../support/site.mjs';
import { sandboxTexts, t } from '../support/texts.mjs';

const WALLET = 'First Wallet';
const SELLER = 'Coinbase';

/** Connects on a site with the stand-in of the chain API. */
async function visit({ open, stack }) {
  const site = await open('plain.html', {
    attributes: `chain-api-url="${stack.url}"`,
    wallets: [{ name: WALLET }],
    // Purchases are looked for while they are on their way.
    mostRequests: 300,
  });
  const { page } = site;
  const dialog = (key) => site.dialog(t(key));
  const pay = (popup) => popup.getByRole('button', { name: sandboxTexts.onRamp.pay, exact: true }).click();
  /** Opens the window of the provider. */
  async function openSeller() {
    const opened = page.waitForEvent('popup');
    await dialog('onRamp.title').getByRole('button', { name: SELLER }).click();
    const popup = await opened;
    await popup.waitForURL(/\/sandbox\/buy/);
    await site.sees(site.text(t('onRamp.buyIn', { name: SELLER })));
    return popup;
  }
  /** Waits until the newest purchase has arrived. */
  async function arrives() {
    const list = dialog('onRamp.activityTitle').getByRole('listitem').first();
    await site.sees(list);
    await eventually(async () => {
      const text = await list.textContent();
      return text.includes(t('history.operation.buy')) && !text.includes(t('history.status.pending'));
    });
    return list.textContent();
  }
  return { site, page, dialog, pay, openSeller, arrives };
}

journeys(
  'Buying',
  (journey) => {
    journey(
      'from the page to the purchase: the amount, the quote, the window and what arrives',
      async (tools) => {
        const { site, page, dialog, pay, openSeller, arrives } = await visit(tools);
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

        const field = dialog('onRamp.title').getByRole('textbox', { name: t('onRamp.pay') });
        await eventually(async () => (await field.inputValue()) === '200');
        await site.sees(dialog('onRamp.title').getByText(/^0\.07\d+$/));
        await site.seesNot(dialog('onRamp.title').getByText(t('onRamp.estimate')));

        const before = await balanceOf(tools.stack, FIRST);
        const popup = await openSeller();
        assert.equal(await popup.evaluate(() => window.opener), null, 'the provider has no way back');
        await pay(popup);
        await site.sees(dialog('onRamp.activityTitle'));
        assert.match(await arrives(), /\+0\.07\d* ETH/);
        await eventually(async () => (await balanceOf(tools.stack, FIRST)) > before);
        assert.equal(await page.evaluate(() => localStorage.getItem('wallet-modal/purchase')), null);
      },
    );

    journey('is found again after a reload', async (tools) => {
      const { site, page, dialog, pay, openSeller, arrives } = await visit(tools);
      await site.connect(WALLET);
      await site.heard('wallet-close');
      await site.accountButton().click();
      await site.button(t('onRamp.buy'), { exact: true }).click();
      const popup = await openSeller();
      await page.reload();
      await site.accountButton().click();
      await dialog('account.title')
        .getByRole('button', { name: t('onRamp.kept') })
        .click();
      await site.button(t('onRamp.check')).click();
      await site.sees(site.text(t('onRamp.buyIn', { name: SELLER })));
      await pay(popup);
      await site.sees(dialog('onRamp.activityTitle'));
      await arrives();
    });
  },
  { concurrency: 1 },
);
