import { basename } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { REPEATED } from '../../../scripts/lib/nodeCounter.mjs';
import { atPace } from '../../../scripts/lib/pace.mjs';
import { eventNames, listen } from './inPage.mjs';
import { Site } from './site.mjs';
import { launchBrowser, startStack } from './stack.mjs';

/** Several times the duration of the longest journey. */
const LIMIT_MS = atPace(5 * 60_000);

/** A page that never answers would block a journey for ever. */
async function tooLong(signal) {
  await pause(LIMIT_MS, undefined, { signal });
  throw new Error(`The journey takes longer than ${LIMIT_MS} ms`);
}

let browser;
/** One per process, and a new one after a crash. */
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

/** The stack shared by the journeys of a file. It starts with the first of them. */
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

/** The suites of the file being read, when several files run in this process. */
let collected;

/**
 * The journeys of a file, on one stack, each in its own browser profile. A journey gets a function that opens a page:
 * `open(page, { wallets, attributes, change, init, context, allows, mostRequests, query, host, origin })` answers a `Site`;
 * `allows` are other origins that it may request, `mostRequests` is the maximum number of requests to one path if the journey
 * needs more than others, `query` is the query of the page's address, `host` another name of this machine, `origin` another
 * server. Two at once keep two cores busy: a visitor mostly waits. Journeys that make a service fail for all run one by one.
 * With `solana` the stack also has Solana clusters, with `mainnet` a chain with Ethereum's number. Visitors prefer reduced
 * motion, which is less work; see `journeysInMotion`.
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

/** Journeys with motion, as for most visitors. */
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
 * Runs the journeys of several files in this process with one browser: starting a browser and its driver costs more than most
 * journeys. Each file has its own stack, so that none sees another's changes.
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
      // One suite after another, because a suite may make a service fail for the whole file.
      describe(name, { concurrency: 1 }, () => {
        const shared = createSharedStack();
        for (const suite of suites) describeSuite(suite, shared);
        after(shared.stop);
      });
    }
  });
}

/** With `CI` set, retries a failed journey once and prints its failure: CONTRIBUTING.md says why. */
async function twice(test, walk) {
  try {
    await walk();
  } catch (error) {
    if (!process.env.CI) throw error;
    test.diagnostic(`${REPEATED} ${test.fullName}: ${error.stack}`);
    await walk();
  }
}

/** A journey that needs no stack of its own, and may be retried like the others. */
export const journey = (title, walk) => it(title, (test) => twice(test, walk));

async function run(stack, walk, defaults) {
  const contexts = new Set();
  const sites = [];

  /** A browser profile. Tabs opened with it share storage. `made` is an existing one. */
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
    // The page's own reports help more than the driver's steps.
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
