// Run alone: `node --test test/sources/nodeHistory/solana/toSolanaEntry.node.mjs`. Needs no build: it bundles its own sources.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bundled } from '../../../tools/bundled.mjs';
import { held, keyOf, ME, OTHER, OWN_ACCOUNT, signatureOf, transactionOf } from './solanaNode.mjs';

const { toSolanaEntry } = await bundled('src/sources/nodeHistory/solana/toSolanaEntry.ts');

const SOL = { name: 'Solana', symbol: 'SOL', decimals: 9 };
const WRAPPED = 'So11111111111111111111111111111111111111112';
const listed = (more = {}) => ({
  signature: signatureOf(7),
  slot: 1,
  isFailed: false,
  time: 1_600_000_000,
  ...more,
});
const read = (transaction, more) => toSolanaEntry(transaction, listed(more), ME, SOL);
const made = (parts) => transactionOf(7, parts);
const short = ({ operation, transfers }) => [
  operation,
  ...transfers.map(({ direction, quantity, symbol = 'token', sender, recipient }) =>
    [direction, quantity, symbol, (direction === 'in' ? sender : recipient) ?? 'somebody'].join(' '),
  ),
];

describe('a transaction on Solana', () => {
  for (const [title, parts, expected] of [
    [
      'moves SOL less the fee',
      { keys: [ME, OTHER], before: [9_000_005_000, 0], after: [7_000_000_000, 2_000_000_000], fee: 5_000 },
      ['send', `out 2 SOL ${OTHER}`],
    ],
    [
      'only pays its fee',
      { keys: [ME, OTHER], before: [6_000, 1], after: [1_000, 1], fee: 5_000 },
      ['execute'],
    ],
    [
      'has its fee paid by somebody else',
      { keys: [OTHER, ME], before: [10_000, 5], after: [4_998, 7], fee: 5_000 },
      ['receive', `in 0.000000002 SOL ${OTHER}`],
    ],
    [
      'brings SOL from several, of whom nobody knows which',
      { keys: [OTHER, keyOf(9), ME], before: [10, 10, 0], after: [5, 5, 10] },
      ['receive', 'in 0.00000001 SOL somebody'],
    ],
    [
      'swaps SOL for a token',
      {
        keys: [ME, OWN_ACCOUNT, keyOf(20), keyOf(21)],
        before: [5_000_000_000, 2_039_280, 1, 1],
        after: [3_999_995_000, 2_039_280, 1, 1_000_000_001],
        fee: 5_000,
        tokens: [
          [held(1, ME, '0'), held(2, OTHER, '9000000'), held(3, OTHER, '0', { mint: WRAPPED })],
          [
            held(1, ME, '5500000'),
            held(2, OTHER, '3500000'),
            held(3, OTHER, '1000000000', { mint: WRAPPED }),
          ],
        ],
      },
      ['trade', 'out 1 SOL somebody', `in 5.5 token ${OTHER}`],
    ],
    [
      'wraps SOL, which stays the own',
      {
        keys: [ME, OWN_ACCOUNT],
        before: [5_000_000_000, 0],
        after: [2_997_955_720, 2_002_039_280],
        fee: 5_000,
        tokens: [[], [held(1, ME, '2000000000', { mint: WRAPPED })]],
      },
      ['execute'],
    ],
    [
      'sends wrapped SOL as SOL',
      {
        keys: [ME, OWN_ACCOUNT, keyOf(20)],
        before: [10_000, 3_002_039_280, 2_039_280],
        after: [5_000, 2_039_280, 3_002_039_280],
        fee: 5_000,
        tokens: [
          [held(1, ME, '3000000000', { mint: WRAPPED }), held(2, OTHER, '0', { mint: WRAPPED })],
          [held(1, ME, '0', { mint: WRAPPED }), held(2, OTHER, '3000000000', { mint: WRAPPED })],
        ],
      },
      ['execute', 'out 3 SOL somebody'],
    ],
    [
      'gives a token account away, with what is in it',
      {
        keys: [ME, OWN_ACCOUNT],
        before: [10_000, 2_039_280],
        after: [5_000, 2_039_280],
        fee: 5_000,
        tokens: [[held(1, ME, '12')], [held(1, OTHER, '12')]],
      },
      ['send', 'out 0.00203928 SOL somebody', `out 0.000012 token ${OTHER}`],
    ],
    [
      'moves a token between own accounts',
      {
        keys: [ME, OWN_ACCOUNT, keyOf(20)],
        before: [10_000, 1, 1],
        after: [5_000, 1, 1],
        fee: 5_000,
        tokens: [[held(1, ME, '12')], [held(1, ME, '4'), held(2, ME, '8')]],
      },
      ['execute'],
    ],
    [
      'moves as many lamports as there can be',
      {
        keys: [OTHER, ME],
        before: [18_446_744_073_709_551_615n, 0],
        after: [0, 18_446_744_073_709_551_615n],
      },
      ['receive', `in 18446744073.709551615 SOL ${OTHER}`],
    ],
  ]) {
    it(title, () => assert.deepEqual(short(read(made(parts))), expected));
  }

  const plain = { keys: [OTHER, ME], before: [10, 0], after: [0, 10] };
  const unknown = {
    hash: signatureOf(7),
    minedAt: 1_600_000_000_000,
    status: 'confirmed',
    operation: 'execute',
    transfers: [],
  };

  it('that failed moves nothing', () => {
    const { status, transfers, from } = read(made(plain), { isFailed: true });
    assert.deepEqual([status, transfers, from], ['failed', [], OTHER]);
  });

  it('is signed by the account, whoever pays for it', () => {
    const keys = [OTHER, ME].map((pubkey) => ({ pubkey, signer: true }));
    const transaction = made(plain);
    transaction.transaction.message.accountKeys = keys;
    assert.equal(read(transaction).from, ME);
  });

  for (const [title, answer] of [
    ['the node does not have', null],
    ['is text', 'nonsense'],
    ['throws when it is read', new Proxy({}, { get: () => assert.fail() })],
    ['is another one', { ...transactionOf(8, plain), blockTime: null }],
    ['has no accounts', { transaction: { signatures: [signatureOf(7)], message: {} } }],
    [
      'has one that is none',
      {
        transaction: {
          signatures: [signatureOf(7)],
          message: { accountKeys: [{ pubkey: ME }, { pubkey: '<b>' }] },
        },
      },
    ],
    [
      'has ten thousand accounts',
      {
        transaction: {
          signatures: [signatureOf(7)],
          message: { accountKeys: Array(10_000).fill({ pubkey: ME }) },
        },
      },
    ],
  ]) {
    it(`says no more than its list if what the node tells ${title}`, () =>
      assert.deepEqual(read(answer), unknown));
  }

  const tokens = (...entries) =>
    made({ keys: [OTHER, OWN_ACCOUNT], before: [1, 1], after: [1, 1], tokens: [[], entries] });
  for (const [title, transaction, expected] of [
    ['too few balances', made({ ...plain, after: [0] }), []],
    ['negative balances', made({ ...plain, before: [-10, 0] }), []],
    ['balances beyond 64 bits', made({ ...plain, after: [0, 2n ** 64n] }), []],
    ['balances with fractions', made({ ...plain, after: [0, 0.5] }), []],
    ['balances that numbers cannot hold', made({ ...plain, after: [0, 2 ** 60] }), []],
    ['a fee that is none', made({ ...plain, fee: 'five' }), []],
    ['a token amount that is none', tokens(held(1, ME, '-5')), []],
    ['a token amount without end', tokens(held(1, ME, '9'.repeat(100_000))), []],
    ['a place that is none', tokens(held(2, ME, '5'), held(-1, ME, '5'), held('1', ME, '5')), []],
    ['one place twice', tokens(held(1, ME, '5'), held(1, ME, '6')), ['0.000005']],
    ['a mint that is none', tokens(held(1, ME, '5', { mint: 'x' })), []],
    ['no owner', tokens(held(1, undefined, '5')), []],
    [
      'too many decimals',
      tokens(held(1, ME, '5', { uiTokenAmount: { amount: '5', decimals: 200 } })),
      [undefined],
    ],
    [
      'decimals that are none',
      tokens(held(1, ME, '5', { uiTokenAmount: { amount: '5', decimals: 1.5 } })),
      [],
    ],
  ]) {
    it(`is read as far as it makes sense with ${title}`, () => {
      assert.deepEqual(
        read(transaction).transfers.map(({ quantity }) => quantity),
        expected,
      );
    });
  }
});
