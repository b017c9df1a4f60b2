// Needs a build. Run alone: `node --test test/api/directoryRequests.dist.mjs`. A real browser calls a directory of another
// origin, because preflight requests happen only there.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { createSandboxHandler } from 'wallet-modal/sandbox/node';
import { at } from '../../scripts/lib/files.mjs';
import { eventually } from '../journeys/support/site.mjs';
import { launchBrowser } from '../journeys/support/stack.mjs';

async function serve(answer) {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${server.address().port}` };
}

const page = (directoryUrl) => `<!doctype html><html lang="en"><title>Directory</title>
<script type="module" src="/dist/wallet-modal.js"></script>
<wallet-modal networks="eip155:1" directory-url="${directoryUrl}" relay-url="ws://127.0.0.1:1"></wallet-modal></html>`;

describe('a directory of another origin', () => {
  const asked = [];
  const stops = [];
  let url;

  before(async () => {
    const answer = createSandboxHandler();
    const directory = await serve(async (request, response) => {
      asked.push(`${request.method} ${new URL(request.url, 'http://x').pathname}`);
      if (!(await answer(request, response))) response.writeHead(404).end();
    });
    const site = await serve((request, response) => {
      if (!request.url.startsWith('/dist/')) return response.end(page(directory.url));
      response.setHeader('content-type', 'text/javascript');
      createReadStream(at(request.url.slice(1)))
        .on('error', () => response.end())
        .pipe(response);
    });
    url = site.url;
    for (const { server } of [directory, site]) {
      stops.push(() => {
        server.close();
        server.closeAllConnections();
      });
    }
  });
  after(async () => {
    for (const stop of stops) await stop();
  });

  it('is asked once for each picture, without a question first', async () => {
    const browser = await launchBrowser();
    stops.unshift(() => browser.close());
    const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await tab.goto(url);
    await tab.evaluate(() => document.querySelector('wallet-modal').show('AllWallets'));
    await tab.locator('wallet-modal li[data-index]').nth(8).waitFor();
    const pictures = await eventually(
      () => asked.filter((one) => one.includes('/getWalletImage/')),
      (found) => found.length > 8,
    );
    assert.ok(asked.includes('GET /getWallets'));
    assert.deepEqual(
      pictures.filter((one) => !one.startsWith('GET ')),
      [],
    );
    assert.deepEqual([...new Set(pictures)], pictures);
  });
});
