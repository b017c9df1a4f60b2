// Run alone: `node --test test/sandbox/node/relay/relay.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { on, once } from 'node:events';
import { request } from 'node:http';
import { after, afterEach, before, describe, it } from 'node:test';
import WebSocket from 'ws';
import { atPace } from '../../../../scripts/lib/pace.mjs';
import { bundled } from '../../../tools/bundled.mjs';
import { PROJECT_ID, startSandboxServer, startSite } from '../../walletAppStack.mjs';
import { sendRoughClients } from './roughClients.mjs';

const { createMailbox } = await bundled('src/sandbox/node/relay/mailbox.ts');

let server;
let one;
let two;
before(async () => {
  server = await startSandboxServer({ port: 0 });
  // Only for their keys: these clients sign the tokens of the connections below.
  one = await startSite({ relayUrl: server.relayUrl });
  two = await startSite({ relayUrl: server.relayUrl });
});
after(async () => {
  await one?.stop();
  await two?.stop();
  await server?.stop();
});

const open = [];
afterEach(() => {
  server.failures.clear();
  for (const socket of open.splice(0)) socket.terminate();
});

const TOPIC = 'a'.repeat(64);
const OTHER_TOPIC = 'b'.repeat(64);
const signal = () => AbortSignal.timeout(atPace(10_000));

async function addressFor(
  site,
  { projectId = PROJECT_ID, audience = server.relayUrl, auth, query = '' } = {},
) {
  const token = auth ?? (await site.provider.client.core.crypto.signJWT(audience));
  return `${server.relayUrl}?projectId=${projectId}&auth=${token}${query}`;
}

/** A connection that sends requests and receives messages. */
async function connect(site, options) {
  const socket = new WebSocket(await addressFor(site, options));
  open.push(socket);
  const messages = on(socket, 'message', { signal: signal() });
  await once(socket, 'open', { signal: signal() });
  let id = 0;
  const next = async () => JSON.parse((await messages.next()).value[0]);
  const send = (payload) => socket.send(typeof payload === 'string' ? payload : JSON.stringify(payload));
  const ask = async (method, params) => {
    id += 1;
    send({ id, jsonrpc: '2.0', method, params });
    const { id: answered, ...answer } = await next();
    assert.equal(answered, id);
    return answer.error ?? answer.result;
  };
  /** The next delivered message, acknowledged. */
  const receive = async () => {
    const { id: delivery, method, params } = await next();
    assert.equal(method, 'irn_subscription');
    send({ id: delivery, jsonrpc: '2.0', result: true });
    return params;
  };
  return { socket, next, send, ask, receive };
}
const publication = (message, more = {}) => ({ topic: TOPIC, message, ttl: 300, tag: 1108, ...more });

/** Topics that no other test uses. */
let last = 0;
function freshTopic() {
  last += 1;
  return last.toString(16).padStart(64, '0');
}

