// The account's long lists: 1,000 tokens, 5,000 transactions, and the tokens to choose from for sending. How soon the
// first rows are there once their data are, or once the list is asked for if the data were there before, and how the
// lists scroll. The budgets are absolute, because they are about what people feel; on a machine that is busy with other
// things they may be missed.
import { TOKENS, TRANSACTIONS } from './accountSandbox.mjs';
import { announceWallets } from './inPage/announceWallets.mjs';
import { watchList } from './inPage/watchList.mjs';
import { wallets } from './wallets.mjs';

/** Scrolling through 5,000 transactions takes long. */
const MOST_ROUNDS = 3;
const ROWS = 'li[data-index]';
/** As many rows as the dialog shows at least. */
const PAGE = 7;

/** Times of the product by metric, in each round. */
export async function measureLongLists(browser, sandbox, rounds, log) {
  const times = {};
  for (let round = 0; round < Math.min(rounds, MOST_ROUNDS); round++) {
    log(`Long lists ${round + 1} of ${Math.min(rounds, MOST_ROUNDS)}`);
    for (const [metric, value] of Object.entries(await visitLists(browser, sandbox))) {
      times[metric] ??= [];
      times[metric].push(value);
    }
  }
  return times;
}

async function visitLists(browser, { page: url, chainId }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(announceWallets, { wallets, chainId });
    await page.addInitScript(watchList);
    await page.goto(url);
    await connect(page);
    return { ...(await visitTokens(page)), ...(await visitHistory(page)), ...(await visitChoice(page)) };
  } finally {
    await context.close();
  }
}

const press = (page, name) => page.getByRole('button', { name }).first().click();

async function connect(page) {
  await press(page, 'Connect wallet');
  await press(page, wallets[0].name);
  await page.waitForFunction(() => !document.querySelector('wallet-modal').hasAttribute('open'));
}

/** The account, then all of its tokens. */
async function visitTokens(page) {
  await press(page, /^Account/);
  const tokensFirst = await firstRows(page, ['/balance?'], 'ul[aria-label=Tokens] > li', 4);
  await pressAndSee(page, ROWS, () => press(page, 'Show all'));
  return { tokensFirst, tokensAll: await seen(page), tokensScroll: await scrollThrough(page, TOKENS) };
}

/** The activity, then all transactions. */
async function visitHistory(page) {
  await page.getByRole('tab', { name: 'Activity' }).click();
  const historyFirst = await firstRows(page, ['/history?'], 'ul[aria-label=Activity] > li', 3);
  await pressAndSee(page, ROWS, () => press(page, 'Show all'));
  return {
    historyFirst,
    historyAll: await seen(page),
    historyScroll: await scrollThrough(page, TRANSACTIONS),
  };
}

/** The tokens to send. */
async function visitChoice(page) {
  await press(page, 'Back');
  await press(page, /^Send/);
  await pressAndSee(page, 'ul[aria-label="Your tokens"] > li', () => press(page, /^Select token/));
  return { choiceAll: await seen(page), choiceScroll: await scrollThrough(page, TOKENS) };
}

const firstRows = (page, parts, selector, least) =>
  page.evaluate((asked) => window.list.firstRows(...asked), [parts, selector, least]);

async function pressAndSee(page, rows, act) {
  await page.evaluate(([rows, least]) => window.list.watchPress(rows, least), [rows, PAGE]);
  await act();
}
const seen = (page) => page.evaluate(() => window.list.pressSeen);

/** The longest task while a wheel scrolls to the end of the list. */
async function scrollThrough(page, least) {
  await page.mouse.move(640, 500);
  await page.evaluate(() => window.list.startScroll());
  while (!(await page.evaluate((rows) => window.list.isAtEnd(rows), least))) await page.mouse.wheel(0, 600);
  return page.evaluate(() => window.list.endScroll());
}
