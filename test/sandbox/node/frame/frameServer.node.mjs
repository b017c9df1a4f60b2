// Run alone: `node --test test/sandbox/node/frame/frameServer.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { sandboxNode } from '../../sandboxNode.mjs';

const { startSandboxServer } = sandboxNode;
const CHAIN = {
  id: 'eip155:31337',
  name: 'One',
  rpcUrl: 'http://127.0.0.1:1',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
};

let root;
let server;
before(async () => {
  root = mkdtempSync(join(tmpdir(), 'sandbox-frame-'));
  mkdirSync(join(root, 'dist/sandbox'), { recursive: true });
  writeFileSync(join(root, 'dist/sandbox/frame.js'), 'export {};');
  writeFileSync(join(root, 'demo.html'), '<!doctype html><title>Demo</title>');
  server = await startSandboxServer({ port: 0, framePort: 0, root, chains: [CHAIN] });
});
after(async () => {
  await server?.stop();
  rmSync(root, { recursive: true, force: true });
});
afterEach(() => server.failures.clear());

const get = (path) => fetch(server.frame.origin + path);
const ask = async (action, asked = {}, headers = { 'content-type': 'application/json' }) => {
  const body = JSON.stringify({ action, ...asked });
  const response = await fetch(`${server.frame.origin}/sandbox/sign-in`, { method: 'POST', headers, body });
  return { status: response.status, ...(await response.json()) };
};
const mails = (to) => server.frame.signIn.mails.filter((mail) => mail.to === to);

describe('the sign-in frame server', () => {
  it('has its own origin, which the local pages may embed', async () => {
    assert.notEqual(new URL(server.url).origin, server.frame.origin);
    assert.equal(server.frame.frameUrl, `${server.frame.origin}/sdk`);
    const config = await (await fetch(`${server.url}/sandbox/config.json`)).json();
    assert.equal(config.frameUrl, server.frame.frameUrl);
    const policy = (await fetch(server.url)).headers.get('content-security-policy');
    assert.match(policy, new RegExp(`frame-src 'self' ${server.frame.origin}(;|$)`));
  });

  it('serves its pages under their own policy, and its script', async () => {
    for (const path of ['/sdk?projectId=p', '/device', '/social', '/farcaster', '/dashboard']) {
      const response = await get(path);
      assert.match(await response.text(), /no real funds/);
      const policy = response.headers.get('content-security-policy');
      assert.match(
        policy,
        /frame-ancestors http:\/\/127\.0\.0\.1:\* http:\/\/localhost:\* http:\/\/\*\.localhost:\*/,
      );
      assert.match(policy, /default-src 'self'/);
    }
    assert.equal((await get('/dist/sandbox/frame.js')).status, 200);
    assert.equal((await get('/demo.html')).status, 404);
    assert.equal((await get('/sandbox/config.json')).status, 200);
  });

  it('sends a link to a new device, then codes, and shows both in the inbox', async () => {
    const asked = { email: 'ada@example.com', device: 'one' };
    assert.equal((await ask('login', asked)).action, 'VERIFY_DEVICE');
    assert.equal((await ask('device', asked)).isApproved, false);
    const [{ link }] = mails(asked.email);
    const token = new URL(link).searchParams.get('token');
    assert.equal((await ask('ticket', { token })).ticket.isApproved, false);
    await ask('approve', { token });
    assert.equal((await ask('device', asked)).isApproved, true);
    assert.equal((await ask('login', asked)).action, 'VERIFY_OTP');
    assert.equal((await ask('login', { ...asked, device: 'two' })).action, 'VERIFY_DEVICE');
    const inbox = await get('/sandbox/inbox');
    assert.equal(inbox.headers.get('access-control-allow-origin'), '*');
    assert.deepEqual(
      (await inbox.json()).mails.map(({ kind }) => kind),
      ['device', 'code', 'device'],
    );
    await fetch(`${server.frame.origin}/sandbox/inbox`, { method: 'DELETE' });
    assert.deepEqual(server.frame.signIn.mails, []);
  });

  it('accepts only the latest code, once, and knows the session by its token', async () => {
    const email = 'bob@example.com';
    for (let time = 0; time < 2; time += 1) await ask('sendCode', { email });
    const [first, second] = mails(email);
    if (first.code !== second.code) {
      assert.equal((await ask('code', { email, code: first.code })).error, 'Invalid code');
    }
    const { session } = await ask('code', { email, code: second.code });
    assert.equal((await ask('code', { email, code: second.code })).error, 'Invalid code');
    assert.equal((await ask('user', { session })).user.email, email);
    const change = { preferredAccountType: 'smartAccount' };
    assert.equal((await ask('change', { session, change })).user.preferredAccountType, 'smartAccount');
    await ask('signOut', { session });
    assert.equal((await ask('user', { session })).user, undefined);
    assert.equal((await ask('change', { session, change })).error, 'Nobody is signed in.');
  });

  it('runs what was approved, and nothing else', async () => {
    const { token } = await ask('openTicket', { kind: 'social', subject: 'github' });
    assert.equal((await ask('redeem', { token })).error, 'Nobody has allowed this.');
    await ask('approve', { token });
    assert.equal((await ask('redeem', { token })).userName, 'sandbox.github');
    assert.equal((await ask('redeem', { token: 'none' })).error, 'Nobody has allowed this.');
    assert.match((await ask('approve', { token: 'none' })).error, /not valid/);
  });

  it('blocks pages of other origins, and reports unknown requests', async () => {
    assert.equal((await ask('user', {}, { 'content-type': 'text/plain' })).status, 415);
    assert.equal((await ask('toString')).status, 400);
  });

  it('fails on request: its page, or a call in it', async () => {
    server.failures.set({ service: 'frame', mode: '500', methods: ['load'], times: 1 });
    assert.equal((await get('/sdk')).status, 500);
    assert.equal((await get('/sdk')).status, 200);
    assert.equal((await get('/sdk?mode=500&methods=load')).status, 500);
    assert.equal((await get('/sdk?mode=500&methods=GET_USER')).status, 200);
    server.failures.set({ service: 'frame', mode: 'slow', ms: 7, methods: ['GET_USER'] });
    assert.deepEqual((await ask('turn', { name: 'GET_USER' })).turn, { mode: 'slow', ms: 7 });
    assert.equal((await ask('turn', { name: 'SIGN_OUT' })).turn, undefined);
  });

  it('reports a port in use, and leaves nothing running', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => blocker.once('listening', resolve));
    const { port } = blocker.address();
    const starting = startSandboxServer({ port: 0, framePort: port, root });
    await assert.rejects(starting, { code: 'EADDRINUSE' });
    blocker.close();
  });
});
