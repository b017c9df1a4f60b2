import assert from 'node:assert/strict';
import { startStaticSite } from '../tools/staticSite.mjs';
import { chromiumPage } from './support/chromiumPage.mjs';
import { journeys } from './support/journeys.mjs';
import { walkPageChain } from './support/pageChain.mjs';
import { launchBrowser } from './support/stack.mjs';

/** Sent to the page: makes storage and compilation fail. */
function takeAway() {
  delete globalThis.WebAssembly;
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(globalThis, name, {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  }
}

/** Runs a visit of the page, with `before` as its first script. */
async function walk(before, complaints) {
  const [site, browser] = await Promise.all([startStaticSite(), launchBrowser()]);
  try {
    const page = await browser.newPage();
    if (before) await page.addInitScript(before);
    const outside = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) outside.push(request.url());
    });
    await page.goto(`${site.url}/pageChain.html`);
    await walkPageChain(chromiumPage(page), complaints);
    assert.deepEqual([outside, site.asked], [[], []]);
  } finally {
    await browser.close();
    await site.stop();
  }
}

journeys('A chain in the page', (journey) => {
  journey('connects, signs, sends, receives and switches on a static host', () => walk());

  journey('does so without WebAssembly, and where storage is denied', () =>
    walk(takeAway, ['{"code":"storage_unavailable","message":"The connection cannot be remembered."}']),
  );
});
