// Run alone: `node --test test/sandbox/walletApp.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { createPublicClient, http, parseEther, toHex, verifyMessage, verifyTypedData } from 'viem';
import {
  next,
  propose,
  startEvmChains,
  startSandboxServer,
  startSite,
  startWalletApp,
} from './walletAppStack.mjs';

let running;
let server;
let app;
let site;
let provider;
before(async () => {
  running = await startEvmChains({ ports: [0] });
  server = await startSandboxServer({ port: 0, chains: running.chains });
  app = await startWalletApp({ relayUrl: server.relayUrl, chains: running.chains });
  site = await startSite({ relayUrl: server.relayUrl });
  ({ provider } = site);
});
after(async () => {
  await app?.stop();
  await site?.stop();
  await server?.stop();
  await running?.stop();
});

const ONE = 'eip155:31337';
const TWO = 'eip155:31338';
const rpcMap = () => Object.fromEntries(running.chains.map(({ chainId, rpcUrl }) => [chainId, rpcUrl]));

async function connect(choice = {}, asked = {}) {
  const { uri, session } = await propose(provider, { chains: [ONE, TWO], rpcMap: rpcMap(), ...asked });
  const proposal = await app.pair(uri);
  const own = await proposal.approve({ policy: 'approve', ...choice });
  return { proposal, own, session: await session };
}
/** Ends a session and waits until the site knows. Otherwise the site would also clean up the next session. */
async function leave(session) {
  const heard = next(provider, 'session_delete');
  await session.disconnect();
  await heard;
}
const ask = (method, params, chain = ONE) => provider.request({ method, params }, chain);

