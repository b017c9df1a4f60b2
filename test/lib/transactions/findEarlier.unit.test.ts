import { expect } from 'chai';
import { findEarlier } from '../../../src/lib/transactions/findEarlier.js';
import type { TrackedEvmTransaction } from '../../../src/lib/transactions/trackedTransaction.js';

const ALICE = `0x${'a1'.repeat(20)}`;
const DAY_MS = 86_400_000;
const answer = { hash: `0x${'a'.repeat(64)}`, answeredAt: 1 };

/** Requested on network 1, and confirmed on network 2. */
const elsewhere = (more: Partial<TrackedEvmTransaction> = {}): TrackedEvmTransaction => ({
  namespace: 'eip155',
  id: 'one',
  kind: 'send',
  account: `eip155:2:${ALICE}`,
  network: 'eip155:2',
  askedNetwork: 'eip155:1',
  askedAt: 1_000,
  summary: {},
  told: undefined,
  call: undefined,
  start: undefined,
  nonce: undefined,
  status: { step: 'confirmed', answer, since: 1, isSettled: true },
  ...more,
});

describe('what an account sent before on another network than it was asked for', () => {
  const find = (one: TrackedEvmTransaction, more = {}) =>
    findEarlier([one], {
      ...{ kinds: ['send'], account: `eip155:1:${ALICE}`, now: 2_000, isSame: () => true },
      ...more,
    }).length;

  for (const [what, one, more, expected] of [
    ['is named beside the same, even if it is confirmed', elsewhere(), {}, 1],
    ['is named after a day no more', elsewhere(), { now: 1_000 + DAY_MS }, 0],
    ['is not named beside something else', elsewhere(), { isSame: () => false }, 0],
    ['is not named for another account', elsewhere({ account: `eip155:2:0x${'b0'.repeat(20)}` }), {}, 0],
    [
      'is not named on the network that it is on, once it is confirmed',
      elsewhere(),
      { account: `eip155:2:${ALICE}` },
      0,
    ],
    [
      'is not named if it failed',
      elsewhere({ status: { step: 'reverted', answer, since: 1, isSettled: true } }),
      {},
      0,
    ],
    [
      'is named beside any other if it was a swap',
      elsewhere({ kind: 'swap' }),
      { kinds: ['swap'], isSame: () => false },
      1,
    ],
    [
      'is not named if it was sent where it was asked for',
      elsewhere({ account: `eip155:1:${ALICE}`, network: 'eip155:1', askedNetwork: undefined }),
      {},
      0,
    ],
  ] as const) {
    it(what, () => {
      expect(find(one, more)).to.equal(expected);
    });
  }
});
