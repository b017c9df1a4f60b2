import { cpus } from 'node:os';
import { median } from './statistics.mjs';

const TRIES = 25;
const ATTEMPTS = 4;
const LEAST_SHARE = 0.6;

/** A few milliseconds of work; runs in the page. */
function loop() {
  const from = performance.now();
  let sum = 0;
  for (let i = 0; i < 3e6; i++) sum = (sum * 31 + i) | 0;
  return { ms: performance.now() - from, sum };
}

/** The factor by which work takes longer under the CPU slow-down. Throws if it isn't about the requested factor. */
export async function measureSlowdown(browser, rate) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  async function time(slowedBy) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
    return (await page.evaluate(loop)).ms;
  }
  async function attempt() {
    const ratios = [];
    for (let i = 0; i < TRIES; i++) {
      const asItIs = await time(1);
      ratios.push((await time(rate)) / asItIs);
    }
    return median(ratios);
  }
  await time(1);
  let slowdown = 0;
  for (let i = 0; i < ATTEMPTS && slowdown < rate * LEAST_SHARE; i++) slowdown = await attempt();
  await context.close();
  if (slowdown >= rate * LEAST_SHARE) return slowdown;
  throw new Error(`The CPU slow-down is × ${slowdown.toFixed(1)} instead of × ${rate}.`);
}

/** The measuring machine, in a few words. */
export const describeMachine = (browser, slowdown) =>
  `Chromium ${browser.version().split('.')[0]}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, CPU slow-down measured × ${slowdown.toFixed(1)}.`;
