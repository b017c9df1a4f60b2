// Needs a build. Run alone: `node --test test/sandbox/walletApp.dist.mjs`.
import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { after, describe, it } from 'node:test';
import { parseAst } from 'rollup/parseAst';
import { toHex, verifyMessage } from 'viem';
import { startSandboxServer } from 'wallet-modal/sandbox/node';
import { startWalletApp } from 'wallet-modal/sandbox/wallet-app';
import { at, readText } from '../../scripts/lib/files.mjs';
import { propose, startSite } from './walletAppStack.mjs';

const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };
const CHAIN = { id: 'eip155:31337', name: 'Local', rpcUrl: 'http://127.0.0.1:1', nativeCurrency };

/** The text of a built file and everything that it loads. */
function loadedWith(path, seen = new Set()) {
  if (seen.has(path)) return '';
  seen.add(path);
  const text = readText(path);
  const ids = parseAst(text).body.flatMap(({ source }) =>
    source?.value.startsWith('.') ? [source.value] : [],
  );
  return text + ids.map((id) => loadedWith(join(dirname(path), id), seen)).join('');
}

describe('the published wallet app', () => {
  const stops = [];
  after(async () => {
    for (const stop of stops.reverse()) await stop();
  });

  it('runs in Node without dependencies', async () => {
    const server = await startSandboxServer({ port: 0, root: at() });
    stops.push(server.stop);
    const app = await startWalletApp({ relayUrl: server.relayUrl, chains: [CHAIN] });
    stops.push(app.stop);
    const { provider, stop } = await startSite(server);
    stops.push(stop);
    const { uri, session } = await propose(provider, { chains: [CHAIN.id], rpcMap: { 31337: CHAIN.rpcUrl } });
    const own = await (await app.pair(uri)).approve({ policy: 'approve' });
    await session;
    const [address] = app.accounts;
    const params = [toHex('hello'), address];
    const signature = await provider.request({ method: 'personal_sign', params }, CHAIN.id);
    assert.ok(await verifyMessage({ address, message: 'hello', signature }));
    await own.ping();
  });

  for (const file of ['dist/sandbox/index.js', 'dist/sandbox/node.js']) {
    it(`is not loaded by ${file}`, () => {
      assert.ok(loadedWith('dist/sandbox/wallet-app.js').includes('wc_sessionPropose'));
      assert.ok(!loadedWith(file).includes('wc_sessionPropose'));
    });
  }
});
