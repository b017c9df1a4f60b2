import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe } from 'node:test';
import { pathToFileURL } from 'node:url';
import { buildForStart } from '../../../scripts/lib/buildForStart.mjs';
import { journey } from '../support/journeys.mjs';
import { launchBrowser } from '../support/stack.mjs';

const quietly = { begin: () => undefined, listen: () => undefined };

/** The demo as `npm start` builds it when `dist` is missing or outdated. */
async function serveDemo() {
  const root = await buildForStart(quietly);
  const { startEvmChains, startSandboxServer } = await import(
    pathToFileURL(join(root, 'dist/sandbox/node.js'))
  );
  const chains = await startEvmChains({ ports: [0, 0] });
  const server = await startSandboxServer({ port: 0, framePort: 0, root, chains: chains.chains });
  return { url: server.url, stop: () => Promise.all([server.stop(), chains.stop()]) };
}

describe('what npm start builds', () => {
  journey('shows the demo, whose wallet connects, with what its files weigh', async () => {
    const [demo, browser] = await Promise.all([serveDemo(), launchBrowser()]);
    try {
      const page = await browser.newPage();
      const complaints = [];
      page.on('pageerror', (error) => complaints.push(`${error}`));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      await page.goto(demo.url);
      await page.locator('#accounts-body td').first().waitFor();
      await page.locator('#connect').click();
      await page
        .getByRole('list', { name: 'Wallets' })
        .getByRole('button', { name: 'Sandbox Wallet' })
        .click();
      await page.getByRole('button', { name: 'Approve' }).click();
      await page.locator('#state-status', { hasText: /^connected/ }).waitFor();
      assert.match((await page.locator('#fact-weight').textContent()) ?? '', /^1\d\.\d KB$/);
      assert.deepEqual(complaints, []);
    } finally {
      await Promise.all([browser.close(), demo.stop()]);
    }
  });
});