describe('a wallet app', () => {
  it('receives the site’s proposal, and shares what its user chooses', async () => {
    const [first, second] = app.accounts;
    const { proposal, own, session } = await connect({ accounts: [second, first], chains: [ONE] });
    assert.equal(proposal.site.name, 'Site');
    assert.deepEqual(proposal.chains, [ONE, TWO]);
    assert.ok(proposal.methods.includes('personal_sign'));
    assert.equal(proposal.state, 'approved');
    assert.deepEqual(session.namespaces.eip155.accounts, [`${ONE}:${second}`, `${ONE}:${first}`]);
    assert.deepEqual(app.sessions, [own]);
    assert.equal(await proposal.approve(), own);
    await leave(own);
  });

  it('returns real signatures', async () => {
    const { own } = await connect();
    const [address] = app.accounts;
    const signature = await ask('personal_sign', [toHex('hello'), address]);
    assert.ok(await verifyMessage({ address, message: 'hello', signature }));
    const data = {
      domain: { name: 'Site', chainId: 31337 },
      types: { Note: [{ name: 'text', type: 'string' }] },
      primaryType: 'Note',
      message: { text: 'hello' },
    };
    const typed = await ask('eth_signTypedData_v4', [address, JSON.stringify(data)]);
    assert.ok(await verifyTypedData({ ...data, address, signature: typed }));
    assert.deepEqual(
      own.wallet.requests.map(({ method, outcome }) => [method, outcome]),
      [
        ['personal_sign', 'resolved'],
        ['eth_signTypedData_v4', 'resolved'],
      ],
    );
    await leave(own);
  });

  it('sends on the network that the site names', async () => {
    const { own } = await connect();
    const [from] = app.accounts;
    const to = '0x00000000000000000000000000000000000000AA';
    const changed = next(provider, 'chainChanged');
    const hash = await ask('eth_sendTransaction', [{ from, to, value: toHex(parseEther('1')) }], TWO);
    const client = createPublicClient({ transport: http(running.chains[1].rpcUrl) });
    const { status } = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 });
    assert.equal(status, 'success');
    assert.equal(await client.getBalance({ address: to }), parseEther('1'));
    assert.deepEqual(await changed, ['31338']);
    await leave(own);
  });

  it('reports another network to the site, even one that it had not shared', async () => {
    const { own } = await connect({ chains: [ONE] });
    const changed = next(provider, 'chainChanged');
    own.wallet.switchChain(TWO);
    assert.deepEqual(await changed, ['31338']);
    assert.deepEqual(own.chains, [ONE, TWO]);
    assert.ok(provider.session.namespaces.eip155.chains.includes(TWO));
    assert.deepEqual(await provider.request({ method: 'eth_accounts' }), [app.accounts[0]]);
    await leave(own);
  });

  it('switches when the site asks for a network that was not shared', async () => {
    const { own } = await connect({ chains: [ONE] });
    await ask('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }]);
    assert.equal(own.wallet.state.chain, TWO);
    await leave(own);
  });

  it('reports other accounts to the site', async () => {
    const { own } = await connect();
    const [first, second] = app.accounts;
    const shared = next(provider, 'accountsChanged');
    own.wallet.setAccounts([first, second]);
    assert.deepEqual(await shared, [[first, second]]);
    const chosen = next(provider, 'accountsChanged');
    own.wallet.switchAccount(second);
    assert.deepEqual(await chosen, [[second, first]]);
    await leave(own);
  });

  it('ends the session when its user disconnects', async () => {
    const { own } = await connect();
    const gone = next(provider, 'session_delete');
    own.wallet.disconnect();
    await gone;
    assert.ok(own.ended.aborted);
    assert.deepEqual(app.sessions, []);
  });

  it('is told when the site ends the session', async () => {
    const { own } = await connect();
    const ended = once(own.ended, 'abort');
    await provider.disconnect();
    await ended;
    assert.deepEqual(app.sessions, []);
  });

  it('refuses a request with the script’s error', async () => {
    const { own } = await connect({ policy: 'reject' });
    const [address] = app.accounts;
    const request = () => ask('personal_sign', [toHex('hello'), address]);
    await assert.rejects(request(), { code: 4001, message: 'User rejected the request.' });
    own.wallet.script([
      { method: 'personal_sign', answer: 'reject', error: { code: 5000, message: 'User rejected.' } },
    ]);
    await assert.rejects(request(), { code: 5000, message: 'User rejected.' });
    await leave(own);
  });

  it('answers one request while it ignores another', async () => {
    const script = [{ method: 'personal_sign', answer: 'never' }];
    const { own } = await connect({ script });
    const [address] = app.accounts;
    const ignored = ask('personal_sign', [toHex('one'), address]).catch((error) => error);
    assert.ok(await ask('personal_sign', [toHex('two'), address]));
    assert.deepEqual(
      own.wallet.requests.map(({ outcome }) => outcome),
      ['pending', 'resolved'],
    );
    await leave(own);
    assert.equal((await ignored).code, 6000);
  });

  it('answers pings, and extends a session', async () => {
    const { own } = await connect();
    const pinged = next(provider, 'session_ping');
    await own.ping();
    await pinged;
    const before = own.expiresAt;
    await own.extend();
    assert.ok(own.expiresAt >= before);
    // Each expiry counts from its own start.
    const apart = own.expiresAt - provider.client.session.get(own.topic).expiry * 1000;
    assert.ok(Math.abs(apart) < 60_000, `${apart} ms`);
    await leave(own);
  });

  it('contacts only the relay and the chains', async () => {
    const real = globalThis.fetch;
    const hosts = new Set();
    globalThis.fetch = (input, init) => {
      hosts.add(new URL(input.url ?? input).hostname);
      return real(input, init);
    };
    try {
      const { own } = await connect();
      await ask('personal_sign', [toHex('hello'), app.accounts[0]]);
      await ask('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }]);
      await leave(own);
    } finally {
      globalThis.fetch = real;
    }
    assert.deepEqual(
      [...hosts].filter((host) => host !== '127.0.0.1'),
      [],
    );
  });

  it('leaves nothing behind when stopped', async () => {
    const names = () => Object.keys(globalThis);
    const before = names();
    const other = await startWalletApp({ relayUrl: server.relayUrl, chains: running.chains });
    assert.notDeepEqual(names(), before);
    await Promise.all([other.stop(), other.stop()]);
    assert.deepEqual(names(), before);
  });

  it('keeps a session with each of two sites', async () => {
    const other = await startSite({ relayUrl: server.relayUrl, name: 'Other' });
    const [first, second] = app.accounts;
    const { own } = await connect({ accounts: [first] });
    const { uri, session } = await propose(other.provider, { chains: [ONE], rpcMap: rpcMap() });
    const proposal = await app.pair(uri);
    const ofOther = await proposal.approve({ accounts: [second], policy: 'approve' });
    await session;
    assert.deepEqual(
      app.sessions.map(({ site: { name } }) => name),
      ['Site', 'Other'],
    );
    const sign = (client, address) =>
      client.request({ method: 'personal_sign', params: [toHex('hello'), address] }, ONE);
    const [one, two] = await Promise.all([sign(provider, first), sign(other.provider, second)]);
    assert.ok(await verifyMessage({ address: first, message: 'hello', signature: one }));
    assert.ok(await verifyMessage({ address: second, message: 'hello', signature: two }));
    await assert.rejects(sign(other.provider, first), { code: 4100 });
    await ofOther.disconnect();
    assert.deepEqual(app.sessions, [own]);
    await leave(own);
    await other.stop();
  });
});

