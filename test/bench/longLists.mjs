// The account's long lists: 1,000 tokens, 5,000 transactions, and the tokens to choose for sending. Measures the time from the
// data, or from the request if the data were there before, to the first rows, and the lists' scrolling. The budgets are
// absolute, because they are about people's perception; a busy machine may miss them.
import { TOKENS, TRANSACTIONS } from './accountSandbox.mjs';
import { press, pressToRows, scrollThrough, visitConnected } from './listVisit.mjs';

/** The number of tokens that have a price and are therefore not folded away. */
const PRICED = 3;
/** The number of folded rows that fit below them. */
const FOLDED_PAGE = 3;
/** Scrolling through 5,000 transactions takes long. */
const MOST_ROUNDS = 3;
const ROWS = 'li[data-index]';

/** Times of the product by metric, in each round. */
export async function measureLongLists(browser, sandbox, rounds, log) {
  const times = {};
  for (let round = 0; round < Math.min(rounds, MOST_ROUNDS); round++) {
    log(`Long lists ${round + 1} of ${Math.min(rounds, MOST_ROUNDS)}`);
    for (const [metric, value] of Object.entries(await visitConnected(browser, sandbox, visitLists))) {
      times[metric] ??= [];
      times[metric].push(value);
    }
  }
  return times;
}

async function visitLists(page) {
  return { ...(await visitTokens(page)), ...(await visitHistory(page)), ...(await visitChoice(page)) };
}

/** The account, then the tokens that are folded away, because they have no price. */
async function visitTokens(page) {
  await press(page, /^Account/);
  const tokensFirst = await firstRows(page, ['/balance?'], 'ul[aria-label=Tokens] > li', 1);
  const tokensAll = await pressToRows(page, ROWS, () => press(page, /hidden tokens/), FOLDED_PAGE);
  return { tokensFirst, tokensAll, tokensScroll: await scrollThrough(page, TOKENS - PRICED) };
}

/** The activity, then all transactions. */
async function visitHistory(page) {
  await page.getByRole('tab', { name: 'Activity' }).click();
  const historyFirst = await firstRows(page, ['/history?'], 'ul[aria-label=Activity] > li', 3);
  const historyAll = await pressToRows(page, ROWS, () => press(page, 'Show all'));
  return { historyFirst, historyAll, historyScroll: await scrollThrough(page, TRANSACTIONS) };
}

/** The tokens to send. */
async function visitChoice(page) {
  await press(page, 'Back');
  await press(page, /^Send/);
  const rows = 'ul[aria-label="Your tokens"] > li';
  const choiceAll = await pressToRows(page, rows, () => press(page, /Change token$/));
  return { choiceAll, choiceScroll: await scrollThrough(page, TOKENS) };
}

const firstRows = (page, parts, selector, least) =>
  page.evaluate((asked) => window.list.firstRows(...asked), [parts, selector, least]);
