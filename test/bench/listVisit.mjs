import { announceWallets } from './inPage/announceWallets.mjs';
import { watchList } from './inPage/watchList.mjs';
import { wallets } from './wallets.mjs';

/** The minimum number of rows that the dialog shows. */
const PAGE = 7;
const LONGEST_SCROLL_MS = 120_000;

export const press = (page, name) => page.getByRole('button', { name }).first().click();

/** Runs `visit` on a page whose visitor has connected a wallet. `prepare` runs before the page is loaded. */
export async function visitConnected(
  browser,
  { page: url, chainId },
  visit,
  prepare = async () => undefined,
) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(announceWallets, { wallets, chainId });
    await page.addInitScript(watchList);
    await prepare(page);
    await page.goto(url);
    await press(page, 'Connect wallet');
    await press(page, wallets[0].name);
    await page.waitForFunction(() => !document.querySelector('wallet-modal').hasAttribute('open'));
    return await visit(page);
  } finally {
    await context.close();
  }
}

/** The time from a press to the paint with this many rows. */
export async function pressToRows(page, rows, act, least = PAGE) {
  await page.evaluate(([rows, least]) => window.list.watchPress(rows, least), [rows, least]);
  await act();
  return page.evaluate(() => window.list.pressSeen);
}

/** The longest task while a wheel scrolls to the end of a list with at least this many rows. */
export async function scrollThrough(page, least) {
  await page.mouse.move(640, 500);
  await page.evaluate(() => window.list.startScroll());
  const end = Date.now() + LONGEST_SCROLL_MS;
  while (!(await page.evaluate((rows) => window.list.isAtEnd(rows), least))) {
    if (Date.now() > end) throw new Error(`The end of a list of ${least} rows was not reached.`);
    await page.mouse.wheel(0, 600);
  }
  return page.evaluate(() => window.list.endScroll());
}
