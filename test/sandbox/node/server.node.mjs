// Run alone: `node --test test/sandbox/node/server.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createPublicClient, http, parseEther } from 'viem';
import { sandboxNode } from '../sandboxNode.mjs';
import { requestsTo } from './requestsTo.mjs';

const { policyHeader, startEvmChains, startSandboxServer } = sandboxNode;
const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

let root;
let running;
let server;
before(async () => {
  root = mkdtempSync(join(tmpdir(), 'sandbox-'));
  for (const folder of ['dist', 'public', 'src']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'demo.html'), '<!doctype html><title>Demo</title>');
  writeFileSync(join(root, 'dist/wallet-modal.js'), `export const text = '${'word '.repeat(1000)}';`);
  writeFileSync(join(root, 'public/page.html'), '<!doctype html><title>Page</title>');
  writeFileSync(join(root, 'public/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(root, 'public/.hidden'), 'secret');
  writeFileSync(join(root, 'src/secret.ts'), 'secret');
  symlinkSync(join(root, 'src'), join(root, 'public/link'));
  running = await startEvmChains({ ports: [0] });
  server = await startSandboxServer({ port: 0, root, chains: running.chains });
});
after(async () => {
  await server?.stop();
  await running?.stop();
  rmSync(root, { recursive: true, force: true });
});

const { ask, get } = requestsTo(() => server.url);

/** Requests a path unchanged. `fetch` would normalise it. */
function raw(path) {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
    });
    let text = '';
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}