describe('the relay', () => {
  it('delivers to a topic’s subscribers, but not to the sender', async () => {
    const topic = freshTopic();
    const [sender, recipient] = [await connect(one), await connect(two)];
    const id = await recipient.ask('irn_subscribe', { topic });
    assert.match(id, /^[0-9a-f]{64}$/);
    await sender.ask('irn_subscribe', { topic });
    const before = Date.now();
    assert.equal(await sender.ask('irn_publish', publication('sealed', { topic, attestation: 'who' })), true);
    const { id: subscription, data } = await recipient.receive();
    assert.equal(subscription, id);
    const { publishedAt, ...rest } = data;
    assert.deepEqual(rest, { topic, message: 'sealed', tag: 1108, attestation: 'who' });
    assert.ok(publishedAt >= before && publishedAt <= Date.now());
    assert.deepEqual(await sender.ask('irn_fetchMessages', { topic }), { messages: [], hasMore: false });
  });

  it('keeps messages for absent subscribers', async () => {
    const topic = freshTopic();
    const sender = await connect(one);
    await sender.ask('irn_publish', publication('first', { topic }));
    await sender.ask('irn_publish', publication('second', { topic }));
    const recipient = await connect(two);
    await recipient.ask('irn_subscribe', { topic });
    assert.equal((await recipient.receive()).data.message, 'first');
    assert.equal((await recipient.receive()).data.message, 'second');
  });

  it('delivers unacknowledged messages again, and acknowledged ones never', async () => {
    const topic = freshTopic();
    const [sender, lost] = [await connect(one), await connect(two)];
    await lost.ask('irn_subscribe', { topic });
    await sender.ask('irn_publish', publication('first', { topic }));
    await lost.receive();
    await sender.ask('irn_publish', publication('second', { topic }));
    await lost.next();
    lost.socket.terminate();
    const back = await connect(two);
    await back.ask('irn_subscribe', { topic });
    assert.equal((await back.receive()).data.message, 'second');
    await sender.ask('irn_publish', publication('third', { topic }));
    assert.equal((await back.receive()).data.message, 'third');
  });

  it('serves many topics at once', async () => {
    const topics = [freshTopic(), freshTopic()];
    const [sender, recipient] = [await connect(one), await connect(two)];
    const ids = await recipient.ask('irn_batchSubscribe', { topics });
    assert.equal(new Set(ids).size, 2);
    const messages = topics.map((topic) => publication('sealed', { topic }));
    assert.equal(await sender.ask('irn_batchPublish', { messages }), true);
    for (const [index, topic] of topics.entries()) {
      const { id, data } = await recipient.receive();
      assert.deepEqual([id, data.topic], [ids[index], topic]);
    }
    const subscriptions = topics.map((topic, index) => ({ topic, id: ids[index] }));
    assert.equal(await recipient.ask('irn_batchUnsubscribe', { subscriptions }), true);
    await sender.ask('irn_publish', publication('more', { topic: topics[0] }));
    const fetched = await recipient.ask('irn_batchFetchMessages', { topics });
    assert.deepEqual(
      fetched.messages.map(({ message }) => message),
      ['more'],
    );
    assert.deepEqual(await recipient.ask('irn_batchFetchMessages', { topics }), {
      messages: [],
      hasMore: false,
    });
  });

  it('delivers nothing after unsubscribing', async () => {
    const topic = freshTopic();
    const [sender, recipient] = [await connect(one), await connect(two)];
    const id = await recipient.ask('irn_subscribe', { topic });
    assert.equal(await recipient.ask('irn_unsubscribe', { topic, id }), true);
    await sender.ask('irn_publish', publication('sealed', { topic }));
    assert.equal((await recipient.ask('irn_fetchMessages', { topic })).messages.length, 1);
  });

  it('proposes and approves a session in one call each', async () => {
    const [pairingTopic, sessionTopic] = [freshTopic(), freshTopic()];
    const [dapp, wallet] = [await connect(one), await connect(two)];
    const proposal = { pairingTopic, sessionProposal: 'proposal', ttl: 300, correlationId: 1 };
    assert.equal(await dapp.ask('wc_proposeSession', proposal), true);
    await wallet.ask('irn_subscribe', { topic: pairingTopic });
    const { data } = await wallet.receive();
    assert.deepEqual([data.message, data.tag], ['proposal', 1100]);
    const approval = { sessionProposalResponse: 'response', sessionSettlementRequest: 'settlement' };
    assert.equal(await wallet.ask('wc_approveSession', { pairingTopic, sessionTopic, ...approval }), true);
    const response = await dapp.receive();
    assert.deepEqual([response.data.message, response.data.tag], ['response', 1101]);
    await dapp.ask('irn_subscribe', { topic: sessionTopic });
    const settlement = await dapp.receive();
    assert.deepEqual([settlement.data.message, settlement.data.tag], ['settlement', 1102]);
    await dapp.ask('irn_publish', publication('thanks', { topic: sessionTopic }));
    assert.equal((await wallet.receive()).data.message, 'thanks');
  });

  for (const [method, params, code] of [
    ['irn_dance', {}, -32601],
    ['toString', {}, -32601],
    ['irn_subscribe', undefined, -32602],
    ['irn_subscribe', { topic: 'short' }, -32602],
    ['irn_batchSubscribe', { topics: [] }, -32602],
    ['irn_batchSubscribe', { topics: Array(501).fill(TOPIC) }, -32602],
    ['irn_publish', { topic: TOPIC, message: '', ttl: 300 }, -32602],
    ['irn_publish', { topic: TOPIC, message: 'sealed' }, -32602],
    ['irn_publish', { topic: TOPIC, message: 'sealed', ttl: 2_592_001 }, -32602],
    ['irn_publish', { topic: TOPIC, message: 'sealed', ttl: 300, tag: 'high' }, -32602],
    ['wc_approveSession', { pairingTopic: TOPIC, sessionTopic: OTHER_TOPIC }, -32602],
  ]) {
    it(`rejects ${method} ${JSON.stringify(params)?.slice(0, 60)}`, async () => {
      const client = await connect(one);
      assert.equal((await client.ask(method, params)).code, code);
    });
  }

  it('rejects invalid JSON', async () => {
    const client = await connect(one);
    client.send('{');
    assert.equal((await client.next()).error.code, -32700);
    assert.match(await client.ask('irn_subscribe', { topic: TOPIC }), /^[0-9a-f]{64}$/);
  });
});

