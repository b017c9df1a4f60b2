import assert from 'node:assert/strict';
import { journeys } from '../support/journeys.mjs';
import { eventually } from '../support/site.mjs';
import { t } from '../support/texts.mjs';

/** The stand-in's wallets on Ethereum, out of 600. */
const WALLETS = 585;

journeys('The list of all wallets', (journey) => {
  journey('is scrolled to its end with hardly more requests than wallets', async ({ open, stack }) => {
    const attributes = `relay-url="${stack.relayUrl}" directory-url="${stack.url}" networks="eip155:1"`;
    const site = await open('plain.html', { attributes, wallets: [] });
    const { page } = site;
    const asked = [];
    // Rows that scroll out of view cancel their pictures, and a slow machine draws more of them.
    page.on('response', (response) => {
      const request = response.request();
      if (!/\/get\w+/.test(request.url())) return;
      asked.push(request.url());
      // Another origin's directory, such as the hosted one, would need a CORS preflight for these headers.
      if (Object.keys(request.headers()).some((name) => name.startsWith('x-'))) asked.push('OPTIONS');
    });
    await site.connectButton.click();
    await site.row(t('allWallets.title')).click();
    await site.sees(site.dialog(t('allWallets.title')));

    const rows = page.locator('wallet-modal li[data-index]');
    const seen = async () => {
      await eventually(
        () => rows.filter({ hasNot: page.locator('img, svg') }).count(),
        (count) => count === 0,
      );
      return Number(await rows.last().getAttribute('aria-posinset'));
    };
    for (let place = await eventually(seen); place < WALLETS; ) {
      await rows.last().evaluate((row) => row.scrollIntoView({ block: 'start' }));
      place = await eventually(seen, (next) => next > place);
    }
    const pictures = asked.filter((url) => url.includes('/getWalletImage/'));
    assert.ok(new Set(pictures).size > WALLETS - 85, `${pictures.length} pictures`);
    assert.ok(asked.length <= WALLETS + 55, `${asked.length} requests`);
  });
});
