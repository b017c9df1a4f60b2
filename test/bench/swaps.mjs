// Swapping: how fast the list of 2,000 tokens appears, scrolls and is searched, and the time from the typed amount to a quote,
// less the service's response time. The budgets are absolute, as for the other long lists.
import { changeAnswers } from '../journeys/support/passOn.mjs';
import { press, pressToRows, scrollThrough, visitConnected } from './listVisit.mjs';
import { slowestKey } from './slowestKey.mjs';

/** In addition to those of the local exchange. */
const TOKENS = 2_000;
const ROWS = '[data-row]';

/** Times of the product by metric, in each round. */
export async function measureSwaps(browser, sandbox, rounds, log) {
  const times = {};
  for (let round = 0; round < rounds; round++) {
    log(`Swaps ${round + 1} of ${rounds}`);
    const found = await visitConnected(browser, sandbox, visitSwap, (page) => listMore(page, sandbox));
    for (const [metric, value] of Object.entries(found)) {
      times[metric] ??= [];
      times[metric].push(value);
    }
  }
  return times;
}

/** Makes the service list 2,000 more tokens. */
async function listMore(page, { network }) {
  const more = Array.from({ length: TOKENS }, (_, at) => ({
    name: `Listed Coin ${at}`,
    symbol: `LC${at}`,
    address: `${network}:0x${'f'.repeat(36)}${(at + 4096).toString(16)}`,
    decimals: 18,
    logoUri: null,
    eip2612: false,
  }));
  await changeAnswers(page, 'v1/convert/tokens?', ({ tokens }) => tokens.push(...more));
}

async function visitSwap(page) {
  await press(page, /^Account/);
  await press(page, /^Swap/);
  const swapAll = await pressToRows(page, ROWS, () => press(page, /Change the token you get$/));
  const swapScroll = await scrollThrough(page, TOKENS);
  const field = page.getByRole('searchbox');
  await field.focus();
  const swapSearch = await slowestKey(page, 'sandbox dollar');
  await press(page, /^Sandbox Dollar/);
  return { swapAll, swapScroll, swapSearch, quoteShown: await timeOfQuote(page) };
}

/** From the last typed digit to the paint with the quote, less the time until the service has answered. */
async function timeOfQuote(page) {
  const amount = page.getByRole('textbox', { name: 'You pay' });
  await amount.fill('0.0');
  await page.evaluate(() => window.list.watchQuote());
  await amount.press('5');
  return page.evaluate(() => window.list.quoteSeen);
}
