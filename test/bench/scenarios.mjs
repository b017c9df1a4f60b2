import { watchBoxes } from './inPage/watchBoxes.mjs';
import { findRest } from './rest.mjs';
import { account } from './viewScenarios.mjs';
import { settle, visit } from './visit.mjs';

const opening = (page) => page.evaluate(() => window.bench.opening);
const duration = ({ from, at }) => at - from;

async function clickButton(page) {
  const { x, y, width, height } = await page.evaluate(() => window.bench.buttonBox());
  await page.mouse.click(x + width / 2, y + height / 2);
  return opening(page);
}

/** Closes with Escape, like any dialog, and waits until that is visible. */
export async function close(page) {
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.bench.closed());
}

/** The visitor looks at the page for a while; then a script presses the button, without a hint before. */
const withoutIntent = (browser, url, condition) =>
  visit(browser, url, condition, async (on) => {
    const usable = await on.page.evaluate(() => window.bench.usable);
    await settle(on);
    const before = on.traffic.list().map((request) => ({ url: request.url, bytes: request.bytes }));
    await on.page.evaluate(() => window.bench.press());
    const opened = await opening(on.page);
    return {
      usable,
      requestsBefore: before.map((request) => request.url),
      entryBytes: before.slice(1).reduce((sum, { bytes }) => sum + bytes, 0),
      openingBytes: opened.bytes,
      openCold: duration(opened),
    };
  });

/** The pointer rests on the button until everything is loaded; then it is pressed. */
const withIntent = (browser, url, condition) =>
  visit(browser, url, condition, async (on) => {
    const { page } = on;
    const usable = await page.evaluate(() => window.bench.usable);
    await settle(on);
    const { x, y, width, height } = await page.evaluate(() => window.bench.buttonBox());
    await page.mouse.move(x + width / 2, y + height / 2);
    await settle(on);
    return { usable, openIntent: duration(await clickButton(page)) };
  });

/** The page itself presses the button as soon as that is possible. Times count from the navigation. */
const pressedAtOnce = (browser, url, condition) =>
  visit(
    browser,
    url,
    condition,
    async ({ page }) => {
      const usable = await page.evaluate(() => window.bench.usable);
      const { at } = await opening(page);
      return { usable, rowFromNavigation: at };
    },
    { pressAtOnce: true },
  );

const WATCHED_MS = 1_000;

/** Like `withoutIntent`, but watches every box until the page is quiet. */
const untilRest = (browser, url, condition) =>
  visit(browser, url, condition, async (on) => {
    const { page } = on;
    await page.evaluate(() => window.bench.usable);
    await settle(on);
    await page.evaluate(watchBoxes);
    await page.evaluate(() => window.bench.press());
    const { from, at: shown } = await opening(page);
    await page.waitForTimeout(WATCHED_MS);
    await settle(on);
    const [changes, loaded] = await page.evaluate(() => [
      window.boxes.changes,
      performance.getEntriesByType('resource').map((entry) => entry.toJSON()),
    ]);
    const scripts = loaded.filter(({ name }) => name.endsWith('.js'));
    return findRest({ from, shown, changes, scripts });
  });

/** The visits of one round. Each result has some of the metrics. */
export const scenarios = [withoutIntent, untilRest, withIntent, pressedAtOnce, account];
