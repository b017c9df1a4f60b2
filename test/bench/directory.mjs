// The list of 600 wallets: how soon it is there, how it scrolls, how soon a search answers. Absolute budgets, because
// they are about what people feel; on a machine that is busy with other things they may be missed.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../../scripts/lib/files.mjs';
import { watchList } from './inPage/watchList.mjs';
import { median } from './statistics.mjs';

const budgets = [
  { metric: 'firstRows', title: 'All wallets: data there to first rows painted', limit: 100, unit: ' ms' },
  { metric: 'rows', title: 'All wallets: most rows in the document', limit: 60, unit: '' },
  { metric: 'longestTask', title: 'All wallets: longest task while scrolling', limit: 50, unit: ' ms' },
  { metric: 'search', title: 'All wallets: key to result in 600 loaded wallets', limit: 50, unit: ' ms' },
];

const page = `<!doctype html><html lang="en"><title>Directory</title>
<script type="module" src="/dist/wallet-modal.js"></script>
<wallet-modal networks="eip155:1" directory-url="/" relay-url="RELAY"></wallet-modal></html>`;

/** The budgets of the list with what was measured, as `check` answers them. */
export async function measureDirectory(browser, rounds, log) {
  const { startSandboxServer } = await import('../../dist/sandbox/node.js');
  const root = mkdtempSync(join(tmpdir(), 'wallet-modal-bench-'));
  mkdirSync(join(root, 'public'));
  symlinkSync(at('dist'), join(root, 'dist'), 'junction');
  const server = await startSandboxServer({ port: 0, root });
  writeFileSync(join(root, 'public', 'list.html'), page.replace('RELAY', server.relayUrl));
  try {
    const visits = [];
    for (let round = 0; round < rounds; round++) {
      log(`Directory ${round + 1} of ${rounds}`);
      visits.push(await visitList(browser, `${server.url}/list.html`));
    }
    return budgets.map(({ metric, title, limit, unit }) => {
      const found = median(visits.map((visit) => visit[metric]));
      const verdict = found > limit ? 'over budget' : 'within budget';
      return { title, measured: `${found.toFixed(0)}${unit}`, limit: `${limit}${unit}`, verdict };
    });
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
    const firstRows = await page.evaluate(() => window.list.firstRows());
    await page.mouse.move(640, 500);
    await page.evaluate(() => window.list.startScroll());
    while (!(await page.evaluate(() => window.list.isAtEnd()))) await page.mouse.wheel(0, 300);
    const { rows, longestTask } = await page.evaluate(() => window.list.endScroll());
    await page.keyboard.press('/');
    const times = [];
    for (const key of 'wallet') {
      await page.evaluate(() => window.list.watchKey());
      await page.keyboard.press(key);
      times.push(await page.evaluate(() => window.list.keySeen));
    }
    return { firstRows, rows, longestTask, search: Math.max(...times) };
  } finally {
    await context.close();
  }
}
