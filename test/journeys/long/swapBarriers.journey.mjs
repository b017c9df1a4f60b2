// Swapping without a pointer, with a screen reader, on a small screen and in other looks.
import assert from 'node:assert/strict';
import { FIRST } from '../support/accounts.mjs';
import { visitLooking } from '../support/barriers.mjs';
import { journeys } from '../support/journeys.mjs';
import { Keys } from '../support/keys.mjs';
import { changeAnswers } from '../support/passOn.mjs';
import { becomes, tokensOf } from '../support/sending.mjs';
import { begun } from '../support/site.mjs';
import {
  dollarsOf,
  isDeclined,
  movedTo,
  openSwap,
  pressInPreview,
  previewSwap,
  receiptOf,
  visitSwap,
  WALLET,
} from '../support/swapping.mjs';
import { t } from '../support/texts.mjs';

/** Presses right after a change are ignored for a second. */
const GUARD_MS = 1_100;

const dialogButton = (site, title, name) => site.dialog(t(title)).getByRole('button', { name });

/** A service that pays out only part of the amount. */
const paysLittle = (site) =>
  changeAnswers(site.page, 'convert/build-transaction', ({ tx }) => {
    tx.amount = `${BigInt(tx.amount) / 2n}`;
  });

journeys(
  'Somebody who swaps',
  (journey) => {
    journey('does it by keyboard alone, declined at first', async (tools) => {
      const { stack } = tools;
      const site = await tools.open('plain.html', {
        attributes: `chain-api-url="${stack.url}"`,
        wallets: [{ name: WALLET }],
        mostRequests: 300,
      });
      const keys = new Keys(site);
      await keys.enter(site.connectButton);
      await keys.isIn(t('connect.title'));
      await keys.enter(site.row(WALLET));
      await keys.approve('connect');
      await site.heard('wallet-connected');
      await keys.isBackAt(site.accountButton());
      await keys.press('Enter');
      await keys.isIn(t('account.title'));
      await keys.enter(site.button(t('swap.title'), { exact: true }));
      await keys.isIn(t('swap.title'));

      await keys.enter(dialogButton(site, 'swap.title', new RegExp(`${t('swap.chooseReceived')}$`)));
      await keys.isIn(t('swap.tokenTitle'));
      await keys.tabTo(site.page.getByRole('searchbox'));
      await site.page.keyboard.type('dollar');
      const dollar = dialogButton(site, 'swap.tokenTitle', /^Sandbox Dollar/).first();
      await site.seesNot(dialogButton(site, 'swap.tokenTitle', /^Sandbox Ether/));
      await keys.press('ArrowDown');
      await keys.arrowTo(dollar);
      await keys.press('Enter');
      await keys.isIn(t('swap.title'));

      await keys.tabTo(site.page.getByRole('textbox', { name: t('swap.pay') }));
      await site.page.keyboard.type('0.05');
      await keys.enter(site.button(t('swap.details')));
      await keys.tabTo(site.button('2%', { exact: true }));
      await keys.press(' ');
      await keys.tabTo(site.page.getByRole('textbox', { name: t('swap.pay') }), 'Shift+Tab');
      await site.sees(site.button(t('swap.button.review'), { disabled: false }));
      await keys.press('Enter');
      await keys.isIn(t('swap.reviewTitle'));

      const swap = dialogButton(site, 'swap.reviewTitle', new RegExp(`^${t('swap.preview.swap')}$`));
      await site.sees(swap);
      await site.page.waitForTimeout(GUARD_MS);
      await keys.enter(swap);
      await keys.reject('transaction');
      await site.failed('user_rejected');
      await keys.isIn(t('swap.reviewTitle'));
      await site.page.waitForTimeout(GUARD_MS);
      await keys.enter(swap);
      const before = await tokensOf(stack, dollarsOf(stack), FIRST);
      await keys.approve('transaction');
      const { hash } = await becomes(site, 'pending');
      await keys.isIn(t('receipt.title'));
      await becomes(site, 'confirmed');
      const got = movedTo(await receiptOf(stack, hash), dollarsOf(stack), FIRST);
      assert.equal(await tokensOf(stack, dollarsOf(stack), FIRST), before + got);
      await keys.press('Escape');
      await keys.isBackAt(site.accountButton());
    });

    journey('meets no barriers, in any look', async (tools) => {
      const { site, look, shows, enters, barriers } = await visitLooking(tools, [{ name: WALLET }], {
        attributes: `chain-api-url="${tools.stack.url}"`,
        mostRequests: 300,
      });
      await site.connectButton.click();
      await site.row(WALLET).click();
      await site.approve('connect');
      await site.heard('wallet-close');
      await openSwap(site);
      await shows(site.page.getByRole('textbox', { name: t('swap.pay') }), 'the form');
      await dialogButton(site, 'swap.title', new RegExp(`${t('swap.chooseReceived')}$`)).click();
      await shows(dialogButton(site, 'swap.tokenTitle', /^Sandbox Dollar/).first(), 'the tokens');
      await site.page.getByRole('searchbox').fill('nothing of that name');
      await shows(site.text(t('swap.noTokenFound', { query: 'nothing of that name' })), 'no token');
      await site.page.getByRole('searchbox').fill('');
      await dialogButton(site, 'swap.tokenTitle', /^Sandbox Dollar/)
        .first()
        .click();
      const pay = site.page.getByRole('textbox', { name: t('swap.pay') });
      await pay.fill('999999');
      await shows(site.button(t('swap.button.incorrect'), { exact: true }), 'more than there is');
      await pay.fill('0.05');
      await site.button(t('swap.details')).click();
      const slippage = site.page.getByRole('textbox', { name: t('swap.slippage') });
      await slippage.fill('9');
      await shows(site.text(t('swap.slippage.tooHigh', { most: '5%' })), 'the details, and a wrong slippage');
      await slippage.fill('3');
      await shows(site.text(t('swap.slippageWarn.high')), 'a slippage that is warned of');
      await site.button('1%', { exact: true }).click();
      await previewSwap(site, {});
      await shows(site.text(t('swap.simulated')), 'the preview');
      await pressInPreview(site, 'swap.preview.swap');
      await site.sees(site.prompt('transaction'));
      await look('asking the wallet');
      await isDeclined(site);
      await look('a declined swap');
      await site.button(t('swap.cancel'), { exact: true }).click();

      await site.button(t('swap.switch')).click();
      await pay.fill('12.5');
      await previewSwap(site, {});
      await shows(site.text(t('swap.approvalTitle', { symbol: 'SUSD' })), 'the approval');
      await site.button(t('swap.cancel'), { exact: true }).click();

      await site.button(t('swap.switch')).click();
      await pay.fill('0.05');
      await paysLittle(site);
      await previewSwap(site, {});
      await shows(site.text(t('swap.priceChanged')), 'another price');
      await pressInPreview(site, 'swap.preview.acceptPrice');
      await shows(site.page.getByText(/^You lose 5[\d.]+% \(\$[\d.,]+\)$/).first(), 'a large loss');
      await enters(t('swap.reviewTitle'));
      assert.deepEqual(barriers, {});
    });

    journey('sees nothing move when a quote arrives', async (tools) => {
      const site = await visitSwap(tools);
      const places = () =>
        site.page.evaluate(() => {
          const root = document.querySelector('wallet-modal').shadowRoot;
          const dialog = root.querySelector('dialog');
          return [
            dialog,
            ...dialog.querySelectorAll('form input, form button[type=submit], form section'),
          ].map((one) => {
            const { top, height } = one.getBoundingClientRect();
            return [one.localName, Math.round(top), Math.round(height)];
          });
        });
      await dialogButton(site, 'swap.title', new RegExp(`${t('swap.chooseReceived')}$`)).click();
      await dialogButton(site, 'swap.tokenTitle', /^Sandbox Dollar/)
        .first()
        .click();
      await site.page.getByRole('textbox', { name: t('swap.pay') }).fill('1');
      await site.sees(site.button(t('swap.button.review'), { disabled: false }));
      await site.button(t('swap.details')).click();
      let release;
      await site.page.route('**/convert/quotes*', async (route) => {
        await new Promise((resolve) => {
          release = resolve;
        });
        await route.continue();
      });
      for (const amount of ['0.07', '3.987654321']) {
        const asked = begun(site.page.waitForRequest(/convert\/quotes/));
        await site.page.getByRole('textbox', { name: t('swap.pay') }).fill(amount);
        await asked;
        await site.sees(site.button(t('swap.button.quoting')));
        const before = await places();
        release();
        await site.sees(site.button(t('swap.button.review'), { disabled: false }));
        assert.deepEqual(await places(), before);
      }
    });

    journey('sees all of it at 320 px, and finds large buttons on a touch screen', async (tools) => {
      const site = await visitSwap(tools, {
        browser: { viewport: { width: 320, height: 740 }, hasTouch: true, isMobile: true },
      });
      /** Clipped elements, and buttons that are smaller than a finger. */
      const flaws = () =>
        site.page.evaluate(() => {
          const root = document.querySelector('wallet-modal').shadowRoot;
          const scroller = root.querySelector('[data-scroller]');
          const cut = [...root.querySelectorAll('dialog *')]
            .filter((one) => {
              const { left, right, width } = one.getBoundingClientRect();
              return width > 1 && (left < -1 || right > innerWidth + 1);
            })
            .map((one) => one.textContent);
          const small = [...root.querySelectorAll('button, a[href]')].flatMap((one) => {
            const after = getComputedStyle(one, '::after');
            const { width, height } = one.getBoundingClientRect();
            const [wide, high] =
              after.position === 'absolute'
                ? [Number.parseFloat(after.width), Number.parseFloat(after.height)]
                : [width, height];
            return Math.max(wide, width) >= 44 && Math.max(high, height) >= 44
              ? []
              : [`${one.ariaLabel ?? one.textContent}: ${wide} × ${high}`];
          });
          return { cut, small, isWide: scroller.scrollWidth > scroller.clientWidth };
        });
      const NONE = { cut: [], small: [], isWide: false };
      await dialogButton(site, 'swap.title', new RegExp(`${t('swap.chooseReceived')}$`)).click();
      await site.sees(dialogButton(site, 'swap.tokenTitle', /^Sandbox Dollar/).first());
      assert.deepEqual(await flaws(), NONE);
      await site.button(t('dialog.back')).click();
      await previewSwap(site, { from: 'Sandbox Dollar', to: 'Sandbox Ether', amount: '1234.567891' });
      await site.sees(site.text(t('swap.approvalTitle', { symbol: 'SUSD' })));
      assert.deepEqual(await flaws(), NONE);
      await site.button(t('swap.cancel'), { exact: true }).click();
      await site.button(t('swap.details')).click();
      assert.deepEqual(await flaws(), NONE);
    });
  },
  { concurrency: 1 },
);
