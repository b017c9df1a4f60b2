// Run alone: `node --test test/examples/siweServer.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createWalletClient, encodeFunctionData, http, publicActions } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { serializeErc6492Signature } from 'viem/utils';
import { createSiweServer } from '../../examples/siwe-server/createSiweServer.mjs';
import { atPace } from '../../scripts/lib/pace.mjs';
import { sendRoughClients } from '../sandbox/node/relay/roughClients.mjs';
import { sandboxNode } from '../sandbox/sandboxNode.mjs';
import { bundled } from '../tools/bundled.mjs';
import {
  ethereumMessage,
  NOW,
  ORIGIN,
  signAsSolana,
  solanaAddresses,
  solanaMessage,
} from './siweMessages.mjs';

const { startEvmChains, SANDBOX_ACCOUNT_FACTORY } = sandboxNode;
const { sandboxAccountFactory } = await bundled('src/sandbox/contracts/sandboxAccountFactory.ts');
const { SANDBOX_KEYS } = await bundled('src/sandbox/accounts.ts');
const [alice, bob] = SANDBOX_KEYS.map((key) => privateKeyToAccount(key));
const SERVER = new URL('../../examples/siwe-server/', import.meta.url);
const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1';
const factory = { address: SANDBOX_ACCOUNT_FACTORY, abi: sandboxAccountFactory.abi };

const listening = (server) =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));
const closing = (server) =>
  new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });

