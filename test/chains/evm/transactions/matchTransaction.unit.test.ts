import { expect } from 'chai';
import { matchTransaction } from '../../../../src/chains/evm/transactions/matchTransaction.js';
import type { DescribedTransaction, Receipt } from '../../../../src/chains/evm/transactions/nodeAnswers.js';
import type { EvmCall, TrackedEvmTransaction } from '../../../../src/lib/transactions/trackedTransaction.js';

const ALICE = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';
const BOB = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const CAROL = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc';
const TOKEN = '0x5fbdb2315678afecb367f032d93f642f64180aa3';
const ENTRY_POINT = '0x0000000071727de22e5e9d8baf0edac6f37da032';
const word = (hex: string) => hex.replace(/^0x/, '').padStart(64, '0');
const transfer = (to: string, amount: string) => `0xa9059cbb${word(to)}${word(amount)}`;

const native: EvmCall = { to: BOB, value: 250n, data: '0x' };
const token: EvmCall = { to: TOKEN, value: 0n, data: transfer(BOB, '0x10') };

function match(
  asked: EvmCall | undefined,
  sent: Partial<EvmCall> & { from?: string; nonce?: number },
  {
    block = 101,
    hasCode = false,
    logs = [] as readonly unknown[],
    isMined = true,
    hasStart = true,
    age = undefined as 'older' | 'unclear' | 'newer' | undefined,
    nonceFloor = 0,
    next = 7,
  } = {},
) {
  const { from = ALICE, nonce = 7, to = BOB, value = 250n, data = '0x' } = sent;
  const transaction: TrackedEvmTransaction = {
    ...{ namespace: 'eip155', id: 'one', kind: 'send', account: `eip155:1:${ALICE}`, network: 'eip155:1' },
    ...{ askedAt: 0, summary: {}, told: undefined, nonce: undefined, status: { step: 'unknown' } },
    call: asked,
    start: hasStart ? { nonce: 7, block: 100, next } : undefined,
  };
  const described: DescribedTransaction = {
    ...{ hash: `0x${'a'.repeat(64)}`, from, nonce, input: data, blockHash: undefined },
    call: { to, value, data },
  };
  const receipt: Receipt | undefined = isMined
    ? { isSuccess: true, block, blockHash: `0x${'b'.repeat(64)}`, from, logs }
    : undefined;
  return matchTransaction(transaction, described, { receipt, hasCode, age, nonceFloor });
}

/** A user operation of Alice in a bundle, as the entry point logs it. */
const ofAlice = {
  address: ENTRY_POINT,
  topics: [
    '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f',
    `0x${'1'.repeat(64)}`,
    `0x${word(ALICE)}`,
    `0x${word('0x0')}`,
  ],
  data: `0x${word('0x1')}${word('0x1')}${word('0x1')}${word('0x1')}`,
};
/** A Safe's `execTransaction` that contains this call. */
const wrapped = ({ to = '', value, data = '0x' }: EvmCall) =>
  `0x6a761202${word(to)}${word(value.toString(16))}${word('0x140')}${data.slice(2)}`;

const unread = (age: 'older' | 'unclear' | 'newer') => ({ hasStart: false, age });

