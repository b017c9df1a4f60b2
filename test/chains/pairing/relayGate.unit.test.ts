import { expect } from 'chai';
import { relayGate } from '../../../src/chains/pairing/relayGate.js';
import { fakeClock } from '../../support/fakeClock.js';
import { type Deferred, deferred, isPending, rejection, settled } from '../../support/promises.js';

const RELAY_RETRY_MS = 2_000;

/** A relayer whose library connects for every message. */
function setUp() {
  const clock = fakeClock();
  const state = { connected: false, canConnect: false, tries: 0, opened: 0, closed: 0 };
  const asked: Deferred<unknown>[] = [];
  const relayer = {
    get connected() {
      return state.connected;
    },
    async toEstablishConnection() {
      state.tries += 1;
      state.connected = state.canConnect;
    },
    provider: {
      request() {
        const question = deferred<unknown>();
        asked.push(question);
        return question.promise;
      },
    },
    async transportOpen() {
      state.opened += 1;
    },
    async transportClose() {
      state.closed += 1;
      state.connected = false;
    },
  };
  return { clock, state, asked, relayer, gate: relayGate(relayer, clock) };
}

describe('the relay gate', () => {
  it('makes one attempt for all messages sent together', async () => {
    const { state, relayer, gate } = setUp();
    await gate.open();
    state.canConnect = true;
    await Promise.all([relayer.toEstablishConnection(), relayer.toEstablishConnection()]);
    expect(state.tries).to.equal(1);
    await relayer.toEstablishConnection();
    expect(state.tries).to.equal(1);
  });

  it('delays another attempt that follows at once', async () => {
    const { state, relayer, gate, clock } = setUp();
    await gate.open();
    let isOver = false;
    const loop = (async () => {
      while (!isOver) await relayer.toEstablishConnection().catch(() => undefined);
    })();
    for (let round = 1; round <= 5; round++) {
      await settled();
      expect(state.tries).to.equal(round);
      clock.move(RELAY_RETRY_MS);
    }
    isOver = true;
    await settled();
    clock.move(RELAY_RETRY_MS);
    await loop;
  });

  it('fails with the reason when the relay is unreachable', async () => {
    const { relayer, gate, clock } = setUp();
    await gate.open();
    const failing = rejection(relayer.toEstablishConnection());
    await settled();
    clock.move(RELAY_RETRY_MS);
    expect(await failing).to.be.instanceOf(Error);
  });

  it('makes a new attempt for messages that arrived during a failing one', async () => {
    const { state, relayer, gate, clock } = setUp();
    await gate.open();
    const failing = rejection(relayer.toEstablishConnection());
    await settled();
    state.canConnect = true;
    const later = relayer.toEstablishConnection();
    clock.move(RELAY_RETRY_MS);
    await Promise.all([failing, later]);
    expect(state.tries).to.equal(2);
  });

  it('holds messages back while nobody needs the relay', async () => {
    const { state, relayer, gate } = setUp();
    state.canConnect = true;
    const saying = relayer.toEstablishConnection();
    expect(await isPending(saying)).to.equal(true);
    expect(state.tries).to.equal(0);
    await gate.open();
    await saying;
    expect(state.tries).to.equal(1);
    await gate.close();
    expect(state.closed).to.equal(1);
    expect(await isPending(relayer.toEstablishConnection())).to.equal(true);
  });
});

describe('checking the relay', () => {
  async function connected() {
    const here = setUp();
    await here.gate.open();
    here.state.connected = true;
    here.state.opened = 0;
    return here;
  }

  it('reconnects when the relay is silent for three seconds, with one check at a time', async () => {
    const { state, asked, clock, gate } = await connected();
    const looking = Promise.all([gate.check(), gate.check()]);
    clock.move(2_999);
    expect([asked.length, state.closed]).to.deep.equal([1, 0]);
    clock.move(1);
    await looking;
    expect([asked.length, state.closed, state.opened]).to.deep.equal([1, 1, 1]);
  });

  for (const [how, settle] of [
    ['answers', (question: Deferred<unknown>) => question.resolve(null)],
    ['refuses the question', (question: Deferred<unknown>) => question.reject(new Error('No'))],
  ] as const) {
    it(`keeps a relay that ${how}, and does not check again for five seconds`, async () => {
      const { state, asked, clock, gate } = await connected();
      for (const [ms, questions] of [
        [0, 1],
        [4_999, 1],
        [1, 2],
      ] as const) {
        clock.move(ms);
        const looking = gate.check();
        for (const question of asked) settle(question);
        await looking;
        expect(asked).to.have.length(questions);
      }
      expect([state.closed, state.opened]).to.deep.equal([0, 0]);
    });
  }

  it('does nothing without a connection or when nobody needs one', async () => {
    const { state, asked, gate } = await connected();
    state.connected = false;
    await gate.check();
    state.connected = true;
    await gate.close();
    state.connected = true;
    await gate.check();
    expect(asked).to.deep.equal([]);
  });
});