describe('a mailbox', () => {
  it('drops expired messages', () => {
    let now = 0;
    const mailbox = createMailbox(() => now);
    const received = [];
    const client = (clientId) => ({ clientId, deliver: (_id, { message }) => received.push(message) });
    mailbox.publish(client('one'), { topic: TOPIC, message: 'short', ttl: 10, tag: 0 });
    mailbox.publish(client('one'), { topic: TOPIC, message: 'long', ttl: 20, tag: 0 });
    now = 10_000;
    mailbox.prune();
    const two = client('two');
    mailbox.subscribe(two, TOPIC);
    mailbox.flush(two);
    assert.deepEqual(received, ['long']);
    now = 20_000;
    assert.deepEqual(mailbox.fetch('two', [TOPIC]), []);
  });
});

describe('connecting to the relay', () => {
  const refusal = async (options) => {
    const socket = new WebSocket(await addressFor(one, options));
    open.push(socket);
    const [code, reason] = await once(socket, 'close', { signal: signal() });
    return `${code} ${reason}`;
  };
  const tampered = async () => {
    const token = await one.provider.client.core.crypto.signJWT(server.relayUrl);
    const other = await two.provider.client.core.crypto.signJWT(server.relayUrl);
    return token.replace(/[^.]*$/, other.split('.')[2]);
  };

  it('needs a project id', async () => {
    assert.equal(await refusal({ projectId: '' }), '3000 Authorization error: Project ID is missing');
    assert.match(await refusal({ projectId: 'mine' }), /^3000 .*Project ID is invalid$/);
  });

  it('needs a token that the client signed for this address', async () => {
    const validation = '3000 Authorization error: JWT validation error: ';
    assert.equal(await refusal({ auth: '' }), `${validation}Missing token`);
    assert.equal(await refusal({ auth: 'a.b.c' }), `${validation}Invalid token`);
    assert.equal(await refusal({ audience: `${server.relayUrl}/` }), `${validation}Invalid audience`);
    assert.equal(await refusal({ audience: 'wss://relay.example' }), `${validation}Invalid audience`);
    assert.equal(await refusal({ auth: await tampered() }), `${validation}Invalid signature`);
  });

  it('works at one path only', async () => {
    const socket = new WebSocket(server.relayUrl.replace('/relay', '/other'));
    await assert.rejects(once(socket, 'open'), /socket hang up/);
    assert.equal((await fetch(`${server.url}/relay`)).status, 404);
    for (const path of ['//', '//relay', '*', '/%zz']) {
      const headers = { connection: 'Upgrade', upgrade: 'websocket' };
      const odd = request({ port: server.port, path, headers });
      odd.end();
      await assert.rejects(once(odd, 'upgrade'), /socket hang up/);
    }
  });

  it('uses the address in the configuration, on the page’s host', async () => {
    const local = `http://localhost:${server.port}`;
    const { relayUrl } = await (await fetch(`${local}/sandbox/config.json`)).json();
    assert.equal(relayUrl, `ws://localhost:${server.port}/relay`);
  });
});

