// Sends many invalid messages to a bridge that waits for an answer.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bundled } from '../tools/bundled.mjs';

const { frameConnection } = await bundled('src/bridge/frameConnection.ts');
const { MESSAGES } = await bundled('src/bridge/protocol.ts');

const COUNT = 120_000;
const SEED = 20_261_122;
const ORIGIN = 'https://frame.example';
const names = Object.keys(MESSAGES);

/** Mulberry32, so that each run has the same numbers. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const cyclic = { address: '0x0', chainId: 1 };
cyclic.self = cyclic;
cyclic.accounts = [cyclic];
const deep = Array.from({ length: 1_000 }).reduce((inner) => ({ inner }), {});
const huge = {
  email: 'a'.repeat(1_000_000),
  accounts: Array.from({ length: 10_000 }, () => ({ type: 'eoa' })),
};

function setUp() {
  const listeners = new Set();
  const posted = [];
  const window = { postMessage: (message) => posted.push(message) };
  let load;
  const connection = frameConnection({
    open(onLoad) {
      load = onLoad;
      return { window, isConnected: true, remove: () => undefined };
    },
    origin: ORIGIN,
    scope: {
      addEventListener: (_, listener) => listeners.add(listener),
      removeEventListener: (_, listener) => listeners.delete(listener),
    },
    clock: { now: () => 0, after: () => () => undefined },
    greeting: () => ({ SYNC_THEME: {} }),
    onToken: (token) => assert.fail(`took the token ${token}`),
  });
  const deliver = (event) => {
    for (const listener of listeners) listener(event);
  };
  const settled = [];
  const ask = (name, payload) => {
    const watch = (how) => (value) => settled.push([name, how, value]);
    connection.request(name, payload).then(watch('resolved'), watch('rejected'));
    return posted.at(-1)?.id;
  };
  ask('IS_CONNECTED');
  load();
  deliver({
    source: window,
    origin: ORIGIN,
    data: { type: '@w3m-frame/SYNC_THEME_SUCCESS', id: posted[0].id },
  });
  const user = ask('GET_USER', { chainId: 1 });
  const signature = ask('RPC_REQUEST', { method: 'personal_sign', params: [] });
  return { connection, deliver, window, ids: { GET_USER: user, RPC_REQUEST: signature }, settled };
}

/** Generates messages that aren't valid answers: each is wrong in some way. */
function generator(random, { window, ids }) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const word = () => random().toString(36).slice(2);
  const number = () => pick([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, random()]);
  const scalar = () => pick([undefined, null, true, false, '', word(), number(), 10n, new Date(0), /a/]);
  const value = (depth) => {
    const kind = random();
    if (depth === 0 || kind < 0.4) return scalar();
    if (kind < 0.45) return pick([cyclic, deep, huge, new Map([[1, 2]]), new Uint8Array(64), new Error('a')]);
    if (kind < 0.7) return Array.from({ length: Math.floor(random() * 4) }, () => value(depth - 1));
    const keys = ['type', 'payload', 'id', 'address', 'chainId', 'email', '__proto__', 'constructor', word()];
    return Object.fromEntries(Array.from({ length: 3 }, () => [pick(keys), value(depth - 1)]));
  };
  const ending = () => pick(['_SUCCESS', '_ERROR', '', '_', word(), '_SUCCESS_ERROR']);
  const prefix = () => pick(['@w3m-frame/', '@w3m-frame/', '@w3m-app/', '@w3m-frame', '', word()]);
  const type = () =>
    pick([
      `${prefix()}${pick(names)}${ending()}`,
      `${prefix()}${word()}`,
      scalar(),
      '@w3m-frame/SESSION_UPDATE',
    ]);
  const wrong = [
    // From our frame, with an id that isn't open.
    () => ({
      source: window,
      origin: ORIGIN,
      data: { type: type(), payload: value(4), id: pick([word(), scalar(), 'x'.repeat(100_000), value(2)]) },
    }),
    // From our frame, with an open id and another call's type.
    () => {
      const [name, id] = pick(Object.entries(ids));
      const other = pick(names.filter((one) => one !== name));
      return {
        source: window,
        origin: ORIGIN,
        data: { type: `@w3m-frame/${other}${ending()}`, payload: value(3), id },
      };
    },
    // A valid answer from another source.
    () => {
      const [name, id] = pick(Object.entries(ids));
      const payload = { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chainId: 1 };
      const data = { type: `@w3m-frame/${name}_SUCCESS`, payload, id };
      return pick([
        {
          source: window,
          origin: pick(['https://evil.example', 'null', '', `${ORIGIN}.evil.example`]),
          data,
        },
        { source: pick([null, undefined, {}, globalThis]), origin: ORIGIN, data },
      ]);
    },
    // Anything at all.
    () => ({ source: pick([window, {}, null]), origin: pick([ORIGIN, word()]), data: value(4) }),
    // A session without a token.
    () => ({
      source: window,
      origin: ORIGIN,
      data: {
        type: '@w3m-frame/SESSION_UPDATE',
        payload: pick([value(2), { token: pick([7, null, {}, []]) }]),
      },
    }),
  ];
  return () => pick(wrong)();
}

