// A code that is shown before its proposal is published, with WalletConnect's real client on both sides.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { startSandboxServer, startSite, startWalletApp } from '../../sandbox/walletAppStack.mjs';
import { bundled } from '../../tools/bundled.mjs';

const { proposeSession } = await bundled('src/chains/pairing/proposeSession.ts');

const NETWORK = 'eip155:1';
const namespaces = {
  eip155: { chains: [NETWORK], methods: ['personal_sign'], events: ['chainChanged'] },
};
const systemClock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
const PUBLISH = 'wc_proposeSession';
const SLOW_MS = 400;

let server;
let site;
let app;
before(async () => {
  server = await startSandboxServer({ port: 0 });
  site = await startSite({ relayUrl: server.relayUrl });
  const chains = [{ id: NETWORK, rpcUrl: 'http://127.0.0.1:1' }];
  app = await startWalletApp({ relayUrl: server.relayUrl, chains });
});
after(async () => {
  expireProposals();
  await app?.stop();
  await site?.stop();
  await server?.stop();
});

/** Ends the wait for unanswered proposals, whose timers would keep the process alive for minutes. */
function expireProposals() {
  const client = site?.provider.client;
  for (const { id } of client?.proposal.getAll() ?? []) client.events.emit('proposal_expire', { id });
}

/** Proposes a session. Collects the codes and the times when they came. */
function propose(signal = new AbortController().signal, clock = systemClock) {
  const { client } = site.provider;
  const codes = [];
  const waiting = [];
  const onPairingCode = (code) => {
    codes.push({ ...code, at: Date.now() });
    for (const check of waiting) check();
  };
  const code = (isWanted) =>
    new Promise((resolve) => {
      const check = () => {
        const found = codes.find(isWanted);
        if (found) resolve(found);
      };
      waiting.push(check);
      check();
    });
  const session = proposeSession({ client, namespaces, clock, signal, onPairingCode });
  session.catch(() => undefined);
  return {
    codes,
    session,
    early: code(({ isPublished }) => !isPublished),
    published: code(({ isPublished }) => isPublished),
  };
}

/** Causes of slow publishing. Each returns a function that ends it. */
const delays = {
  'the relay takes its time'() {
    const { failures } = server;
    failures.set({ service: 'relay', mode: 'slow', ms: SLOW_MS, methods: [PUBLISH] });
    return () => failures.clear();
  },
  'the check of the site takes its time'() {
    const { verify } = site.provider.client.core;
    const { register } = verify;
    verify.register = () => new Promise((resolve) => setTimeout(() => resolve(''), SLOW_MS));
    return () => {
      verify.register = register;
    };
  },
};

describe('a pairing code', () => {
  for (const [what, delay] of Object.entries(delays)) {
    it(`is there before it is published while ${what}, and stays the same`, async () => {
      const end = delay();
      try {
        const { early, published, session } = propose();
        const [first, second] = await Promise.all([early, published]);
        assert.equal(first.uri, second.uri);
        assert.ok(second.at - first.at >= SLOW_MS - 20, `${second.at - first.at} ms before`);
        await (await app.pair(second.uri)).reject();
        await assert.rejects(session, { code: 'user_rejected' });
      } finally {
        end();
      }
    });

    it(`connects an app that scans it while ${what}`, async () => {
      const end = delay();
      try {
        const { early, codes, session } = propose();
        const pairing = app.pair((await early).uri);
        assert.deepEqual(
          codes.map(({ isPublished }) => isPublished),
          [false],
        );
        const own = await (await pairing).approve({ policy: 'approve' });
        assert.deepEqual((await session).session.namespaces.eip155.chains, [NETWORK]);
        await own.disconnect();
      } finally {
        end();
      }
    });
  }

  it('is followed by the failure when it is not published within 15 s', async () => {
    server.failures.set({ service: 'relay', mode: 'slow', ms: SLOW_MS, methods: [PUBLISH] });
    const deadlines = [];
    const byHand = {
      now: () => 0,
      after(ms, run) {
        if (ms === 15_000) deadlines.push(run);
        return () => {};
      },
    };
    try {
      const { early, session, codes } = propose(undefined, byHand);
      assert.match((await early).uri, /^wc:[0-9a-f]{64}@2\?/);
      assert.equal(deadlines.length, 1);
      deadlines[0]();
      await assert.rejects(session, { code: 'relay_failed' });
      // It is published after all, then withdrawn.
      await pause(2 * SLOW_MS);
      assert.equal(codes.length, 1);
    } finally {
      server.failures.clear();
    }
  });

  it('does not come when nobody waits for it any more', async () => {
    const leaving = new AbortController();
    leaving.abort();
    const { session, codes } = propose(leaving.signal);
    await assert.rejects(session, { code: 'aborted' });
    await pause(SLOW_MS);
    assert.deepEqual(codes, []);
  });

  it('goes to the call that made it, with several at once', async () => {
    const leaving = new AbortController();
    const calls = Array.from({ length: 4 }, () => propose(leaving.signal));
    const pairs = await Promise.all(calls.map(({ early, published }) => Promise.all([early, published])));
    for (const [early, published] of pairs) assert.equal(early.uri, published.uri);
    assert.equal(new Set(pairs.map(([{ uri }]) => uri)).size, calls.length);
    leaving.abort();
    await Promise.allSettled(calls.map(({ session }) => session));
  });

  it('does not wait for a call that failed before it had one', async () => {
    const { core } = site.provider.client;
    const { create } = core.pairing;
    core.pairing.create = async () => {
      throw new Error('No room');
    };
    const failing = propose();
    const leaving = new AbortController();
    const next = propose(leaving.signal);
    await assert.rejects(failing.session, { code: 'relay_failed' });
    core.pairing.create = create;
    const late = propose(leaving.signal);
    assert.match((await late.early).uri, /^wc:/);
    await late.published;
    await next.session.catch(() => undefined);
    leaving.abort();
    await Promise.allSettled([late.session]);
  });
});
