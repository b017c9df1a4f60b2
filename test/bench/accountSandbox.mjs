import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from '../../scripts/lib/files.mjs';

/** The wallets' shared address. */
const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const NETWORK = 'eip155:31337';
/** The account's size, besides a few entries that it has on the chain. */
export const TRANSACTIONS = 5_000;
export const TOKENS = 1_000;

const html = `<!doctype html><html lang="en"><title>Account</title>
<script type="module" src="/dist/wallet-modal.js"></script>
<wallet-button></wallet-button><wallet-modal networks="${NETWORK}" chain-api-url="/"></wallet-modal></html>`;

/**
 * Runs a local chain with the stand-in of the chain API, which gives the wallets' account 5,000 transactions and 1,000
 * tokens, and a page that uses it.
 */
export async function withAccountSandbox(use) {
  const { createSandboxHandler, startEvmChains, startSandboxServer } = await import(
    '../../dist/sandbox/node.js'
  );
  const root = mkdtempSync(join(tmpdir(), 'wallet-modal-bench-'));
  mkdirSync(join(root, 'public'));
  symlinkSync(at('dist'), join(root, 'dist'), 'junction');
  writeFileSync(join(root, 'public', 'account.html'), html);
  const { chains, stop } = await startEvmChains({ ports: [0, 0] });
  try {
    const server = await startSandboxServer({ port: 0, root, chains });
    try {
      const { chainApi } = server;
      chainApi.seed({ address: ADDRESS, chain: NETWORK, transactions: TRANSACTIONS, tokens: TOKENS });
      const api = await startApi(createSandboxHandler({ chains, chainApi }));
      try {
        return await use({ api, page: `${server.url}/account.html`, network: NETWORK, chainId: '0x7a69' });
      } finally {
        api.stop();
      }
    } finally {
      await server.stop();
    }
  } finally {
    await stop();
    rmSync(root, { recursive: true, force: true });
  }
}

/** The services on a separate origin. Preflights take `latency` ms, because the browser doesn't slow them. */
async function startApi(handle) {
  const api = { latency: 0 };
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') await pause(api.latency);
    if (!(await handle(request, response))) response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(api, {
    url: `http://127.0.0.1:${server.address().port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  });
}
