import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { check, isOver } from './check.mjs';
import { conditions } from './conditions.mjs';

const address = 'https://127.0.0.1:1/product/';
const entry = `${address}wallet-modal.js`;
const floor = {
  usable: [100, 100, 100],
  openIntent: [40, 40, 40],
  account: [5, 5, 5],
  networks: [5, 5, 5],
  rowFromNavigation: [500, 500, 500],
};
const product = {
  ...floor,
  rest: [140, 140, 140],
  restBytes: [120_000, 120_000, 120_000],
  restRequests: [3, 3, 3],
  codeReady: [250, 250, 250],
  codeCold: [1100, 1100, 1100],
  search: [40, 40, 40],
  figureReady: [90, 90, 90],
  figureCold: [900, 900, 900],
  tokensFirst: [40, 40, 40],
  tokensAll: [40, 40, 40],
  tokensScroll: [0, 0, 0],
  historyFirst: [40, 40, 40],
  historyAll: [40, 40, 40],
  historyScroll: [0, 0, 0],
  choiceAll: [40, 40, 40],
  choiceScroll: [0, 0, 0],
  swapAll: [40, 40, 40],
  swapSearch: [20, 20, 20],
  swapScroll: [0, 0, 0],
  quoteShown: [250, 250, 250],
  entryBytes: [4000, 4000, 4000],
  openingBytes: [90_000, 90_000, 90_000],
  requestsBefore: [[address, entry]],
  foreign: [[], [], []],
};
const weight = { heap: 1000, nodes: 50, listeners: 20 };

function problems(change = {}, many = {}, floorChange = {}) {
  const least = { ...floor, ...floorChange };
  const pages = { product: { ...product, ...change }, vanilla: least, react: least };
  const times = Object.fromEntries(conditions.map(({ name }) => [name, pages]));
  const memory = { product: [{ few: weight, many: { ...weight, ...many }, foreign: [] }] };
  return check({ times, memory, address })
    .filter(isOver)
    .map(({ title }) => title);
}

describe('check', () => {
  it('has nothing to say about a product like its floor', () => {
    assert.deepEqual(problems(), []);
  });

  it('names a time that is over its budget in every round', () => {
    const found = problems({ openIntent: [90, 95, 92] });
    assert.equal(found.length, conditions.length);
    assert.match(found[0], /First opening after hovering: × react floor/);
  });

  it('does not take noise for a difference', () => {
    assert.deepEqual(problems({ openIntent: [60, 95, 90] }), []);
  });

  it('counts what is sooner than one frame as one frame', () => {
    assert.deepEqual(problems({ openIntent: [25, 25, 25] }, {}, { openIntent: [5, 5, 5] }), []);
  });

  it('names a time that people would feel, where it has a budget', () => {
    assert.deepEqual(problems({ codeReady: [301, 301, 301] }), [
      'WalletConnect pressed to QR code, code loaded ahead, This machine as it is',
    ]);
    assert.equal(problems({ codeCold: [1300, 1300, 1300] }).length, 1);
    assert.equal(problems({ search: [60, 60, 60] }).length, 1);
    assert.equal(problems({ account: [150, 150, 150] }).length, 1);
  });

  it('names a list that is slow to appear, and one that is slow in every round', () => {
    for (const metric of [
      'figureReady',
      'tokensFirst',
      'tokensAll',
      'historyFirst',
      'historyAll',
      'choiceAll',
    ]) {
      assert.equal(problems({ [metric]: [101, 101, 101] }).length, 1, metric);
    }
    assert.equal(problems({ figureCold: [1001, 1001, 1001] }).length, 1);
    for (const metric of ['tokensScroll', 'historyScroll', 'choiceScroll']) {
      assert.deepEqual(problems({ [metric]: [0, 90, 120] }), [], metric);
      assert.equal(problems({ [metric]: [60, 90, 120] }).length, 1, metric);
    }
  });

  it('names bytes above their budget', () => {
    assert.equal(problems({ entryBytes: [20_000, 20_000, 20_000] }).length, 1);
    assert.equal(problems({ openingBytes: [200_000, 200_000, 200_000] }).length, 1);
  });

  it('names an opening that is not at rest soon, or asks for much', () => {
    assert.equal(problems({ rest: [451, 451, 451] }).length, 2);
    assert.equal(problems({ restBytes: [130_000, 130_000, 130_000] }).length, 1);
    assert.equal(problems({ restRequests: [13, 13, 13] }).length, 1);
  });

  it('names what grows with openings', () => {
    assert.equal(problems({}, { heap: 1060 }).length, 1);
    assert.equal(problems({}, { nodes: 51 }).length, 1);
    assert.equal(problems({}, { listeners: 21 }).length, 1);
  });

  it('names a request that nobody asked for', () => {
    assert.equal(problems({ requestsBefore: [[address, entry, `${address}chunks/more.js`]] }).length, 1);
    assert.equal(problems({ foreign: [['https://example.org/track']] }).length, 1);
  });
});