describe('a proposal', () => {
  it('can be declined', async () => {
    const { uri, session } = await propose(provider, { chains: [ONE], rpcMap: rpcMap() });
    const proposal = await app.pair(uri);
    await proposal.reject();
    await assert.rejects(session, { code: 5000, message: 'User rejected.' });
    assert.equal(proposal.state, 'rejected');
    await assert.rejects(proposal.approve(), /is rejected already/);
    await assert.rejects(proposal.reject(), /is rejected already/);
  });

  it('is declined when it asks for unsupported networks', async () => {
    const { uri, session } = await propose(provider, { chains: ['eip155:5'], rpcMap: { 5: server.url } });
    const proposal = await app.pair(uri);
    await assert.rejects(proposal.approve(), { code: 5100 });
    await assert.rejects(session, { code: 5100 });
  });

  it('waits while ignored, and rejects impossible choices', async () => {
    const { uri, session } = await propose(provider, { chains: [ONE], rpcMap: rpcMap() });
    const proposal = await app.pair(uri);
    const zero = `0x${'0'.repeat(40)}`;
    await assert.rejects(proposal.approve({ accounts: [zero] }), RangeError);
    await assert.rejects(proposal.approve({ chains: [TWO] }), RangeError);
    assert.equal(proposal.state, 'waiting');
    await proposal.approve();
    const { topic } = await session;
    await leave(app.sessions.find((one) => one.topic === topic));
  });

  for (const policy of ['approve', 'reject']) {
    it(`is settled by the policy "${policy}"`, async () => {
      app.policy = policy;
      const { uri, session } = await propose(provider, { chains: [ONE], rpcMap: rpcMap() });
      const proposal = await app.pair(uri);
      if (policy === 'reject') await assert.rejects(session, { code: 5000 });
      else {
        await session;
        await leave(await proposal.approve());
      }
      app.policy = 'ask';
    });
  }

  it('needs a new pairing URI', async () => {
    await assert.rejects(app.pair('https://site.example'), RangeError);
    await assert.rejects(app.pair('wc:1234@2?relay-protocol=irn'), RangeError);
    const old = `wc:${'0'.repeat(64)}@2?relay-protocol=irn&symKey=${'1'.repeat(64)}&expiryTimestamp=1`;
    await assert.rejects(app.pair(old), /expired/i);
  });

  it('is not waited for beyond the deadline of its user', async () => {
    const lost = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'1'.repeat(64)}`;
    await assert.rejects(app.pair(lost, { signal: AbortSignal.timeout(100) }), { name: 'TimeoutError' });
  });
});
