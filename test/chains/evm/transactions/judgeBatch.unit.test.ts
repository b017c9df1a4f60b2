import { expect } from 'chai';
import { type BatchPart, judgeBatch } from '../../../../src/chains/evm/transactions/judgeBatch.js';
import { matchBatch, wrapsAll } from '../../../../src/chains/evm/transactions/matchBatch.js';
import type { EvmCall, TrackedEvmTransaction } from '../../../../src/lib/transactions/trackedTransaction.js';

const ALICE = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
const BOB = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const CAROL = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc';
const TOKEN = '0x5fbdb2315678afecb367f032d93f642f64180aa3';
const word = (hex: string) => hex.replace(/^0x/, '').padStart(64, '0');
const NOW = 10_000_000;

const pay: EvmCall = { to: BOB, value: 250n, data: '0x' };
const move: EvmCall = { to: TOKEN, value: 0n, data: `0xa9059cbb${word(BOB)}${word('0x10')}` };

const batch: TrackedEvmTransaction = {
  ...{ namespace: 'eip155', id: 'one', kind: 'request', account: `eip155:1:${ALICE}`, network: 'eip155:1' },
  ...{ askedAt: 0, summary: {}, told: undefined, nonce: undefined, call: undefined },
  calls: [pay, move],
  start: { nonce: 7, block: 100 },
  status: { step: 'unknown' },
};
const told = { callsId: '0x12', hash: undefined, answeredAt: 1 };

/** ERC-7579 accounts and Safes encode call by call, simple accounts list by list. */
const oneByOne = (calls: readonly EvmCall[]) =>
  `0x34fcd5be${calls.map(({ to = '', value, data = '' }) => word(to) + word(value.toString(16)) + data.slice(2)).join('')}`;
const listByList = (calls: readonly EvmCall[]) =>
  `0x47e1da2a${[
    ...calls.map(({ to = '' }) => word(to)),
    ...calls.map(({ value }) => word(value.toString(16))),
    ...calls.map(({ data = '' }) => data.slice(2)),
  ].join('')}`;

describe('the calls of a batch inside a transaction', () => {
  for (const [what, expected, input] of [
    ['one by one', true, oneByOne([pay, move])],
    ['list by list', true, listByList([pay, move])],
    ['without the last', false, oneByOne([pay])],
    ['in another order', false, oneByOne([move, pay])],
    ['with another amount', false, oneByOne([{ ...pay, value: 251n }, move])],
    ['to somebody else', false, oneByOne([pay, { ...move, to: CAROL }])],
    ['with other data', false, oneByOne([pay, { ...move, data: `0xa9059cbb${word(CAROL)}${word('0x10')}` }])],
  ] as const) {
    it(`are ${expected ? '' : 'not '}there: ${what}`, () =>
      expect(wrapsAll(input, [pay, move])).to.equal(expected));
  }

  it('are there twice if they were asked for twice', () => {
    expect(wrapsAll(oneByOne([move, pay]), [move, move])).to.equal(false);
    expect(wrapsAll(oneByOne([move, move]), [move, move])).to.equal(true);
  });

  it('are not known of what creates a contract, or has a digest only', () => {
    expect(wrapsAll(oneByOne([pay, move]), [{ ...pay, to: undefined }, move])).to.equal(false);
    expect(wrapsAll(oneByOne([pay, move]), [pay, { ...move, data: `sha256:${'a'.repeat(64)}` }])).to.equal(
      false,
    );
    expect(wrapsAll(oneByOne([pay, move]), [])).to.equal(false);
  });
});

