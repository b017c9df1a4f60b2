import { basename } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { REPEATED } from '../../../scripts/lib/nodeCounter.mjs';
import { atPace } from '../../../scripts/lib/pace.mjs';
import { eventNames, listen } from './inPage.mjs';
import { Site } from './site.mjs';
import { launchBrowser, startStack } from './stack.mjs';

/** Several times what the longest journey takes. */
const LIMIT_MS = atPace(5 * 60_000);

/** What a page never answers would hold a journey for ever. */
async function tooLong(signal) {
  await pause(LIMIT_MS, undefined, { signal });
  throw new Error(`The journey takes longer than ${LIMIT_MS} ms`);
}

let browser;
/** One for the process, and another one when it has crashed. */
function sharedBrowser() {
  browser ??= launchBrowser().then((launched) => {
    launched.once('disconnected', () => {
      browser = undefined;
    });
    return launched;
  });
  return browser;
}
after(async () => (await browser)?.close());

/** The stack that the journeys of a file share. It starts with the first of them. */
function createSharedStack() {
  let stack;
  const needs = { solana: false, mainnet: false };
  return {
    need({ solana, mainnet }) {
      needs.solana ||= solana;
      needs.mainnet ||= mainnet;
    },
    start() {
      stack ??= startStack(needs);
      return stack;
    },
    stop: async () => (await stack)?.stop(),
  };
}

const ownStack = createSharedStack();
after(ownStack.stop);

/** The suites of the file that is being read, when several files are walked in this process. */
let collected;

/**
 * The journeys of a file, on one stack, each in a browser profile of its own. A journey gets what opens a page:
 * `open(page, { wallets, attributes, change, init, context, allows, mostRequests, query, host, origin })` answers a `Site`;
 * `allows` are other origins that it may ask, `mostRequests` is how often it may ask for one path if its journey needs
 * more than others, `query` is that of a frame's address, `host` another name of this machine, `origin` another server. Two at once keep two cores busy: a visitor mostly
 * waits. Journeys that make a service fail for all go one by one. With `solana` the stack has Solana clusters too, with `mainnet` a
 * chain with the number of Ethereum.
 * Visitors prefer reduced motion, which is less work; see `journeysInMotion`.
 */
export function journeys(
  title,
  define,
  { concurrency = 2, solana = false, mainnet = false, motion = false } = {},
) {
  const suite = { title, define, concurrency, solana, mainnet, motion };
  if (collected) collected.push(suite);
  else describeSuite(suite, ownStack);
}

/** Journeys in which things move, as for most visitors. */
export const journeysInMotion = (title, define, options) =>
  journeys(title, define, { ...options, motion: true });

function describeSuite({ title, define, concurrency, solana, mainnet, motion }, shared) {
  shared.need({ solana, mainnet });
  const reducedMotion = motion ? 'no-preference' : 'reduce';
  describe(title, { concurrency }, () => {
    define((name, walk) =>
      it(name, async (test) => {
        const stack = await shared.start();
        await twice(test, () => run(stack, walk, { reducedMotion }));
      }));
  });
}

/**
 * Walks the journeys of several files in this process, with one browser: starting that, and what drives it, costs more
 * than most journeys. Each file has a stack of its own, so that none sees what another did.
 */
export async function walkFiles(paths, { atOnce }) {
  const files = [];
  for (const path of paths) {
    collected = [];
    await import(pathToFileURL(path));
    files.push({ name: basename(path, '.journey.mjs'), suites: collected });
  }
  collected = undefined;
  describe('Journeys', { concurrency: atOnce }, () => {
    for (const { name, suites } of files) {
      // One suite after the other: it may make a service fail for the whole file.
      describe(name, { concurrency: 1 }, () => {
        const shared = createSharedStack();
        for (const suite of suites) describeSuite(suite, shared);
        after(shared.stop);
      });
    }
  });
}

/** With `CI` set, a journey that fails is walked once more, and its failure is printed: CONTRIBUTING.md says why. */
async function twice(test, walk) {
  try {
    await walk();
  } catch (error) {
    if (!process.env.CI) throw error;
    test.diagnostic(`${REPEATED} ${test.fullName}: ${error.stack}`);
    await walk();
  }
}

/** A journey that needs no stack of its own, and may be repeated like the others. */
export const journey = (title, walk) => it(title, (test) => twice(test, walk));

async function run(stack, walk, defaults) {
  const contexts = new Set();
  const sites = [];

  /** A browser profile; tabs that are opened with it share what is remembered. `made` is one that is there already. */
  async function profile({ made, ...options } = {}) {
    const context = made ?? (await (await sharedBrowser()).newContext({ ...defaults, ...options }));
    contexts.add(context);
    await context.exposeBinding('tellJourney', ({ page }, told) =>
      sites.find((site) => site.page === page)?.told(told),
    );
    await context.addInitScript(listen, eventNames);
    return context;
  }

  async function open(
    name,
    { wallets = [], attributes, change, init, context, browser, query, host, origin, ...limits } = {},
  ) {
    const page = await (context ?? (await profile(browser))).newPage();
    const url = origin ?? (host ? `http://${host}:${new URL(stack.url).port}` : stack.url);
    const site = new Site(page, url, limits);
    sites.push(site);
    await page.addInitScript((wallets) => {
      window.journey = { wallets };
    }, wallets);
    if (init) await page.addInitScript(init);
    const withAttributes = (html) => html.replace('<wallet-modal', `<wallet-modal ${attributes}`);
    const changed = (html) => (change ? change(html) : html);
    const own = attributes ? (html) => withAttributes(changed(html)) : change;
    await page.goto(url + stack.page(name, own) + (query ? `?frame=${encodeURIComponent(query)}` : ''));
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
