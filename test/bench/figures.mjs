// The time from pressing the account's button to its first figure: with the code loaded ahead, and for a returning visitor with
// an empty cache and no hint before. The figures come from the stand-in of the chain API. There is no floor.
import { conditions } from './conditions.mjs';
import { withChainApi } from './pages.mjs';
import { startServer } from './server.mjs';
import { clickButton, connect, connected, timeOf } from './viewScenarios.mjs';
import { visit } from './visit.mjs';

const FIGURE = { selector: 'dialog bdi', words: '10,000' };

/** Times by condition and page; only the product's pages have any. */
export async function measureFigures(browser, sandbox, sites, rounds, log) {
  const products = sites.filter(({ folder }) => folder);
  const server = await startServer(
    products.map((site) => ({ ...site, page: withChainApi(site.page, sandbox.api.url, sandbox.network) })),
  );
  const times = Object.fromEntries(conditions.map(({ name }) => [name, {}]));
  try {
    for (let round = 0; round < rounds; round++) {
      log(`Figures ${round + 1} of ${rounds}`);
      for (const condition of conditions) {
        sandbox.api.latency = condition.network?.latency ?? 0;
        for (const { page } of products) {
          times[condition.name][page.name] ??= { figureReady: [], figureCold: [] };
          const found = times[condition.name][page.name];
          const url = `${server.url}/${page.name}/`;
          const open = (act) =>
            visit(browser, url, condition, act, { chainId: sandbox.chainId, mayAbort: true });
          found.figureReady.push((await open(afterHovering)).time);
          found.figureCold.push((await open(afterReturning)).time);
        }
      }
    }
    return times;
  } finally {
    await server.stop();
  }
}

/** The pointer rests on the button until everything is loaded; then it is pressed. */
async function afterHovering(on) {
  await connect(on);
  return { time: await timeOf(on, FIGURE, () => clickButton(on)) };
}

/** A connected visitor returns with an empty cache. */
async function afterReturning(on) {
  const { page, session } = on;
  await connect(on);
  await session.send('Network.clearBrowserCache');
  await page.reload({ waitUntil: 'commit' });
  await connected(on);
  return { time: await timeOf(on, FIGURE, () => page.evaluate(() => window.bench.press())) };
}