describe('a transaction that a wallet names for a batch', () => {
  const match = (
    { from = ALICE, nonce = 7, to = BOB, value = 0n, input = '0x' },
    { hasCode = false, block = 101, logs = [] as readonly unknown[], calls = batch.calls } = {},
  ) =>
    matchBatch(
      { ...batch, calls },
      { hash: '0x1', from, nonce, input, blockHash: '0x2', call: { to, value, data: input } },
      { receipt: { isSuccess: true, block, blockHash: '0x2', from, logs }, hasCode },
    );
  const log = { address: ALICE, topics: [`0x${'1'.repeat(64)}`], data: '0x' };
  const inside = { to: ALICE, input: oneByOne([pay, move]) };

  for (const [what, expected, found] of [
    ['one of its calls', ['same', [0]], () => match({ value: 250n })],
    ['the other', ['same', [1]], () => match({ to: TOKEN, input: move.data })],
    ['something else', ['different', []], () => match({ value: 251n })],
    ['an older one that is equal', ['foreign', []], () => match({ value: 250n, nonce: 6 })],
    ['somebody else’s', ['foreign', []], () => match({ from: CAROL, value: 250n })],
    ['all, through the account’s own contract', ['same', [0, 1]], () => match(inside, { hasCode: true })],
    ['all, through an account without one', ['unclear', []], () => match(inside)],
    [
      'all, sent by somebody else',
      ['same', [0, 1]],
      () => match({ ...inside, from: CAROL }, { hasCode: true }),
    ],
    [
      'all, in a bundle in which the account takes part',
      ['same', [0, 1]],
      () => match({ ...inside, from: CAROL, to: BOB }, { hasCode: true, logs: [log] }),
    ],
    [
      'all, of another account',
      ['foreign', []],
      () => match({ ...inside, from: CAROL, to: BOB }, { hasCode: true }),
    ],
    [
      'all, before it was asked',
      ['foreign', []],
      () => match({ ...inside, from: CAROL }, { hasCode: true, block: 100 }),
    ],
    [
      'a part, through the account’s own contract',
      ['unclear', []],
      () => match({ to: ALICE, input: oneByOne([pay]) }, { hasCode: true }),
    ],
    ['anything, where nobody knows what was asked', ['unclear', []], () => match({}, { calls: [] })],
  ] as const) {
    it(`is ${expected[0]}: ${what}`, () => {
      const { match: verdict, covers } = found();
      expect([verdict, covers]).to.deep.equal(expected);
    });
  }
});