const isToken = ({ data }) => typeof data?.payload?.token === 'string';

describe('receiving messages', () => {
  it(`never throws and accepts none of ${COUNT} messages`, async () => {
    const here = setUp();
    const next = generator(randomFrom(SEED), here);
    let sent = 0;
    for (; sent < COUNT; sent += 1) {
      const message = next();
      if (!isToken(message)) here.deliver(message);
    }
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    assert.equal(sent, COUNT);
    assert.deepEqual(here.settled, []);
    assert.ok(here.connection.dropped > COUNT / 4);
  });

  it('spends on a message no more than a few times what looking at it takes, however large it is', () => {
    const here = setUp();
    const { window } = here;
    const answer = (payload) => ({
      source: window,
      origin: ORIGIN,
      data: { type: '@w3m-frame/GET_USER_SUCCESS', payload, id: 'nobody' },
    });
    const floor = ({ source, origin, data }) =>
      source === window && origin === ORIGIN && typeof data === 'object';
    const rounds = 30_000;
    const time = (run, message) => {
      const times = Array.from({ length: 7 }, () => {
        const begin = process.hrtime.bigint();
        for (let i = 0; i < rounds; i += 1) run(message);
        return Number(process.hrtime.bigint() - begin) / rounds;
      });
      return Math.min(...times);
    };
    const small = time(here.deliver, answer({}));
    const large = time(here.deliver, answer(huge));
    const base = time(floor, answer({}));
    console.log(
      `ns a message: floor ${base.toFixed(0)}, small ${small.toFixed(0)}, large ${large.toFixed(0)}`,
    );
    assert.ok(small < 200 * Math.max(base, 1), `${small} ns beside ${base} ns`);
    assert.ok(large < 3 * small + 200, `${large} ns beside ${small} ns`);
  });

  it('rejects the question of an answer that is right in all but what it says', async () => {
    const random = randomFrom(SEED + 1);
    const outcomes = new Set();
    for (let round = 0; round < 2_000; round += 1) {
      const here = setUp();
      const payload = [
        undefined,
        null,
        7,
        'text',
        [],
        {},
        cyclic,
        deep,
        huge,
        { address: random(), chainId: 1 },
      ][Math.floor(random() * 10)];
      const data = { type: '@w3m-frame/GET_USER_SUCCESS', payload, id: here.ids.GET_USER };
      here.deliver({ source: here.window, origin: ORIGIN, data });
      await new Promise(setImmediate);
      outcomes.add(`${here.settled.map(([name, how, { code }]) => `${name} ${how} ${code}`)}`);
    }
    assert.deepEqual([...outcomes], ['GET_USER rejected wallet_invalid_answer']);
  });
});