/** A browser at the server: keeps cookies, and sends requests like a page of the site. */
function createBrowser(port) {
  const cookies = new Map();
  /** @returns {Promise<{ status: number, body: unknown, headers: Headers }>} */
  async function ask(path, { method = 'GET', origin = ORIGIN, body, type = 'application/json' } = {}) {
    const response = await fetch(`http://127.0.0.1:${port}/auth${path}`, {
      method,
      body: typeof body === 'object' ? JSON.stringify(body) : body,
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(origin && (method === 'POST' || origin !== ORIGIN) ? { origin } : {}),
        ...(body === undefined ? {} : { 'content-type': type }),
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie);
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const text = await response.text();
    return { status: response.status, body: text && JSON.parse(text), headers: response.headers };
  }
  return {
    ask,
    cookies,
    nonce: async () => (await ask('/nonce')).body.nonce,
    verify: (message, signature, more) =>
      ask('/verify', { method: 'POST', body: { message, signature }, ...more }),
  };
}

describe('the example server', () => {
  let running;
  let chain;
  let server;
  let now;
  let port;
  let browser;

  async function start(more = {}) {
    await stop();
    server = createSiweServer({
      origins: [ORIGIN, 'https://shop.app.example'],
      networks: { 'eip155:31337': chain.rpcUrl, 'eip155:10': undefined, [DEVNET]: undefined },
      statement: 'Sign in to the example.',
      now: () => now,
      ...more,
    });
    port = await listening(server);
    browser = createBrowser(port);
  }

  async function stop() {
    if (server) await closing(server);
    server = undefined;
  }

  /** Signs in with a message that `changes` and `spoil` may make invalid. */
  async function signIn({ changes = {}, by = alice, spoil = (text) => text } = {}) {
    const nonce = await browser.nonce();
    const message = spoil(ethereumMessage({ address: alice.address, nonce, ...changes }));
    return browser.verify(message, await by.signMessage({ message }));
  }

  const refused = ({ status, body }) => [status, body.error];

  before(async () => {
    running = await startEvmChains({ ports: [0] });
    chain = running.chains[0];
  });
  after(() => running?.stop());
  beforeEach(async () => {
    now = NOW;
    await start();
  });
  after(stop);

  it('outlives clients that keep to no rules', async () => {
    await sendRoughClients(port, { refusedPath: '/auth/verify' });
    const { status, body } = await signIn();
    assert.equal(status, 200);
    assert.equal(body.address, alice.address);
  });

  describe('signs in', () => {
    it('an account with a key, until it signs out', async () => {
      const account = { address: alice.address, chainId: 'eip155:31337' };
      const answer = await signIn();
      assert.deepEqual([answer.status, answer.body], [200, account]);
      const session = await browser.ask('/session');
      assert.deepEqual(
        [session.status, session.body],
        [200, { ...account, expiresAt: '2030-02-07T12:00:00.000Z' }],
      );
      assert.equal((await browser.ask('/sign-out', { method: 'POST' })).status, 204);
      assert.equal((await browser.ask('/session')).status, 204);
    });

    it('an account that its message writes in lower case, and answers with the usual form', async () => {
      const { body } = await signIn({
        spoil: (text) => text.replace(alice.address, alice.address.toLowerCase()),
      });
      assert.deepEqual(body, { address: alice.address, chainId: 'eip155:31337' });
    });

    it('by a message with everything that there can be', async () => {
      const { status, body } = await signIn({
        changes: {
          scheme: 'https',
          statement: 'I accept the terms.',
          uri: `${ORIGIN}/sign-in?from=menu`,
          expirationTime: new Date(NOW + 1),
          notBefore: new Date(NOW),
          requestId: 'request 1',
          resources: ['https://app.example/terms', 'ipfs://abc'],
        },
      });
      assert.deepEqual([status, body.address], [200, alice.address]);
    });

    it('on a network without a node an account with a key only', async () => {
      assert.equal((await signIn({ changes: { chainId: 10 } })).status, 200);
      assert.equal((await signIn({ changes: { chainId: 10 }, by: bob })).status, 401);
    });

    it('with a page of another of its origins, and lets that page read the answer', async () => {
      const origin = 'https://shop.app.example';
      const nonce = await browser.nonce();
      const message = ethereumMessage({
        address: alice.address,
        nonce,
        domain: 'shop.app.example',
        uri: `${origin}/cart`,
      });
      const preflight = await browser.ask('/verify', { method: 'OPTIONS', origin });
      assert.deepEqual(
        [preflight.status, preflight.headers.get('access-control-allow-headers')],
        [204, 'content-type'],
      );
      const answer = await browser.verify(message, await alice.signMessage({ message }), { origin });
      assert.equal(answer.status, 200);
      assert.deepEqual(
        ['access-control-allow-origin', 'access-control-allow-credentials'].map((name) =>
          answer.headers.get(name),
        ),
        [origin, 'true'],
      );
    });
  });

  describe('verifies smart accounts', () => {
    let owner;
    let wallet;
    let address;
    before(async () => {
      owner = privateKeyToAccount(generatePrivateKey());
      wallet = createWalletClient({
        account: alice,
        transport: http(chain.rpcUrl),
        pollingInterval: 20,
      }).extend(publicActions);
      address = await wallet.readContract({ ...factory, functionName: 'addressOf', args: [owner.address] });
    });

    const asked = async () => ethereumMessage({ address, nonce: await browser.nonce() });
    const undeployed = (signature) =>
      serializeErc6492Signature({
        address: SANDBOX_ACCOUNT_FACTORY,
        data: encodeFunctionData({ ...factory, functionName: 'create', args: [owner.address] }),
        signature,
      });

    it('before they are deployed (ERC-6492)', async () => {
      const message = await asked();
      assert.equal(await wallet.getCode({ address }), undefined);
      const answer = await browser.verify(message, undeployed(await owner.signMessage({ message })));
      assert.deepEqual([answer.status, answer.body], [200, { address, chainId: 'eip155:31337' }]);
    });

    it('but not by the signature of another owner', async () => {
      const message = await asked();
      const { status } = await browser.verify(message, undeployed(await bob.signMessage({ message })));
      assert.equal(status, 401);
    });

    it('but not by the plain signature of the owner while nothing is deployed', async () => {
      const message = await asked();
      assert.equal((await browser.verify(message, await owner.signMessage({ message }))).status, 401);
    });

    it('after they are deployed (ERC-1271)', async () => {
      const hash = await wallet.writeContract({
        ...factory,
        functionName: 'create',
        args: [owner.address],
        chain: null,
      });
      await wallet.waitForTransactionReceipt({ hash });
      const message = await asked();
      assert.equal((await browser.verify(message, await bob.signMessage({ message }))).status, 401);
      const answer = await browser.verify(message, await owner.signMessage({ message }));
      assert.deepEqual([answer.status, answer.body], [200, { address, chainId: 'eip155:31337' }]);
    });

    it('not while the node is dead, and then lets the visitor use the same signature', async () => {
      const proxy = { isDead: true };
      const node = createServer(async (request, response) => {
        if (proxy.isDead) return response.writeHead(502).end();
        const parts = [];
        for await (const part of request) parts.push(part);
        const body = Buffer.concat(parts);
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(chain.rpcUrl, { method: 'POST', headers, body });
        return response.end(await answer.text());
      });
      await start({ networks: { 'eip155:31337': `http://127.0.0.1:${await listening(node)}` } });
      try {
        const message = await asked();
        const signature = undeployed(await owner.signMessage({ message }));
        assert.deepEqual(refused(await browser.verify(message, signature)), [
          503,
          'The network cannot be asked about this account right now. Try again later.',
        ]);
        proxy.isDead = false;
        assert.equal((await browser.verify(message, signature)).status, 200);
      } finally {
        await closing(node);
      }
    });

    it('not on a node of another network, where somebody else may own the account', async () => {
      await start({ networks: { 'eip155:10': chain.rpcUrl } });
      const message = ethereumMessage({ address, chainId: 10, nonce: await browser.nonce() });
      const signature = undeployed(await owner.signMessage({ message }));
      assert.equal((await browser.verify(message, signature)).status, 503);
    });
  });

  describe('verifies Solana accounts', () => {
    const texts = [
      ['that names the cluster', {}],
      ['that names the cluster as wallets do', { chainId: 'solana:devnet' }],
      ['with the id of the network', { chainId: DEVNET }],
      ['with the end of the id', { chainId: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1' }],
      ['without a statement', { statement: [] }],
    ];
    for (const [what, changes] of texts) {
      it(`by a message ${what}`, async () => {
        const message = solanaMessage({ nonce: await browser.nonce(), ...changes });
        const answer = await browser.verify(message, signAsSolana(message));
        assert.deepEqual(
          [answer.status, answer.body],
          [200, { address: solanaAddresses[0], chainId: DEVNET }],
        );
      });
    }

    for (const [cluster, chainId] of [
      ['mainnet', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
      ['testnet', 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
    ]) {
      it(`on ${cluster}`, async () => {
        await start({ networks: { [chainId]: undefined } });
        const message = solanaMessage({ nonce: await browser.nonce(), chainId: cluster });
        assert.equal((await browser.verify(message, signAsSolana(message))).body.chainId, chainId);
      });
    }

    it('but not by the signature of another account', async () => {
      const message = solanaMessage({ nonce: await browser.nonce() });
      assert.deepEqual(refused(await browser.verify(message, signAsSolana(message, 1))), [
        401,
        'The signature was not made by the account in the message.',
      ]);
    });

    it('and refuses what is no signature, no address, or of another cluster', async () => {
      const nonce = await browser.nonce();
      const message = solanaMessage({ nonce });
      for (const signature of [
        '',
        '0x00',
        'abc',
        `${signAsSolana(message)}1`,
        '1'.repeat(64),
        '1'.repeat(60_000),
      ]) {
        const { status } = await browser.verify(message, signature);
        assert.equal(status, signature === '1'.repeat(64) ? 401 : 400, signature.slice(0, 100));
      }
      for (const changes of [{ address: alice.address }, { address: 'abc' }, { chainId: 'mainnet' }]) {
        const other = solanaMessage({ nonce, ...changes });
        const { status } = await browser.verify(other, signAsSolana(other));
        assert.equal(status, changes.chainId ? 401 : 400, JSON.stringify(changes));
      }
    });
  });

  describe('refuses a message', () => {
    const at = (ms) => new Date(NOW + ms);
    const cases = [
      [
        'for another domain',
        { changes: { domain: 'evil.example' } },
        401,
        'The message is for evil.example, not for app.example.',
      ],
      [
        'for another of its own domains',
        { changes: { domain: 'shop.app.example' } },
        401,
        'The message is for shop.app.example, not for app.example.',
      ],
      [
        'for another scheme',
        { changes: { scheme: 'http' } },
        401,
        'The message is for http://app.example, not for https://app.example.',
      ],
      [
        'about another site',
        { changes: { uri: 'https://evil.example/app.example' } },
        401,
        "The message's URI does not belong to https://app.example.",
      ],
      [
        'for another network',
        { changes: { chainId: 1 } },
        401,
        'This site does not let you sign in on network 1.',
      ],
      [
        'of another address',
        { changes: { address: bob.address } },
        401,
        'The signature was not made by the account in the message.',
      ],
      [
        'signed by another account',
        { by: bob },
        401,
        'The signature was not made by the account in the message.',
      ],
      [
        'with a nonce of its own',
        { changes: { nonce: 'a'.repeat(32) } },
        401,
        'The nonce has expired, was used before, or was given to another browser. Try again.',
      ],
      ['that has expired', { changes: { expirationTime: at(0) } }, 401, 'The message has expired.'],
      ['that is not valid yet', { changes: { notBefore: at(1) } }, 401, 'The message is not valid yet.'],
      [
        'from the future',
        { changes: { issuedAt: at(60_001) } },
        401,
        'The message was issued in the future. Check the clock of your device.',
      ],
      [
        'with an address of a wrong checksum',
        { spoil: (text) => text.replace('0xf39F', '0xF39f') },
        400,
        'The address in the message is not valid.',
      ],
      [
        'of another version',
        { spoil: (text) => text.replace('Version: 1', 'Version: 2') },
        400,
        'The version of the message is not 1.',
      ],
    ];
    for (const [what, how, status, error] of cases) {
      it(what, async () => {
        assert.deepEqual(refused(await signIn(how)), [status, error]);
        assert.equal((await browser.ask('/session')).status, 204);
      });
    }

    const malformed = [
      ['nothing', () => ''],
      ['no head', () => 'Sign in, please.'],
      ['another kind of account', (text) => text.replace('Ethereum', 'Bitcoin')],
      ['more lines', (text) => `${text}\nBalance: 0`],
      ['a line twice', (text) => text.replace('Version: 1', 'Version: 1\nVersion: 1')],
      ['lines in another order', (text) => text.replace(/(URI: .*)\n(Version: 1)/, '$2\n$1')],
      ['no nonce', (text) => text.replace(/Nonce: .*\n/, '')],
      ['no time', (text) => text.replace(/\nIssued At: .*/, '')],
      ['a time that is no time', (text) => text.replace(/Issued At: .*/, 'Issued At: 2030')],
      ['an impossible time', (text) => text.replace(/Issued At: .*/, 'Issued At: 2030-13-31T12:00:00Z')],
      ['a second first line', (text) => `evil.example wants you\n${text}`],
      ['no blank line after the address', (text) => text.replace('\n\n', '\n')],
      ['two lines of statement', (text) => text.replace('\n\n', '\n\none\ntwo\n')],
      ['line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
      ['a mark of direction', (text) => text.replace('\n\n', '\n\n\u202eevil\n')],
    ];
    for (const [what, spoil] of malformed) {
      it(`with ${what}`, async () => {
        const [status, error] = refused(await signIn({ spoil }));
        assert.equal(status, 400);
        assert.match(error, /^This is not a sign-in message: .+\.$/);
      });
    }

    it('a second time, also in another browser', async () => {
      const nonce = await browser.nonce();
      const message = ethereumMessage({ address: alice.address, nonce });
      const signature = await alice.signMessage({ message });
      assert.equal(
        (await createBrowser(port).verify(message, signature)).status,
        401,
        'stolen before its use',
      );
      assert.equal((await browser.verify(message, signature)).status, 200);
      assert.equal((await browser.verify(message, signature)).status, 401, 'replayed');
    });

    it('all but one of several equal ones at once', async () => {
      const message = ethereumMessage({ address: alice.address, nonce: await browser.nonce() });
      const signature = await alice.signMessage({ message });
      const answers = await Promise.all([1, 2, 3, 4].map(() => browser.verify(message, signature)));
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401, 401, 401]);
    });

    it('whose nonce is too old', async () => {
      const message = ethereumMessage({ address: alice.address, nonce: await browser.nonce() });
      const signature = await alice.signMessage({ message });
      now += 10 * 60_000;
      assert.equal((await browser.verify(message, signature)).status, 401);
    });

    it('without trying forever', async () => {
      for (let tries = 0; tries < 20; tries++) assert.notEqual((await browser.verify('x', 'x')).status, 429);
      assert.deepEqual(refused(await browser.verify('x', 'x')), [
        429,
        'Too many requests. Try again in a minute.',
      ]);
      now += 60_000;
      assert.equal((await signIn()).status, 200);
    });
  });

  describe('refuses a request', () => {
    const body = { message: 'x', signature: '0x' };
    const cases = [
      [
        'of another site',
        '/verify',
        { method: 'POST', body, origin: 'https://evil.example' },
        403,
        'Pages of https://evil.example cannot use this server.',
      ],
      [
        'of a sandboxed page',
        '/verify',
        { method: 'POST', body, origin: 'null' },
        403,
        'Pages of null cannot use this server.',
      ],
      [
        'of no page',
        '/sign-out',
        { method: 'POST', origin: '' },
        403,
        'Pages of an unknown origin cannot use this server.',
      ],
      [
        'for a nonce by another site',
        '/nonce',
        { origin: 'https://evil.example' },
        403,
        'Pages of https://evil.example cannot use this server.',
      ],
      [
        'that a form could send',
        '/verify',
        { method: 'POST', body, type: 'text/plain' },
        415,
        'The body must be JSON, with the content type application/json.',
      ],
      [
        'of a similar type',
        '/verify',
        { method: 'POST', body, type: 'application/jsonx' },
        415,
        'The body must be JSON, with the content type application/json.',
      ],
      ['that is no JSON', '/verify', { method: 'POST', body: '{' }, 400, 'The body is not JSON.'],
      [
        'that is no object',
        '/verify',
        { method: 'POST', body: 'null' },
        400,
        'The body is not a JSON object.',
      ],
      [
        'without a signature',
        '/verify',
        { method: 'POST', body: { message: 'x' } },
        400,
        'The body needs "message" and "signature", both text.',
      ],
      [
        'that is too large',
        '/verify',
        { method: 'POST', body: ' '.repeat(65_537) },
        413,
        'The body is larger than 65536 bytes.',
      ],
      [
        'that is far too large',
        '/verify',
        { method: 'POST', body: ' '.repeat(5_000_000) },
        413,
        'The body is larger than 65536 bytes.',
      ],
      ['by another method', '/verify', {}, 405, 'This address answers POST only.'],
      ['to sign out by a link', '/sign-out', {}, 405, 'This address answers POST only.'],
      ['for something else', '/admin', {}, 404, 'There is nothing here.'],
    ];
    for (const [what, path, options, status, error] of cases) {
      it(what, async () => {
        assert.deepEqual(refused(await browser.ask(path, options)), [status, error]);
      });
    }

    it('for one nonce too many, until the minute is over', async () => {
      await start({ noncesPerMinute: 2 });
      assert.equal((await browser.ask('/nonce')).status, 200);
      assert.equal((await browser.ask('/nonce')).status, 200);
      assert.equal((await browser.ask('/nonce')).status, 429);
      now += 60_000;
      assert.equal((await browser.ask('/nonce')).status, 200);
    });

    it('with a path that is none, and goes on', async () => {
      assert.equal((await fetch(`http://127.0.0.1:${port}//[`)).status, 404);
      assert.equal((await browser.ask('/nonce')).status, 200);
    });
  });

  describe('keeps a session', () => {
    it('in cookies that scripts and other hosts cannot reach', async () => {
      const nonce = await browser.ask('/nonce');
      assert.match(
        nonce.headers.getSetCookie()[0],
        /^__Host-siwe-browser=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600; Secure$/,
      );
      const answer = await signIn();
      assert.match(
        answer.headers.getSetCookie()[0],
        /^__Host-siwe-session=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure$/,
      );
      assert.equal(answer.headers.get('cache-control'), 'no-store');
    });

    it('without "Secure" for pages without https, such as those of a developer', async () => {
      await start({ origins: ['http://localhost:3000'] });
      const { headers } = await browser.ask('/nonce', { origin: 'http://localhost:3000' });
      assert.match(
        headers.getSetCookie()[0],
        /^siwe-browser=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/,
      );
    });

    it('until it expires', async () => {
      await signIn();
      now += 7 * 24 * 3_600_000 - 1;
      assert.equal((await browser.ask('/session')).status, 200);
      now += 1;
      assert.equal((await browser.ask('/session')).status, 204);
    });

    it('under a new id for every sign-in, and forgets the old one', async () => {
      await signIn();
      const old = new Map(browser.cookies);
      await signIn();
      assert.notEqual(browser.cookies.get('__Host-siwe-session'), old.get('__Host-siwe-session'));
      const thief = createBrowser(port);
      for (const [name, value] of old) thief.cookies.set(name, value);
      assert.equal((await thief.ask('/session')).status, 204);
    });

    it('on its own side: after signing out the cookie is worth nothing', async () => {
      await signIn();
      const kept = new Map(browser.cookies);
      await browser.ask('/sign-out', { method: 'POST' });
      const thief = createBrowser(port);
      for (const [name, value] of kept) thief.cookies.set(name, value);
      assert.equal((await thief.ask('/session')).status, 204);
    });

    it('where the site wants to keep it', async () => {
      const kept = { nonces: new Map(), sessions: new Map() };
      const createStore = ({ name }) => ({
        get: async (key) => kept[name].get(key),
        set: async (key, value) => void kept[name].set(key, value),
        take: async (key) => {
          const value = kept[name].get(key);
          kept[name].delete(key);
          return value;
        },
      });
      await start({ createStore });
      await signIn();
      assert.deepEqual(
        [...kept.sessions],
        [
          [
            browser.cookies.get('__Host-siwe-session'),
            { address: alice.address, chainId: 'eip155:31337', expiresAt: '2030-02-07T12:00:00.000Z' },
          ],
        ],
      );
      assert.equal((await browser.ask('/session')).status, 200);
      assert.equal(kept.nonces.size, 0);
    });

    it('not when the nonce was given to another browser', async () => {
      const message = ethereumMessage({ address: alice.address, nonce: await createBrowser(port).nonce() });
      await browser.nonce();
      assert.equal((await browser.verify(message, await alice.signMessage({ message }))).status, 401);
    });
  });

  describe('that sets a cookie on every route', () => {
    const routes = ['/session', '/params', '/nonce'];
    const nonceIn = (answers) => answers.find(({ body }) => body?.nonce).body.nonce;
    const statusWith = async (nonce) => {
      const message = ethereumMessage({ address: alice.address, nonce });
      return (await browser.verify(message, await alice.signMessage({ message }))).status;
    };
    beforeEach(() => start({ cookieOnEveryRoute: true }));

    it('signs in who asked one thing after the other, with one cookie', async () => {
      const answers = [];
      for (const route of routes) answers.push(await browser.ask(route));
      assert.deepEqual(
        answers.map(({ headers }) => headers.getSetCookie().length),
        [1, 0, 1],
      );
      assert.equal(await statusWith(nonceIn(answers)), 200);
      assert.equal((await browser.ask('/session')).status, 200);
    });

    it('loses the nonce of a new browser that asked for all at once', async () => {
      const others = routes.map(() => createBrowser(port));
      const answers = await Promise.all(routes.map((route, index) => others[index].ask(route)));
      // The last response wins, as in a browser.
      for (const { cookies } of [others[2], others[0], others[1]])
        for (const [name, value] of cookies) browser.cookies.set(name, value);
      assert.equal(await statusWith(nonceIn(answers)), 401);
    });
  });

  describe('ends a request that does not come to its end', () => {
    const late = { requestDeadlineMs: 300 };
    for (const [what, begin] of [
      ['in its head', 'GET /auth/session HTTP/1.1\r\nHost: app.example\r\n'],
      [
        'in its body',
        `POST /auth/verify HTTP/1.1\r\nHost: app.example\r\nOrigin: ${ORIGIN}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
      ],
    ]) {
      it(what, { timeout: atPace(15_000) }, async () => {
        await start(late);
        const socket = connect(port, '127.0.0.1', () => socket.write(begin));
        const parts = [];
        socket.on('data', (part) => parts.push(part));
        await once(socket, 'close');
        assert.match(Buffer.concat(parts).toString(), /^HTTP\/1\.1 4\d\d /);
      });
    }

    it('after ten seconds', () => {
      const { requestTimeout, headersTimeout } = server;
      assert.deepEqual(
        { requestTimeout, headersTimeout },
        { requestTimeout: 10_000, headersTimeout: 10_000 },
      );
    });
  });

  it('starts with the settings of the environment', async () => {
    const program = spawn(process.execPath, [fileURLToPath(new URL('server.mjs', SERVER))], {
      env: {
        ORIGINS: `${ORIGIN} https://b.example`,
        NETWORKS: `eip155:1=https://rpc.example ${DEVNET}`,
        PORT: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const [line] = await once(program.stdout, 'data');
      const [url] = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(`${line}`);
      const answer = await fetch(`${url}/auth/params`, { headers: { origin: 'https://b.example' } });
      assert.deepEqual(await answer.json(), { domain: 'b.example', uri: 'https://b.example' });
    } finally {
      program.kill();
    }
  });

  it('does not start without settings', async () => {
    const program = spawn(process.execPath, [fileURLToPath(new URL('server.mjs', SERVER))], { env: {} });
    const [[said], [code]] = await Promise.all([once(program.stderr, 'data'), once(program, 'exit')]);
    assert.equal(
      `${said}`,
      'Set ORIGINS, such as https://app.example, and NETWORKS, such as eip155:1=https://rpc.example.\n',
    );
    assert.equal(code, 1);
  });

  it('says what messages are to contain', async () => {
    assert.deepEqual((await browser.ask('/params')).body, {
      domain: 'app.example',
      uri: 'https://app.example',
      statement: 'Sign in to the example.',
    });
  });
});
