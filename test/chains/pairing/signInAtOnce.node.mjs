// Signing in while a wallet app connects, with WalletConnect's real client on both sides.
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { after, before, describe, it } from 'node:test';
import { createDelayedPromise, engineEvent } from '@walletconnect/utils';
import { verifyMessage } from 'viem';
import { parseSiweMessage } from 'viem/siwe';
import { startSandboxServer, startSite, startWalletApp } from '../../sandbox/walletAppStack.mjs';
import { bundled } from '../../tools/bundled.mjs';

const { proposeSession } = await bundled('src/chains/pairing/proposeSession.ts');

const ONE = 'eip155:1';
const TEN = 'eip155:10';
const namespaces = {
  eip155: {
    chains: [ONE, TEN],
    methods: ['personal_sign', 'eth_sendTransaction', 'wallet_sendCalls'],
    events: ['chainChanged'],
  },
};
const asked = {
  domain: 'app.example',
  uri: 'https://app.example',
  nonce: '0123456789abcdef',
  issuedAt: '2030-01-31T12:00:00.000Z',
  statement: 'Sign in to the example.',
  chains: [TEN, ONE],
};
const systemClock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

let server;
let site;
/** An app that signs in while it connects. */
let app;
/** An app that knows only proposals. */
let oldApp;
before(async () => {
  server = await startSandboxServer({ port: 0 });
  const { relayUrl } = server;
  site = await startSite({ relayUrl });
  const chains = [ONE, TEN].map((id) => ({ id, rpcUrl: 'http://127.0.0.1:1' }));
  app = await startWalletApp({ relayUrl, chains, signsIn: true });
  oldApp = await startWalletApp({ relayUrl, chains });
});
after(async () => {
  // Ends the wait for answers that never come, whose timers would keep the process alive for an hour.
  const events = site?.provider.client.engine.events;
  for (const id of proposed)
    events.emit(engineEvent('session_connect', id), { error: { code: 0, message: 'Over' } });
  await app?.stop();
  await oldApp?.stop();
  await site?.stop();
  await server?.stop();
});

/** The promise that the library returns for an answer. */
function delayed() {
  const { done, resolve, reject } = createDelayedPromise(60, 'Request expired');
  return { response: done, resolve, reject };
}

/** The ids of all proposals. */
const proposed = new Set();

/** Makes the site ask to connect and to sign in. */
function propose({ signIn = asked, clock = systemClock, ...more } = {}) {
  const leaving = new AbortController();
  const codes = [];
  let show;
  let publish;
  const early = new Promise((resolve) => {
    show = resolve;
  });
  const published = new Promise((resolve) => {
    publish = resolve;
  });
  const approved = proposeSession({
    client: site.provider.client,
    namespaces,
    clock,
    signal: leaving.signal,
    signIn,
    onPairingCode(code) {
      codes.push(code);
      show(code.uri);
      if (!code.isPublished) return;
      for (const { id } of site.provider.client.proposal.getAll()) proposed.add(id);
      publish(code.uri);
    },
    ...more,
  });
  approved.catch(() => undefined);
  return { approved, early, published, codes, leave: () => leaving.abort() };
}

const sessions = () => site.provider.client.session.getAll();
/** Waits until `isSo` returns true, and fails with `what` if it never does. */
async function until(what, isSo) {
  for (let tries = 0; tries < 500; tries++) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.fail(what);
}

