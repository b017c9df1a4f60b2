import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { eventNames, listen } from './inPage.mjs';
import { Site } from './site.mjs';
import { startStack } from './stack.mjs';

/** As many at once as keep two cores busy: a visitor mostly waits. */
const concurrency = 2;
const LIMIT_MS = 120_000;

/** What a page never answers would hold a journey for ever. */
async function tooLong(signal) {
  await pause(LIMIT_MS, undefined, { signal });
  throw new Error(`The journey takes longer than ${LIMIT_MS} ms`);
}

let stack;
/** One for the process, started by who comes first. */
const sharedStack = () => {
  stack ??= startStack();
  return stack;
};
after(async () => (await stack)?.stop());

/**
 * The journeys of a file, on one stack, each in a browser profile of its own. A journey gets what opens a page:
 * `open(page, { wallets, attributes, change, init, context })` answers a `Site`.
 */
export function journeys(title, define) {
  describe(title, { concurrency }, () => {
    define((name, walk) => it(name, async () => run(await sharedStack(), walk)));
  });
}

async function run(stack, walk) {
  const contexts = new Set();
  const sites = [];

  /** A browser profile; tabs that are opened with it share what is remembered. */
  async function profile(options) {
    const context = await stack.chrome.newContext({ reducedMotion: 'no-preference', ...options });
    contexts.add(context);
    await context.exposeBinding('tellJourney', ({ page }, told) =>
      sites.find((site) => site.page === page)?.told(told),
    );
    await context.addInitScript(listen, eventNames);
    return context;
  }

  async function open(name, { wallets = [], attributes, change, init, context, browser } = {}) {
    const page = await (context ?? (await profile(browser))).newPage();
    const site = new Site(page, stack.url);
    sites.push(site);
    await page.addInitScript((wallets) => {
      window.journey = { wallets };
    }, wallets);
    if (init) await page.addInitScript(init);
    const own =
      change ?? (attributes && ((html) => html.replace('<wallet-modal', `<wallet-modal ${attributes}`)));
    await page.goto(stack.url + stack.page(name, own));
    return site;
  }

  const ending = new AbortController();
  try {
    await Promise.race([walk({ open, profile, stack }), tooLong(ending.signal)]);
    for (const site of sites) site.check();
  } catch (error) {
    // What the page told helps more than the steps of the driver.
    delete error.log;
    for (const site of sites) {
      error.stack += `\n\nThe page heard:\n  ${site.story().join('\n  ')}\nand complained:\n  ${site.problems.join('\n  ')}\n`;
    }
    throw error;
  } finally {
    ending.abort();
    for (const context of contexts) await context.close();
  }
}