describe('what became of a batch', () => {
  const hashOf = (letter: string) => `0x${letter.repeat(64)}`;
  const part = (
    letter: string,
    covers: readonly number[],
    {
      isSuccess = true,
      block = 200,
      isMined = true,
      match = 'same' as 'same' | 'unclear' | 'foreign' | 'different',
    } = {},
  ): BatchPart => ({
    hash: hashOf(letter),
    match: { match, covers, isWhole: covers.length === 2 },
    receipt: isMined ? { isSuccess, block, reason: isSuccess ? undefined : 'Not today' } : undefined,
  });
  const judge = (
    says: 'done' | 'failed' | 'failed_in_part' | 'given_up' | undefined,
    parts: readonly BatchPart[],
    more: Partial<TrackedEvmTransaction> = {},
  ) =>
    judgeBatch(
      { ...batch, ...more },
      { ...told, hashes: undefined, says },
      parts,
      { at: NOW, head: 201, isWaiting: says === undefined },
      { known: 1, settled: 12 },
    );
  const unknownPart: BatchPart = { hash: hashOf('d'), match: undefined, receipt: undefined };

  for (const [what, expected, found] of [
    ['each call in one', ['confirmed'], () => judge('done', [part('a', [0]), part('b', [1])])],
    ['all in one', ['confirmed'], () => judge('done', [part('a', [0, 1])])],
    ['all in one, while the wallet still waits', ['confirmed'], () => judge(undefined, [part('a', [0, 1])])],
    ['the first, while the wallet waits', ['pending'], () => judge(undefined, [part('a', [0])])],
    [
      'the first in a block, and one that waits',
      ['pending'],
      () => judge('done', [part('a', [0]), part('b', [1], { isMined: false })]),
    ],
    [
      'one that failed, named first',
      ['reverted', 'part'],
      () => judge('done', [part('a', [0], { isSuccess: false }), part('b', [1])]),
    ],
    [
      'one that failed, named last',
      ['reverted', 'part'],
      () => judge('failed_in_part', [part('a', [0]), part('b', [1], { isSuccess: false })]),
    ],
    ['all failed', ['reverted'], () => judge('failed', [part('a', [0, 1], { isSuccess: false })])],
    [
      'the first failed, while the wallet waits',
      ['reverted'],
      () => judge(undefined, [part('a', [0], { isSuccess: false }), part('b', [1], { isMined: false })]),
    ],
    ['a part only, and the wallet says done', ['unknown'], () => judge('done', [part('a', [0])])],
    ['the same call twice', ['unknown'], () => judge('done', [part('a', [0]), part('b', [0])])],
    ['something else', ['mismatched'], () => judge('done', [part('a', [], { match: 'different' })])],
    [
      'something else, and one of them',
      ['unknown'],
      () => judge('done', [part('a', [], { match: 'different' }), part('b', [1])]),
    ],
    ['all, and the same once more', ['unknown'], () => judge('done', [part('a', [0, 1]), part('b', [1])])],
    [
      'all succeeded, and the wallet says no',
      ['unknown', 'failed'],
      () => judge('failed', [part('a', [0, 1])]),
    ],
    [
      'all succeeded, and the wallet says that it gave up',
      ['confirmed'],
      () => judge('given_up', [part('a', [0, 1])]),
    ],
    ['a part, and the wallet says that it gave up', ['unknown'], () => judge('given_up', [part('a', [0])])],
    [
      'what cannot be compared',
      ['unknown', 'done'],
      () => judge('done', [part('a', [], { match: 'unclear' })]),
    ],
    [
      'what cannot be compared, and failed',
      ['unknown', 'failed'],
      () => judge('failed', [part('a', [], { match: 'unclear', isSuccess: false })]),
    ],
    ['somebody else’s', ['unknown'], () => judge('done', [part('a', [], { match: 'foreign' })])],
    [
      'all, and an old one beside it',
      ['confirmed'],
      () => judge('done', [part('a', [], { match: 'foreign' }), part('b', [0, 1])]),
    ],
    [
      'a call, and an old one in place of the other',
      ['unknown'],
      () => judge('done', [part('a', [0]), part('b', [], { match: 'foreign' })]),
    ],
    ['one that no node knows', ['unknown', 'done'], () => judge('done', [unknownPart])],
    ['all, not deep enough yet', ['pending'], () => judge('done', [part('a', [0, 1], { block: 202 })])],
  ] as const) {
    it(`is ${expected.join(', ')}: ${what}`, () => {
      const status = found();
      const says = status.step === 'unknown' ? status.answer?.says : undefined;
      const isPart = status.step === 'reverted' && status.isPart ? 'part' : undefined;
      expect([status.step, says ?? isPart].filter(Boolean)).to.deep.equal(expected);
    });
  }

  it('keeps all hashes that are ours, the failed one first of all', () => {
    const status = judge('done', [
      part('a', [0], { isSuccess: false }),
      part('b', [1]),
      part('c', [], { match: 'foreign' }),
    ]);
    expect(status).to.deep.include({ step: 'reverted', reason: 'Not today', isSettled: false });
    expect('answer' in status && status.answer).to.deep.include({
      ...{ callsId: '0x12', hash: hashOf('a') },
      hashes: [hashOf('a'), hashOf('b')],
    });
  });

  it('is settled when all of it is deep', () => {
    const deep = judge('done', [part('a', [0], { block: 100 }), part('b', [1], { block: 190 })]);
    expect(deep).to.include({ step: 'confirmed', isSettled: true });
    const shallow = judge('done', [part('a', [0], { block: 100 }), part('b', [1], { block: 191 })]);
    expect(shallow).to.include({ step: 'confirmed', isSettled: false });
  });
});
