// The list of 600 wallets: the time until it appears, its scrolling, and the time of a search. The budgets are absolute,
// because they are about people's perception; a busy machine may miss them. The floors search as many wallets in a list that
// draws all rows.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../../scripts/lib/files.mjs';
import { watchList } from './inPage/watchList.mjs';
import { slowestKey } from './slowestKey.mjs';
import { median } from './statistics.mjs';

const budgets = [
  { metric: 'firstRows', title: 'All wallets: data there to first rows painted', limit: 100, unit: ' ms' },
  { metric: 'longestTask', title: 'All wallets: longest task while scrolling', limit: 50, unit: ' ms' },
];

const MORE_THAN_RECOMMENDED = 8;

const page = `<!doctype html><html lang="en"><title>Directory</title>
<script type="module" src="/dist/wallet-modal.js"></script>
<wallet-modal networks="eip155:1" directory-url="/" relay-url="RELAY"></wallet-modal></html>`;

/** The list's checks, as `check` returns them, and each page's search times per round. */
export async function measureDirectory(browser, sites, rounds, log) {
  const { startSandboxServer } = await import('../../dist/sandbox/node.js');
  const root = mkdtempSync(join(tmpdir(), 'wallet-modal-bench-'));
  mkdirSync(join(root, 'public'));
  symlinkSync(at('dist'), join(root, 'dist'), 'junction');
  const server = await startSandboxServer({ port: 0, root });
  writeFileSync(join(root, 'public', 'list.html'), page.replace('RELAY', server.relayUrl));
  try {
    const visits = [];
    const floors = Object.fromEntries(['vanilla', 'react'].map((name) => [name, []]));
    for (let round = 0; round < rounds; round++) {
      log(`Directory ${round + 1} of ${rounds}`);
      visits.push(await visitList(browser, `${server.url}/list.html`));
      for (const [name, found] of Object.entries(floors)) {
        found.push(await searchFloor(browser, sites.address(name)));
      }
    }
    const checks = budgets.map(({ metric, title, limit, unit }) => {
      const found = median(visits.map((visit) => visit[metric]));
      const verdict = found > limit ? 'over budget' : 'within budget';
      return { title, measured: `${found.toFixed(0)}${unit}`, limit: `${limit}${unit}`, verdict };
    });
    return { checks, search: { product: visits.map(({ search }) => search), ...floors } };
  } finally {
    await server.stop();
    rmSync(root, { recursive: true, force: true });
  }
}

async function visitList(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchList);
    await page.goto(url);
    await page.evaluate(() => document.querySelector('wallet-modal').show('AllWallets'));
    const firstRows = await page.evaluate(
      (least) => window.list.firstRows(['/getWallets?', 'entries=40'], 'li[data-index]', least),
      MORE_THAN_RECOMMENDED,
    );
    await page.mouse.move(640, 500);
    await page.evaluate(() => window.list.startScroll());
    const isAtEnd = () => page.evaluate((least) => window.list.isAtEnd(least), MORE_THAN_RECOMMENDED);
    while (!(await isAtEnd())) await page.mouse.wheel(0, 300);
    const longestTask = await page.evaluate(() => window.list.endScroll());
    await page.keyboard.press('/');
    return { firstRows, longestTask, search: await slowestKey(page, 'wallet') };
  } finally {
    await context.close();
  }
}

async function searchFloor(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchList);
    await page.goto(url);
    await page.getByRole('button', { name: 'Connect wallet' }).click();
    await page.getByRole('button', { name: 'All wallets' }).click();
    await page.getByRole('searchbox').focus();
    return await slowestKey(page, 'wallet');
  } finally {
    await context.close();
  }
}