describe('relay failures', () => {
  const subscribe = (client) => client.ask('irn_subscribe', { topic: TOPIC });
  const dial = (failure) => server.failures.set({ service: 'relay', ...failure });

  it('cut all connections and refuse new ones while offline', async () => {
    const client = await connect(one);
    const closed = once(client.socket, 'close', { signal: signal() });
    dial({ mode: 'offline' });
    assert.equal((await closed)[0], 1006);
    await assert.rejects(connect(one), /socket hang up/);
    dial({ mode: 'none' });
    await subscribe(await connect(one));
  });

  it('cut all connections once', async () => {
    const client = await connect(one);
    const closed = once(client.socket, 'close', { signal: signal() });
    const response = await fetch(`${server.url}/sandbox/failures`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ service: 'relay', mode: 'drop' }),
    });
    assert.deepEqual(await response.json(), { failures: [] });
    await closed;
    await subscribe(await connect(one));
  });

  for (const mode of ['500', '429']) {
    it(`answer ${mode} to a connection, and an error to a request`, async () => {
      const client = await connect(one);
      dial({ mode });
      await assert.rejects(connect(one), new RegExp(mode));
      assert.equal((await subscribe(client)).code, mode === '500' ? -32603 : -32005);
    });
  }

  it('accept connections and never answer', async () => {
    // One for the connection, and one for its first request.
    dial({ mode: 'silent', times: 2 });
    const client = await connect(one);
    const topic = freshTopic();
    client.send({ id: 'ignored', jsonrpc: '2.0', method: 'irn_subscribe', params: { topic } });
    const sender = await connect(two);
    await sender.ask('irn_publish', publication('sealed', { topic }));
    // Its first message answers this request.
    assert.equal((await client.ask('irn_fetchMessages', { topic })).messages.length, 1);
  });

  it('answer late', async () => {
    const client = await connect(one);
    dial({ mode: 'slow', ms: 200 });
    const start = performance.now();
    await subscribe(client);
    assert.ok(performance.now() - start >= 190);
  });

  it('answer nonsense', async () => {
    const client = await connect(one);
    dial({ mode: 'malformed', times: 1 });
    client.send({ id: 7, jsonrpc: '2.0', method: 'irn_subscribe', params: { topic: TOPIC } });
    assert.deepEqual(await client.next(), { id: 7, jsonrpc: '2.0' });
    await subscribe(client);
  });

  it('apply to some methods, or to one client by its URL', async () => {
    const client = await connect(one);
    dial({ mode: '500', methods: ['irn_publish'] });
    await subscribe(client);
    assert.equal((await client.ask('irn_publish', publication('sealed'))).code, -32603);
    dial({ mode: 'offline', methods: ['irn_publish'] });
    await subscribe(client);
    const closed = once(client.socket, 'close', { signal: signal() });
    client.send({ id: 'cut', jsonrpc: '2.0', method: 'irn_publish', params: publication('sealed') });
    await closed;
    server.failures.clear();
    const own = { query: '&mode=slow&ms=1' };
    await subscribe(await connect(one, own));
    await assert.rejects(connect(one, { query: '&mode=offline' }), /socket hang up/);
    await assert.rejects(connect(one, { query: '&mode=sleepy' }), /400/);
  });
});

describe('clients that keep to no rules', () => {
  it('end their own connections only', async () => {
    const [sender, recipient] = [await connect(one), await connect(two)];
    const topic = freshTopic();
    await recipient.ask('irn_subscribe', { topic });
    const rough = await sendRoughClients(server.port, {
      refusedPath: '/relay',
      admittedPath: (await addressFor(one)).replace(/^ws:\/\/[^/]+/, ''),
    });
    assert.ok(rough > 300, `${rough} clients`);
    await sender.ask('irn_publish', publication('still here', { topic }));
    assert.equal((await recipient.receive()).data.message, 'still here');
    assert.equal(await (await connect(one)).ask('irn_unsubscribe', { topic }), true);
  });
});

describe('stopping the server', () => {
  it('closes the relay’s connections and frees the port', async () => {
    const lone = await startSandboxServer({ port: 0 });
    const token = await one.provider.client.core.crypto.signJWT(lone.relayUrl);
    const socket = new WebSocket(`${lone.relayUrl}?projectId=${PROJECT_ID}&auth=${token}`);
    await once(socket, 'open');
    assert.equal(lone.relay.connections, 1);
    const closed = once(socket, 'close');
    await lone.stop();
    await closed;
    const again = await startSandboxServer({ port: lone.port });
    await again.stop();
  });
});
