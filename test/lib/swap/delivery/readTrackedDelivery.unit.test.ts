import { expect } from 'chai';
import type { DeliveryStatus, TrackedDelivery } from '../../../../src/lib/swap/delivery/trackedDelivery.js';
import { readTransactions, writeTransactions } from '../../../../src/lib/transactions/readTransactions.js';
import type { TrackedEvmTransaction } from '../../../../src/lib/transactions/trackedTransaction.js';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const HASH = `0x${'a'.repeat(64)}`;
const delivery: TrackedDelivery = {
  network: 'eip155:10',
  token: USDC,
  sold: USDC,
  least: 9_000_000n,
  decimals: 6,
  bridge: 'across',
  bridgeName: 'Across',
  seconds: 60,
  status: { step: 'waiting' },
  pageUrl: 'https://scan.li.fi/tx/0x1',
  silentSince: 5,
};
const swap = (one: unknown) =>
  ({
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'swap',
    namespace: 'eip155',
    account: `eip155:1:${ALICE}`,
    network: 'eip155:1',
    askedAt: 1,
    summary: { amount: '10', symbol: 'USDC' },
    told: undefined,
    status: { step: 'confirmed', answer: { hash: HASH, answeredAt: 2 }, since: 3, isSettled: true },
    call: undefined,
    start: undefined,
    nonce: undefined,
    delivery: one,
  }) as TrackedEvmTransaction;
const again = (one: unknown) => {
  const [read] = readTransactions(writeTransactions([swap(one)]));
  return read?.namespace === 'eip155' ? read.delivery : 'none';
};
const payout = {
  network: 'eip155:10',
  token: USDC,
  hash: HASH,
  amount: 9_500_000n,
  decimals: 6,
  symbol: 'USDC',
} as const;

describe('a stored delivery', () => {
  for (const status of [
    { step: 'waiting' },
    { step: 'underway', isRefunding: true },
    { step: 'told', says: 'refunded' },
    { step: 'paid', payout, since: 4, isSettled: false },
    { step: 'paid', payout: { ...payout, network: 'eip155:1', token: undefined }, since: 4, isSettled: true },
  ] as const satisfies DeliveryStatus[]) {
    it(`is read as it was written: ${status.step}`, () => {
      expect(again({ ...delivery, status })).to.deep.equal({ ...delivery, status });
    });
  }

  for (const [what, change] of [
    ['its own network', { network: 'eip155:1' }],
    ['another namespace', { network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }],
    ['a token that is none', { token: 'USDC' }],
    ['no amount', { least: '0' }],
    ['decimals that there are not', { decimals: 99 }],
    ['a bridge that is none', { bridge: '?' }],
    ['a state that there is not', { status: { step: 'done' } }],
    ['a word that nobody says', { status: { step: 'told', says: 'paid' } }],
    [
      'a payment elsewhere',
      { status: { step: 'paid', payout: { ...payout, network: 'eip155:5' }, since: 4 } },
    ],
    [
      'a payment by no transaction',
      { status: { step: 'paid', payout: { ...payout, hash: '0x' }, since: 4 } },
    ],
  ] as const) {
    it(`is not believed with ${what}`, () => {
      expect(again({ ...delivery, ...change })).to.equal(undefined);
    });
  }
});