describe('the transaction behind a hash', () => {
  for (const [what, verdict, found] of [
    ['the same', 'same', () => match(native, {})],
    ['the same with another nonce, which wallets may choose', 'same', () => match(native, { nonce: 9 })],
    ['the same, in no block yet', 'same', () => match(native, {}, { isMined: false })],
    ['another amount', 'different', () => match(native, { value: 500n })],
    ['another recipient', 'different', () => match(native, { to: CAROL })],
    ['data where none was asked', 'different', () => match(native, { data: '0x01' })],
    ['the same transfer of a token', 'same', () => match(token, { ...token })],
    [
      'a transfer of another amount',
      'different',
      () => match(token, { ...token, data: transfer(BOB, '0x11') }),
    ],
    [
      'a transfer to somebody else',
      'different',
      () => match(token, { ...token, data: transfer(CAROL, '0x10') }),
    ],
    ['a transfer of another token', 'different', () => match(token, { ...token, to: CAROL })],
    [
      'a transfer with a mark of the wallet behind it',
      'same',
      () => match(token, { ...token, data: `${token.data}c0ffee` }),
    ],
    ['a shorter call', 'different', () => match(token, { ...token, data: token.data?.slice(0, -2) })],
    ['an older one, by its nonce', 'foreign', () => match(native, { nonce: 6 })],
    [
      'an older one of a smart account, by its block',
      'foreign',
      () =>
        match(
          token,
          { from: CAROL, to: ALICE, value: 0n, data: wrapped(token) },
          { hasCode: true, block: 100 },
        ),
    ],
    ['somebody else’s', 'foreign', () => match(native, { from: CAROL })],
    [
      'somebody else’s that names a smart account nowhere',
      'foreign',
      () => match(native, { from: CAROL }, { hasCode: true }),
    ],
    [
      'a smart account’s in no block',
      'unclear',
      () => match(native, { from: CAROL }, { hasCode: true, isMined: false }),
    ],
    [
      'what a Safe executes',
      'same',
      () => match(token, { from: CAROL, to: ALICE, value: 0n, data: wrapped(token) }, { hasCode: true }),
    ],
    [
      'something else that a Safe executes',
      'unclear',
      () =>
        match(
          token,
          { from: CAROL, to: ALICE, value: 0n, data: wrapped({ ...token, to: CAROL }) },
          { hasCode: true },
        ),
    ],
    [
      'an operation in a bundle',
      'same',
      () =>
        match(
          native,
          { from: CAROL, to: ENTRY_POINT, value: 0n, data: wrapped(native) },
          { hasCode: true, logs: [ofAlice] },
        ),
    ],
    [
      'an operation of another account in a bundle',
      'foreign',
      () =>
        match(native, { from: CAROL, to: ENTRY_POINT, value: 0n, data: wrapped(native) }, { hasCode: true }),
    ],
    [
      'what an account with a contract of its own calls through itself (EIP-7702)',
      'same',
      () => match(token, { to: ALICE, value: 0n, data: wrapped(token) }, { hasCode: true }),
    ],
    [
      'what was asked, packed into a call of somebody else',
      'different',
      () => match(token, { to: CAROL, value: 0n, data: wrapped(token) }),
    ],
    ['anything, when what was asked could not be read', 'unclear', () => match(undefined, { to: CAROL })],
    ['something else that waited already', 'foreign', () => match(native, { value: 500n }, { next: 8 })],
    [
      'the same, in the place of one that waited, or that one itself',
      'unclear',
      () => match(native, {}, { next: 8 }),
    ],
    // No node was read before the wallet was asked.
    ['the same, later, by the time of its block', 'same', () => match(native, {}, unread('newer'))],
    ['the same, older, by the time of its block', 'foreign', () => match(native, {}, unread('older'))],
    ['the same, perhaps older', 'unclear', () => match(native, {}, unread('unclear'))],
    ['another amount, perhaps older', 'unclear', () => match(native, { value: 500n }, unread('unclear'))],
    [
      'another amount, later, by the time of its block',
      'different',
      () => match(native, { value: 500n }, unread('newer')),
    ],
    [
      'the same with a nonce that an earlier request has passed',
      'foreign',
      () => match(native, { nonce: 6 }, { ...unread('newer'), nonceFloor: 7 }),
    ],
    [
      'another amount, in no block, which may have waited',
      'unclear',
      () => match(native, { value: 500n }, { hasStart: false, isMined: false }),
    ],
    [
      'an older one of a smart account, by the time of its block',
      'foreign',
      () =>
        match(
          token,
          { from: CAROL, to: ALICE, value: 0n, data: wrapped(token) },
          { ...unread('older'), hasCode: true },
        ),
    ],
    [
      'a call through an account without a contract',
      'different',
      () => match(token, { to: ALICE, value: 0n, data: wrapped(token) }),
    ],
    [
      'long data with a mark behind it, of which there is a digest only',
      'unclear',
      () =>
        match({ ...token, data: `sha256:${'a'.repeat(64)}` }, { ...token, data: `sha256:${'b'.repeat(64)}` }),
    ],
  ] as const) {
    it(`is ${verdict}: ${what}`, () => expect(found()).to.equal(verdict));
  }
});
