// The time from pressing WalletConnect in the open list to the code for wallet apps. The relay takes a second to publish, like
// the hosted one, which checks the site first.
import { conditions } from './conditions.mjs';
import { withRelay } from './pages.mjs';
import { startServer } from './server.mjs';
import { timeOf } from './viewScenarios.mjs';
import { settle, visit } from './visit.mjs';

const PUBLISH_MS = 1000;
const LONGEST_WAIT_MS = 5000;
const ROW = 'WalletConnect';
const CODE = { selector: 'svg[role=img]' };

/** Times by condition and page; only the product's pages have any. */
export async function measureCodes(browser, sites, rounds, log) {
  const { startSandboxServer } = await import('../../dist/sandbox/node.js');
  const sandbox = await startSandboxServer({ port: 0 });
  sandbox.failures.set({ service: 'relay', mode: 'slow', ms: PUBLISH_MS, methods: ['wc_proposeSession'] });
  const products = sites.filter(({ folder }) => folder);
  const server = await startServer(
    products.map((site) => ({ ...site, page: withRelay(site.page, sandbox.relayUrl) })),
  );
  const times = Object.fromEntries(conditions.map(({ name }) => [name, {}]));
  try {
    for (let round = 0; round < rounds; round++) {
      log(`Codes ${round + 1} of ${rounds}`);
      for (const condition of conditions) {
        for (const { page } of products) {
          times[condition.name][page.name] ??= { codeReady: [], codeCold: [] };
          const found = times[condition.name][page.name];
          const url = `${server.url}/${page.name}/`;
          found.codeReady.push(await pressWhenLoaded(browser, url, condition));
          found.codeCold.push(await pressUnloaded(browser, url, condition));
        }
      }
    }
    return times;
  } finally {
    await server.stop();
    await sandbox.stop();
  }
}

const hasCode = (traffic) => traffic.list().some(({ url }) => url.includes('/pairing-pairingConnectors'));

async function openList(on) {
  const { page } = on;
  await page.evaluate(() => window.bench.usable);
  await page.evaluate(() => window.bench.press());
  await page.evaluate(() => window.bench.opening);
  await page.waitForFunction((row) => window.bench.boxOf(row), ROW);
  await settle(on);
}

const press = ({ page }) => page.evaluate((row) => window.bench.pressRow(row), ROW);

/** The wallet app code was loaded while the list was shown. */
async function pressWhenLoaded(browser, url, condition) {
  const { time } = await visit(browser, url, condition, async (on) => {
    await openList(on);
    // Older builds never load it ahead.
    const until = performance.now() + LONGEST_WAIT_MS;
    while (!hasCode(on.traffic) && performance.now() < until) await on.page.waitForTimeout(100);
    await settle(on);
    return { time: await timeOf(on, CODE, () => press(on)) };
  });
  return time;
}

/** The visitor saves data, so that nothing is preloaded, and presses without a hint before. */
async function pressUnloaded(browser, url, condition) {
  const { time } = await visit(
    browser,
    url,
    condition,
    async (on) => {
      await openList(on);
      if (hasCode(on.traffic)) throw new Error('The code of wallet apps was loaded ahead.');
      return { time: await timeOf(on, CODE, () => press(on)) };
    },
    { savesData: true },
  );
  return time;
}
