import { expect } from 'chai';
import type { Payout, TrackedDelivery } from '../../../src/lib/swap/delivery/trackedDelivery.js';
import type { TrackedEvmTransaction } from '../../../src/lib/transactions/trackedTransaction.js';
import { reportTransaction } from '../../../src/lib/transactions/transactionReport.js';

const ALICE = `0x${'a1'.repeat(20)}`;
const SOLD = `0x${'50'.repeat(20)}`;
const BOUGHT = `0x${'b0'.repeat(20)}`;
const PAID = `0x${'d'.repeat(64)}`;

/** The report of a swap that is paid on network 1 and should arrive on network 10. */
function deliveryReport(status: TrackedDelivery['status']) {
  const delivery: TrackedDelivery = {
    ...{ sold: SOLD, network: 'eip155:10', token: BOUGHT, least: 9_000_000n, decimals: 6 },
    ...{ bridge: 'across', bridgeName: 'Across', seconds: 60, status },
  };
  const swap: TrackedEvmTransaction = {
    ...{ namespace: 'eip155', id: 'one', kind: 'swap', account: `eip155:1:${ALICE}`, network: 'eip155:1' },
    ...{ askedAt: 1, summary: { amount: '10', symbol: 'AAA', boughtSymbol: 'BBB' }, told: undefined },
    ...{ call: undefined, start: undefined, nonce: undefined, delivery },
    status: {
      step: 'confirmed',
      answer: { hash: `0x${'a'.repeat(64)}`, answeredAt: 2 },
      since: 3,
      isSettled: true,
    },
  };
  return reportTransaction(swap).delivery;
}

const payout = (more: Partial<Payout>): TrackedDelivery['status'] => ({
  step: 'paid',
  payout: {
    ...{ network: 'eip155:10', token: BOUGHT, hash: PAID, amount: 9_500_000n, decimals: 6, symbol: 'BBB' },
    ...more,
  },
  since: 4,
  isSettled: false,
});

describe('what pages hear of the other part of a swap', () => {
  for (const [what, status, expected] of [
    [
      'is on the network that it arrived on',
      payout({}),
      { network: 'eip155:10', status: 'arrived', hash: PAID, amount: '9.5' },
    ],
    [
      'is on the network that was paid on, where its hash is, if it was refunded',
      payout({ network: 'eip155:1', token: SOLD, symbol: 'AAA' }),
      { network: 'eip155:1', status: 'refunded', hash: PAID, amount: '9.5' },
    ],
    [
      'is on the network that was paid on, too, if another token came there',
      payout({ network: 'eip155:1', token: undefined, symbol: 'ETH' }),
      { network: 'eip155:1', status: 'other', hash: PAID, amount: '9.5' },
    ],
    [
      'has no hash while only the source says that it was refunded',
      { step: 'told', says: 'refunded' },
      { network: 'eip155:10', status: 'told_refunded', hash: undefined, amount: undefined },
    ],
    [
      'is to arrive on the other network until a node has shown where it is',
      { step: 'underway', isRefunding: true },
      { network: 'eip155:10', status: 'underway', hash: undefined, amount: undefined },
    ],
  ] as const satisfies readonly (readonly [string, TrackedDelivery['status'], object])[]) {
    it(what, () => {
      expect(deliveryReport(status)).to.include(expected);
    });
  }
});
