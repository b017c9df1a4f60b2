import { checkImposed, impose } from './conditions.mjs';
import { announceWallets } from './inPage/announceWallets.mjs';
import { instrument } from './inPage/instrument.mjs';
import { recordTraffic } from './traffic.mjs';
import { wallets } from './wallets.mjs';

const names = wallets.map(({ name }) => name);
const TIMEOUT_MS = 30_000;

/** Opens a page in a separate browser context, so that no cache is warm, under a condition, and acts there. */
export async function visit(browser, url, condition, act, options = {}) {
  const { pressAtOnce = false, savesData = false, chainId = '0x1', mayAbort = false } = options;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    const failures = [];
    page.on('pageerror', (error) => failures.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() !== 'log') failures.push(message.text());
    });
    const session = await context.newCDPSession(page);
    const traffic = await recordTraffic(session);
    await page.addInitScript(announceWallets, { wallets, chainId });
    if (savesData) await page.addInitScript(saveData);
    await page.addInitScript(instrument, { names, pressAtOnce });
    await impose(session, condition);
    await page.goto(url, { waitUntil: 'commit' });
    const result = await withDeadline(act({ page, session, traffic }), url, failures);
    if (failures.length) throw new Error(`${url} says: ${failures.join('\n')}`);
    const requests = traffic.list();
    const isFailed = ({ failure }) => failure && !(mayAbort && failure === 'net::ERR_ABORTED');
    const failed = requests.filter(isFailed);
    if (failed.length) throw new Error(`${failed[0].url} failed: ${failed[0].failure}`);
    checkImposed(condition, requests);
    const origin = new URL(url).origin;
    const foreign = requests.filter((request) => new URL(request.url).origin !== origin);
    return { ...result, foreign: foreign.map((request) => request.url) };
  } finally {
    await context.close();
  }
}

/** Passed as text, so it uses nothing from outside. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

async function withDeadline(promise, url, failures) {
  let timer;
  const deadline = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(new Error([`${url}: nothing happens any more.`, ...failures].join('\n'))),
      TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([promise, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves when the page is idle. */
export async function idle(page) {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        // A page that draws nothing may be idle for long before the browser reports it, so this asks after a frame.
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1000 }));
      }),
  );
}

/** Resolves when the page has nothing to load and is idle. */
export async function settle({ page, traffic }) {
  let seen;
  do {
    await traffic.quiet();
    seen = traffic.list().length;
    await idle(page);
  } while (traffic.list().length > seen);
}