describe('an app that is asked to connect and to sign in', () => {
  it('does both by one approval', async () => {
    const { approved, published, codes } = propose();
    const proposal = await app.pair(await published);
    assert.match(proposal.signIn, /^app\.example wants you to sign in with your Ethereum account:\n0x/);
    const own = await proposal.approve({ policy: 'approve' });
    const { session, proofs } = await approved;
    const [account] = app.accounts;
    assert.deepEqual(session.namespaces.eip155.accounts, [`${TEN}:${account}`, `${ONE}:${account}`]);
    assert.deepEqual(session.namespaces.eip155.methods, ['eth_sendTransaction', 'personal_sign']);
    assert.equal(proofs.length, 1);
    const [{ message, signature, cacao }] = proofs;
    assert.equal(proofs[0].account, `${TEN}:${account}`);
    assert.equal(message, proposal.signIn);
    const { domain, uri, nonce, chainId, address } = parseSiweMessage(message);
    assert.deepEqual(
      { domain, uri, nonce, chainId, address },
      {
        domain: 'app.example',
        uri: 'https://app.example',
        nonce: '0123456789abcdef',
        chainId: 10,
        address: account,
      },
    );
    assert.ok(await verifyMessage({ address: account, message, signature }));
    assert.equal(cacao.h.t, 'caip122');
    assert.deepEqual(
      codes.map(({ isPublished }) => isPublished),
      [false, true],
    );
    assert.equal(codes[0].uri, codes[1].uri);
    await own.disconnect();
  });

  it('asks for times and resources too, and adds what it allows', async () => {
    const signIn = {
      ...asked,
      expirationTime: '2999-01-31T12:05:00.000Z',
      notBefore: '2020-01-31T12:00:00.000Z',
      resources: ['https://app.example/terms'],
    };
    const { approved, published } = propose({ signIn });
    const own = await (await app.pair(await published)).approve({ policy: 'approve' });
    const [{ message }] = (await approved).proofs;
    assert.match(
      message,
      /\n\nSign in to the example\. I further authorize the stated URI .*'personal_sign'/,
    );
    assert.match(
      message,
      /\nExpiration Time: 2999-01-31T12:05:00\.000Z\nNot Before: 2020-01-31T12:00:00\.000Z\nResources:\n- https:\/\/app\.example\/terms\n- urn:recap:/,
    );
    await own.disconnect();
  });

  it('finds what it is asked when it scans the code before that is published', async () => {
    const { verify } = site.provider.client.core;
    const { register } = verify;
    verify.register = () => new Promise((resolve) => setTimeout(() => resolve(''), 300));
    try {
      const { approved, early, codes } = propose();
      const pairing = app.pair(await early);
      assert.deepEqual(
        codes.map(({ isPublished }) => isPublished),
        [false],
      );
      const own = await (await pairing).approve({ policy: 'approve' });
      assert.equal((await approved).proofs.length, 1);
      await own.disconnect();
    } finally {
      verify.register = register;
    }
  });

  it('signs for each account that it shares', async () => {
    const { approved, published } = propose();
    const own = await (await app.pair(await published)).approve({
      policy: 'approve',
      accounts: app.accounts.slice(0, 2),
      chains: [ONE],
    });
    const { proofs } = await approved;
    assert.deepEqual(
      proofs.map(({ account }) => account),
      app.accounts.slice(0, 2).map((address) => `${ONE}:${address}`),
    );
    await own.disconnect();
  });

  it('connects without a proof if it only knows proposals', async () => {
    const { approved, published } = propose();
    const proposal = await oldApp.pair(await published);
    assert.equal(proposal.signIn, undefined);
    const own = await proposal.approve({ policy: 'approve' });
    const { session, proofs } = await approved;
    assert.equal(proofs, undefined);
    assert.ok(session.namespaces.eip155.accounts.includes(`${TEN}:${oldApp.accounts[0]}`));
    await own.disconnect();
  });

  for (const [what, wallet] of [
    ['that signs in', () => app],
    ['that only knows proposals', () => oldApp],
  ]) {
    it(`is heard when one ${what} declines`, async () => {
      const { approved, published } = propose();
      await (await wallet().pair(await published)).reject();
      await assert.rejects(approved, { code: 'user_rejected' });
    });
  }

  for (const spoilSignIn of ['nonce', 'domain', 'network']) {
    it(`is not believed when it signs for another ${spoilSignIn}, and the session ends`, async () => {
      const { approved, published } = propose();
      const own = await (await app.pair(await published)).approve({ policy: 'approve', spoilSignIn });
      await assert.rejects(approved, {
        code: 'wallet_invalid_answer',
        details: 'The wallet signed something else than it was asked to.',
      });
      await until('the session did not end', () => own.ended.aborted);
      await until('a session is left', () => sessions().length === 0);
    });
  }

  it('hears from its own client when the signature is not that of its account', async () => {
    const { approved, published } = propose();
    const proposal = await app.pair(await published);
    await assert.rejects(
      proposal.approve({ policy: 'approve', spoilSignIn: 'signature' }),
      /verification failed/,
    );
    await assert.rejects(approved, {
      code: 'wallet_failed',
      shortMessage: 'Session settlement failed. Signature verification failed',
    });
    assert.deepEqual(sessions(), []);
  });

  it('is asked only to connect if the protocol cannot ask it to sign', async () => {
    for (const more of [
      { signIn: { ...asked, statement: 'Anmelden für das Beispiel.' } },
      { signIn: { ...asked, requestId: '1' } },
      { signIn: { ...asked, chains: ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'] } },
      {
        namespaces: {
          ...namespaces,
          solana: { chains: ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'], methods: [], events: [] },
        },
      },
    ]) {
      const { approved, published } = propose(more);
      const proposal = await app.pair(await published);
      assert.equal(proposal.signIn, undefined, JSON.stringify(more));
      await proposal.reject();
      await assert.rejects(approved, { code: 'user_rejected' });
    }
  });

  it('no longer finds anything once the site has left', async () => {
    const { approved, published, leave } = propose();
    const uri = await published;
    leave();
    await assert.rejects(approved, { code: 'aborted' });
    const topic = /^wc:([^@]+)@/.exec(uri)[1];
    assert.equal(
      site.provider.client.core.pairing.pairings.getAll().some((pairing) => pairing.topic === topic),
      false,
    );
  });

  it('may answer for five minutes, and then the session that it still makes ends', async () => {
    const deadlines = [];
    const clock = {
      now: () => 0,
      after(ms, run) {
        if (ms === 300_000) deadlines.push(run);
        return () => {};
      },
    };
    const { approved, published } = propose({ clock });
    const proposal = await app.pair(await published);
    assert.equal(deadlines.length, 1);
    deadlines[0]();
    await assert.rejects(approved, { code: 'pairing_expired' });
    const own = await proposal.approve({ policy: 'approve' });
    await until('the session did not end', () => own.ended.aborted);
    await until('a session is left', () => sessions().length === 0);
  });
});

/** Proposes through a client that gives this response. */
function proposeBy(response, more) {
  const client = {
    authenticate: async () => ({ uri: 'wc:topic@2', response }),
    core: { pairing: { events: new EventEmitter(), disconnect: async () => {} } },
    ...more,
  };
  const { signal } = new AbortController();
  return proposeSession({ client, namespaces, clock: systemClock, signal, signIn: asked });
}

describe('an answer that our client gives', () => {
  it('for a wrong signature is an error, and the session that it makes all the same ends', async () => {
    const ended = [];
    const { response, reject, resolve } = delayed();
    const approved = proposeBy(response, { disconnect: async ({ topic }) => void ended.push(topic) });
    setTimeout(() => {
      reject({ code: 7000, message: 'Session settlement failed. Signature verification failed' });
      setTimeout(() => resolve({ auths: [], session: { topic: 'session' } }), 20);
    }, 20);
    await assert.rejects(approved, {
      code: 'wallet_invalid_answer',
      details: 'The signature is not that of the account.',
    });
    await until('the session did not end', () => ended.length > 0);
    assert.deepEqual(ended, ['session']);
  });

  it('that it cannot read is an error of the app', async () => {
    const { response, reject } = delayed();
    const approved = proposeBy(response);
    setTimeout(() => reject(new TypeError('o is not iterable')), 20);
    await assert.rejects(approved, { code: 'wallet_invalid_answer', details: 'The answer cannot be read.' });
  });

  it('without a session is an error', async () => {
    const { response, resolve } = delayed();
    const approved = proposeBy(response);
    setTimeout(() => resolve({ auths: [] }), 20);
    await assert.rejects(approved, { code: 'wallet_locked' });
  });
});