describe('files', () => {
  it('serves the demo at the root under the strict policy', async () => {
    const response = await get('/');
    assert.match(await response.text(), /<title>Demo/);
    assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
    assert.equal(
      response.headers.get('content-security-policy'),
      "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'; " +
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
  });

  it('serves dist and public with their types, and public at the root too', async () => {
    const type = async (path) => (await get(path)).headers.get('content-type');
    assert.equal(await type('/dist/wallet-modal.js'), 'text/javascript; charset=utf-8');
    assert.equal(await type('/public/icon.svg'), 'image/svg+xml; charset=utf-8');
    assert.equal(await type('/icon.svg?size=2'), 'image/svg+xml; charset=utf-8');
    assert.ok((await get('/page.html')).headers.get('content-security-policy'));
  });

  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
  ]) {
    it(`compresses for "${accepted}" with ${encoding ?? 'nothing'}`, async () => {
      const response = await get('/dist/wallet-modal.js', { 'accept-encoding': accepted });
      assert.equal(response.headers.get('content-encoding'), encoding);
      assert.equal(response.headers.get('vary'), 'accept-encoding');
      assert.match(await response.text(), /^export const text = 'word word/);
    });
  }

  it('lets browsers cache a file until it changes', async () => {
    const first = await get('/public/icon.svg');
    const etag = first.headers.get('etag');
    assert.equal(first.headers.get('cache-control'), 'no-cache');
    assert.equal((await get('/public/icon.svg', { 'if-none-match': etag })).status, 304);
    writeFileSync(join(root, 'public/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>');
    assert.equal((await get('/public/icon.svg', { 'if-none-match': etag })).status, 200);
  });

  for (const path of [
    '/../package.json',
    '/dist/../src/secret.ts',
    '/dist/%2e%2e/src/secret.ts',
    '/dist/..%2fsrc/secret.ts',
    '/dist/..%5csrc/secret.ts',
    '/public/link/secret.ts',
    '/public/.hidden',
    '/src/secret.ts',
    '/dist//etc/passwd',
    '//etc/passwd',
    '/dist/%00',
    '/dist/%zz',
    '/dist/',
    '/nothing',
  ]) {
    it(`has nothing at ${path}`, async () => {
      const answer = await raw(path);
      assert.match(answer, /^HTTP\/1\.1 404 /);
      assert.doesNotMatch(answer, /secret|root:/);
    });
  }

  it('answers the icon request without an error', async () => {
    assert.equal((await get('/favicon.ico')).status, 204);
  });

  it('is read-only', async () => {
    assert.equal((await fetch(`${server.url}/`, { method: 'PUT' })).status, 405);
    const head = await fetch(`${server.url}/dist/wallet-modal.js`, { method: 'HEAD' });
    assert.equal(await head.text(), '');
  });

  it('accepts other directives and headers', async () => {
    const other = await startSandboxServer({
      port: 0,
      root,
      policy: { 'frame-src': 'http://127.0.0.1:4174' },
      headers: { 'x-other': '1' },
    });
    const response = await fetch(other.url);
    await other.stop();
    assert.equal(
      response.headers.get('content-security-policy'),
      policyHeader({ 'frame-src': 'http://127.0.0.1:4174' }),
    );
    assert.equal(response.headers.get('x-other'), '1');
  });
});

describe('chains on the same origin', () => {
  it('are listed with URLs on the page’s host', async () => {
    const { chains } = await (await get('/sandbox/config.json')).json();
    assert.deepEqual(
      chains.map(({ id, rpcUrl }) => [id, rpcUrl]),
      [
        ['eip155:31337', `${server.url}/rpc/31337`],
        ['eip155:31338', `${server.url}/rpc/31338`],
      ],
    );
    assert.equal(chains[0].tokens.length, 2);
    const local = `http://localhost:${server.port}`;
    const byName = await (await fetch(`${local}/sandbox/config.json`)).json();
    assert.equal(byName.chains[0].rpcUrl, `${local}/rpc/31337`);
  });

  it('answer pages of other origins, which cannot set failures', async () => {
    const leave = (path) =>
      fetch(server.url + path, { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } });
    for (const response of [await get('/sandbox/config.json'), await ask('eth_chainId')]) {
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('access-control-allow-origin'), '*');
    }
    const preflight = await leave('/rpc/31337');
    assert.equal(preflight.status, 204);
    assert.match(preflight.headers.get('access-control-allow-headers'), /content-type/);
    for (const path of ['/sandbox/failures', '/sandbox/analytics'])
      assert.equal((await leave(path)).headers.get('access-control-allow-origin'), null);
  });

  it('get requests and batches', async () => {
    const client = createPublicClient({ transport: http(`${server.url}/rpc/31338`, { batch: true }) });
    const answers = await Promise.all([client.getChainId(), client.getBalance({ address: ALICE })]);
    assert.deepEqual(answers, [31338, parseEther('10000')]);
  });

  it('pass on errors', async () => {
    const { error } = await (await ask('eth_unknown')).json();
    assert.equal(error.code, -32601);
  });

  it('are named in the answer for an unknown chain', async () => {
    const response = await ask('eth_chainId', [], '/rpc/5');
    assert.equal(response.status, 404);
    assert.match(await response.text(), /no local chain 5\. There are: 31337, 31338/);
    assert.equal((await get('/rpc/31337')).status, 405);
  });

  it('get an answer even when stopped', async () => {
    const lone = await startSandboxServer({
      port: 0,
      root,
      chains: [{ ...running.chains[0], rpcUrl: 'http://127.0.0.1:1' }],
    });
    const response = await fetch(`${lone.url}/rpc/31337`, { method: 'POST', body: '{}' });
    await lone.stop();
    assert.equal(response.status, 502);
    assert.match((await response.json()).error.message, /31337 does not answer/);
  });
});

describe('the port', () => {
  it('is reported in plain words when in use', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => blocker.once('listening', resolve));
    const { port } = blocker.address();
    const error = await startSandboxServer({ port, root }).catch((thrown) => thrown);
    blocker.close();
    assert.equal(error.code, 'EADDRINUSE');
    assert.match(error.message, new RegExp(`^Port ${port} is already in use`));
  });

  it('is free after stop, also while a request is pending', async () => {
    const one = await startSandboxServer({ port: 0, root, chains: running.chains });
    one.failures.set({ service: 'rpc', mode: 'silent' });
    const waiting = fetch(`${one.url}/rpc/31337`, { method: 'POST', body: '{}' }).catch((error) => error);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await Promise.all([one.stop(), one.stop()]);
    assert.ok((await waiting) instanceof TypeError);
    const two = await startSandboxServer({ port: one.port, root });
    await two.stop();
  });
});
