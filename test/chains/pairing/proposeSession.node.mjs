// Our promises for a wallet app together with those of WalletConnect's library.
import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { describe, it } from 'node:test';
import { createDelayedPromise } from '@walletconnect/utils';
import { bundled } from '../../tools/bundled.mjs';

const { proposeSession } = await bundled('src/chains/pairing/proposeSession.ts');

const clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
const client = (approval) => ({
  connect: async () => ({ uri: 'wc:topic@2', approval }),
  core: { pairing: { events: new EventEmitter(), disconnect: async () => {} } },
});
/** A proposal that expires after one second, the library's minimum. */
const proposal = () => createDelayedPromise(1, 'Proposal expired');
const propose = (approval, signal = new AbortController().signal) =>
  proposeSession({ client: client(approval), namespaces: {}, clock, signal });

/** All rejections left unhandled during and shortly after `run`. */
async function unhandledIn(run) {
  const unhandled = [];
  const listen = (error) => unhandled.push(error.message ?? error);
  process.on('unhandledRejection', listen);
  try {
    await run();
    await new Promise((resolve) => setTimeout(resolve, 1_300));
  } finally {
    process.off('unhandledRejection', listen);
  }
  return unhandled;
}

describe('a proposal that expires', () => {
  it('rejects as expired, and leaves no rejection unhandled', async () => {
    const unhandled = await unhandledIn(() =>
      assert.rejects(propose(proposal().done), { code: 'pairing_expired' }),
    );
    assert.deepEqual(unhandled, []);
  });

  it('leaves no rejection unhandled after it was cancelled', async () => {
    const unhandled = await unhandledIn(async () => {
      const waiting = new AbortController();
      const proposed = propose(proposal().done, waiting.signal);
      setTimeout(() => waiting.abort(), 50);
      await assert.rejects(proposed, { code: 'aborted' });
    });
    assert.deepEqual(unhandled, []);
  });

  it('is not waited for after it was declined', async () => {
    const { reject, done } = proposal();
    let asked = 0;
    const approval = () => {
      asked += 1;
      return done();
    };
    const unhandled = await unhandledIn(async () => {
      const proposed = propose(approval);
      setTimeout(() => reject({ code: 5000, message: 'User rejected.' }), 50);
      await assert.rejects(proposed, { code: 'user_rejected' });
    });
    assert.deepEqual([unhandled, asked], [[], 1]);
  });
});

describe('a code that arrives too late', () => {
  for (const [what, code, give] of [
    ['was cancelled', 'aborted', ({ waiting }) => waiting.abort()],
    ['timed out', 'relay_failed', ({ move }) => move()],
  ]) {
    it(`is withdrawn when connecting ${what}`, async () => {
      let come;
      let move;
      const connecting = new Promise((resolve) => {
        come = resolve;
      });
      const ended = [];
      const late = {
        connect: () => connecting,
        disconnect: async ({ topic }) => void ended.push(`session ${topic}`),
        core: {
          pairing: {
            events: new EventEmitter(),
            disconnect: async ({ topic }) => void ended.push(`code ${topic}`),
          },
        },
      };
      const waiting = new AbortController();
      const byHand = {
        now: () => 0,
        after(ms, run) {
          if (ms === 15_000) move = run;
          return () => {};
        },
      };
      const { signal } = waiting;
      const proposed = proposeSession({ client: late, namespaces: {}, clock: byHand, signal });
      const unhandled = await unhandledIn(async () => {
        give({ waiting, move });
        await assert.rejects(proposed, { code });
        come({ uri: 'wc:late@2', approval: async () => ({ topic: 'late' }) });
      });
      assert.deepEqual([ended, unhandled], [['code late', 'session late'], []]);
    });
  }
});

describe('an app that declines', () => {
  for (const [reason, code, shortMessage] of [
    [5000, 'user_rejected', /declined/],
    [5001, 'user_rejected', /declined/],
    [5002, 'user_rejected', /declined/],
    [5003, 'user_rejected', /declined/],
    [5100, 'chain_not_supported', /networks of this site/],
    [5101, 'method_not_supported', /methods that this site needs/],
    [5102, 'method_not_supported', /events that this site needs/],
    [5103, 'wallet_locked', /no account that this site can use/],
    [5104, 'chain_not_supported', /kind of network/],
    [6000, 'wallet_failed', /^Its own words\.$/],
  ]) {
    it(`with ${reason} rejects with ${code}`, async () => {
      const saysNo = async () => {
        throw { code: reason, message: 'Its own words.' };
      };
      await assert.rejects(propose(saysNo), { code, shortMessage });
    });
  }
});
