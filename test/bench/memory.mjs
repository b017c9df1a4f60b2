import { close } from './scenarios.mjs';
import { idle, settle, visit } from './visit.mjs';

const FEW = 5;
const MANY = 50;

async function weigh(on) {
  const { page, session } = on;
  await settle(on);
  // Objects freed by the first collection may have held others.
  for (let i = 0; i < 3; i++) {
    await session.send('HeapProfiler.collectGarbage');
    await idle(page);
  }
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  const count = (name) => metrics.find((metric) => metric.name === name).value;
  return { heap: usedSize, nodes: count('Nodes'), listeners: count('JSEventListeners') };
}

/** Opens and closes repeatedly, and measures the page's memory after few and after many times. */
export const openAndClose = (browser, url, condition) =>
  visit(browser, url, condition, async (on) => {
    const { page, session } = on;
    await session.send('Performance.enable');
    await page.evaluate(() => window.bench.usable);
    const weighed = {};
    for (let cycle = 1; cycle <= MANY; cycle++) {
      await page.evaluate(() => window.bench.press());
      await page.evaluate(() => window.bench.opening);
      await close(page);
      if (cycle === FEW) weighed.few = await weigh(on);
      if (cycle === MANY) weighed.many = await weigh(on);
    }
    return weighed;
  });
