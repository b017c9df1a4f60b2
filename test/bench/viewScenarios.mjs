import { settle, visit } from './visit.mjs';
import { wallets } from './wallets.mjs';

const [{ name }] = wallets;
/** The end of the wallets' shared address. */
const ADDRESS_END = '2266';

/** Clicks the middle of a row that shows these words, after the pointer has rested there and everything is loaded. */
export async function clickRow(on, words) {
  const { page } = on;
  await page.waitForFunction((text) => window.bench.boxOf(text), words);
  await settle(on);
  const { x, y, width, height } = await page.evaluate((text) => window.bench.boxOf(text), words);
  const [left, top] = [x + width / 2, y + height / 2];
  await page.mouse.move(left, top);
  await settle(on);
  await page.mouse.click(left, top);
}

/** From the click that `act` makes to the paint that shows the expected element. */
export async function timeOf({ page }, expected, act) {
  await page.evaluate((what) => window.bench.expect(what), expected);
  await act();
  return page.evaluate(() => window.bench.next);
}

export async function clickButton(on) {
  const { page } = on;
  const { x, y, width, height } = await page.evaluate(() => window.bench.buttonBox());
  const [left, top] = [x + width / 2, y + height / 2];
  await page.mouse.move(left, top);
  await settle(on);
  await page.mouse.click(left, top);
}

/** Resolves when the button shows the account, no dialog is visible, and everything is loaded. */
export async function connected(on) {
  await on.page.waitForFunction(
    (end) => window.bench.buttonText().includes(end) && !window.bench.hasDialog(),
    ADDRESS_END,
  );
  await settle(on);
}

/** Connects a wallet through the dialog. */
export async function connect(on) {
  await on.page.evaluate(() => window.bench.usable);
  await clickButton(on);
  await clickRow(on, name);
  await connected(on);
}

/** A visitor connects a wallet, opens the account, and goes on to the list of networks. */
export const account = (browser, url, condition) =>
  visit(browser, url, condition, async (on) => {
    await connect(on);
    const opened = await timeOf(on, { words: 'Disconnect' }, () => clickButton(on));
    const listed = await timeOf(on, { words: 'Polygon' }, () => clickRow(on, 'Ethereum'));
    return { account: opened, networks: listed };
  });
