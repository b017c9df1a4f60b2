import assert from 'node:assert/strict';
import { startStaticSite } from '../tools/staticSite.mjs';
import { chromiumPage } from './support/chromiumPage.mjs';
import { journeys } from './support/journeys.mjs';
import { walkPageChain } from './support/pageChain.mjs';
import { launchBrowser } from './support/stack.mjs';

journeys('A chain in the page', (journey) => {
  journey('connects, signs, sends, receives and switches on a static host', async () => {
    const [site, browser] = await Promise.all([startStaticSite(), launchBrowser()]);
    try {
      const page = await browser.newPage();
      const outside = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(site.url)) outside.push(request.url());
      });
      await page.goto(`${site.url}/pageChain.html`);
      await walkPageChain(chromiumPage(page));
      assert.deepEqual([outside, site.asked], [[], []]);
    } finally {
      await browser.close();
      await site.stop();
    }
  });
});
