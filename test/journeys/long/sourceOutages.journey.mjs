// A source that is down or busy for five minutes on the journey's clock: the number of requests, and the texts for the
// visitor.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { FIRST } from '../support/accounts.mjs';
import { journeys } from '../support/journeys.mjs';
import { eventually } from '../support/site.mjs';
import { openSwap, previewButton, previewSwap, WALLET } from '../support/swapping.mjs';
import { t } from '../support/texts.mjs';

const FIVE_MINUTES = 300;
const BUSY = { status: 429, body: '{"message":"Too many requests","code":1}' };
const BROKEN = { status: 503, body: '<h1>Service Unavailable</h1>' };

/** A service at this path whose answers can be changed, and the number of requests to it. */
async function watchService(page, path) {
  const service = { answer: undefined, count: 0 };
  await page.route(`**${path}/**`, (route) => {
    service.count += 1;
    return service.answer ? route.fulfill(service.answer) : route.continue();
  });
  return service;
}

/**
 * Counts the page's own requests below a path, from now on. With other journeys in parallel, the browser passed each request
 * twice to route handlers.
 */
async function countAsked(page, path) {
  await page.evaluate((part) => {
    const before = window.fetch;
    window.askedTimes = 0;
    window.fetch = (...given) => {
      if (`${given[0]}`.includes(part)) window.askedTimes += 1;
      return before(...given);
    };
  }, path);
  return () => page.evaluate(() => window.askedTimes);
}

/** Advances the page's clock by seconds, each once all requests are answered. */
async function clockOf(page) {
  const open = new Set();
  page.on('request', (request) => open.add(request));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => open.delete(request));
  await page.clock.install();
  return async (seconds) => {
    for (let second = 0; second < seconds; second += 1) {
      await page.clock.runFor(1_000);
      await eventually(() => open.size === 0);
      // An answer may lead to another request.
      await pause(5);
    }
  };
}

/** A connected visitor with only Blockscout, before opening the account. */
async function visitAccount({ open, stack }) {
  const site = await open('plain.html', {
    wallets: [{ name: WALLET, policy: 'approve' }],
    mostRequests: 500,
  });
  site.excuseAll(/Failed to load resource/);
  const blockscout = await watchService(site.page, '/blockscout/31337');
  await site.page.evaluate(async (url) => {
    const sources = await import('/dist/sources.js');
    document.querySelector('wallet-modal').accountSource = sources.blockscout({ url });
  }, `${stack.url}/blockscout/{chain_id}`);
  const pass = await clockOf(site.page);
  await site.connectButton.click();
  await site.row(WALLET).click();
  await site.heard('wallet-close');
  const openAccount = () => site.accountButton(FIRST).click();
  const tokens = site.page.getByRole('list', { name: t('tokens.title') });
  const token = (text) => tokens.getByRole('button', { name: new RegExp(text) });
  const total = site.page.getByRole('button', {
    name: new RegExp(`^\\$[\\d,]+\\.\\d\\d ${t('tokens.copyTotal')}`),
  });
  return { site, blockscout, pass, openAccount, token, total };
}

journeys(
  'A source that is down',
  (journey) => {
    journey(
      'because it is busy is left alone, what was known stays, and all is there again',
      async (tools) => {
        const { site, blockscout, pass, openAccount, token, total } = await visitAccount(tools);
        await openAccount();
        await site.sees(total);
        blockscout.answer = BUSY;
        blockscout.count = 0;
        await pass(FIVE_MINUTES);
        // Six until it counts as busy, then two per half minute and the rest of a round.
        assert.ok(blockscout.count >= 14 && blockscout.count <= 26, `asked ${blockscout.count} times`);
        await site.sees(token('10,000 SUSD'));
        await site.sees(token('2,500 SBX'));
        await site.sees(site.text(t('tokens.fromNode')));
        await site.seesNot(total);
        await site.warned('source_failed');
        blockscout.answer = undefined;
        await pass(45);
        await site.sees(total);
      },
    );

    journey(
      'from the start is asked each question once a round, and answers when it is back',
      async (tools) => {
        const { site, blockscout, pass, openAccount, token } = await visitAccount(tools);
        blockscout.answer = BROKEN;
        await openAccount();
        await pass(FIVE_MINUTES);
        // Nine at first: the account's identity and two token requests, three times each. Then two every ten seconds.
        assert.ok(blockscout.count >= 50 && blockscout.count <= 72, `asked ${blockscout.count} times`);
        await site.warned('source_failed');
        await site.sees(token('10,000 ETH'));
        await site.page.getByRole('tab', { name: t('history.title') }).click();
        await pass(2);
        await site.sees(site.text(t('history.failedText')));
        blockscout.answer = undefined;
        await site.button(t('dialog.retry')).click();
        await site.sees(site.button(t('history.showAll')));
      },
    );

    journey(
      'while a swap is reviewed is asked every ten seconds, and nothing is signed at an old price',
      async (tools) => {
        const change = (html) =>
          html.replace('</body>', '<script type="module" src="/lifi.js"></script></body>');
        const site = await tools.open('plain.html', {
          wallets: [{ name: WALLET }],
          change,
          mostRequests: 500,
        });
        const lifi = await watchService(site.page, '/lifi/v1');
        await site.connect(WALLET);
        await site.heard('wallet-close');
        await openSwap(site);
        const pass = await clockOf(site.page);
        await previewSwap(site, { to: 'Sandbox Dollar', amount: '0.05' });
        await site.dialog(t('swap.reviewTitle')).getByRole('checkbox').check();
        lifi.answer = { status: 200, body: '<h1>LI.FI</h1>' };
        const asked = await countAsked(site.page, '/lifi/v1');
        await pass(FIVE_MINUTES);
        // Every ten seconds, until the visitor has been idle for two minutes.
        const times = await asked();
        assert.ok(times >= 10 && times <= 13, `asked ${times} times`);
        await site.warned('quote_failed');
        await site.sees(site.text(t('swap.void.age')));
        assert.ok(!(await site.asked(WALLET)).includes('eth_sendTransaction'));
        lifi.answer = undefined;
        await previewButton(site, 'swap.preview.refresh').click();
        await site.sees(previewButton(site, 'swap.preview.swap'));
      },
    );
  },
  { concurrency: 3 },
);
