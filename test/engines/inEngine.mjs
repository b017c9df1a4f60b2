// The shared parts of an engine's journeys: the stack, the browser named by ENGINE and a visitor of a page.
import { after, before, describe } from 'node:test';
import { startStack } from '../journeys/support/stack.mjs';
import { startFirefox } from './firefoxPages.mjs';
import { meetVisitor } from './visitor.mjs';
import { startWebKitPages } from './webkitPages.mjs';

const engines = { firefox: startFirefox, webkit: startWebKitPages };
/** Starts the browser named by ENGINE. */
export const startEngine = engines[process.env.ENGINE];

/**
 * Journeys in the engine. They get `open({ wallets, attributes, lang }, use)`, which lets a visitor use a page, and `stack()`,
 * which works once they run.
 */
export function inEngine(title, define) {
  describe(`${title} in ${process.env.ENGINE}`, () => {
    let stack;
    let browser;
    before(async () => {
      [stack, browser] = await Promise.all([startStack(), startEngine()]);
    });
    after(() => Promise.all([stack?.stop(), browser?.close()]));

    async function open({ wallets = [], attributes = '', lang = 'en' }, use) {
      const own = (html) =>
        html
          .replace('<html lang="en"', `<html lang="${lang}"`)
          .replace('<wallet-modal', `<wallet-modal ${attributes}`);
      const query = `?wallets=${encodeURIComponent(JSON.stringify(wallets))}`;
      const page = await browser.open(stack.url + stack.page('plain.html', own) + query);
      try {
        const visitor = await meetVisitor(page);
        await use(visitor);
        await visitor.check();
      } finally {
        await page.close();
      }
    }

    define({ open, stack: () => stack });
  });
}
