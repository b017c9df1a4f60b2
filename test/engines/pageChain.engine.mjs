// A chain that runs in the page, in the engine named by ENGINE.
import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { journey } from '../journeys/support/journeys.mjs';
import { walkPageChain } from '../journeys/support/pageChain.mjs';
import { startStaticSite } from '../tools/staticSite.mjs';
import { startEngine } from './inEngine.mjs';

describe(`A chain in the page in ${process.env.ENGINE}`, () => {
  journey('connects, signs, sends, receives and switches on a static host', async () => {
    const [site, browser] = await Promise.all([startStaticSite(), startEngine()]);
    try {
      const page = await browser.open(`${site.url}/pageChain.html`);
      await walkPageChain(page);
      assert.deepEqual(site.asked, []);
    } finally {
      await browser.close();
      await site.stop();
    }
  });
});
