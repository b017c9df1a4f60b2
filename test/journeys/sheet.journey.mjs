import assert from 'node:assert/strict';
import { journeys } from './support/journeys.mjs';
import { eventually } from './support/site.mjs';
import { t } from './support/texts.mjs';

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** A finger on the page that moves down the middle of an element in steps. */
async function fingerOf(page) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  let at;
  return {
    async down(locator) {
      const { x, y, width, height } = await locator.boundingBox();
      at = { x: x + width / 2, y: y + height / 2 };
      await touch('touchStart', [at]);
    },
    async move(by, steps = 8) {
      const from = at.y;
      for (let step = 1; step <= steps; step++) {
        at = { ...at, y: from + (by * step) / steps };
        await touch('touchMove', [at]);
      }
    },
    up: () => touch('touchEnd', []),
  };
}

journeys('The sheet on a phone', (journey) => {
  journey('is dragged away and back by a visitor, who scrolls its list', async ({ open }) => {
    const wallets = Array.from({ length: 9 }, (_, at) => ({ name: `Wallet ${at}` }));
    const site = await open('plain.html', { wallets, browser: phone });
    const finger = await fingerOf(site.page);
    const heading = site.dialog(t('connect.title')).getByRole('heading', { name: t('connect.title') });
    const card = site.dialog(t('connect.title')).locator('[part=card]');
    const top = async () => Math.round((await card.boundingBox()).y);
    /** The position of the card at rest. */
    const rest = () =>
      card.evaluate(async (one) => {
        await Promise.all(one.getAnimations().map(({ finished }) => finished));
        return Math.round(one.getBoundingClientRect().y);
      });

    await site.connectButton.click();
    await site.sees(site.row('Wallet 8'));
    await site.heard('wallet-open');
    const place = await rest();

    await finger.down(site.row('Wallet 3'));
    await finger.move(-120);
    await finger.up();
    const scroller = card.locator('[data-scroller]');
    await eventually(
      () => scroller.evaluate((one) => one.scrollTop),
      (scrolled) => scrolled > 50,
    );
    assert.equal(await top(), place);

    await finger.down(heading);
    await finger.move(60);
    await eventually(top, (now) => now === place + 60);
    await finger.move(-40);
    await finger.up();
    await eventually(top, (now) => now === place);

    await finger.down(heading);
    await finger.move(300);
    await finger.up();
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'drag' });
    await site.sees(site.connectButton);

    await site.page.evaluate(() => {
      document
        .querySelector('wallet-modal')
        .addEventListener('wallet-before-close', (event) => event.preventDefault(), { once: true });
    });
    await site.connectButton.click();
    await site.heard('wallet-open');
    await rest();
    await finger.down(heading);
    await finger.move(300);
    await finger.up();
    await eventually(() => card.evaluate((one) => one.matches('[data-shaking]')));
    await eventually(top, (now) => now === place);
    assert.equal(site.unheard('wallet-close'), 0);
    await site.button(t('dialog.close')).click();
    assert.deepEqual(await site.heard('wallet-close'), { reason: 'button' });
  });
});
