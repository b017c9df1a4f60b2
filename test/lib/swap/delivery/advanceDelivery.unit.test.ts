import { expect } from 'chai';
import * as fc from 'fast-check';
import {
  advanceDelivery,
  type DeliveryEvidence,
  deliveryPause,
} from '../../../../src/lib/swap/delivery/advanceDelivery.js';
import type { DeliveryStatus, Payout } from '../../../../src/lib/swap/delivery/trackedDelivery.js';

const THERE = 'eip155:10';
const HERE = 'eip155:1';
const HASH = `0x${'a'.repeat(64)}`;
const payout: Payout = {
  network: THERE,
  token: undefined,
  hash: HASH,
  amount: 5n,
  decimals: 18,
  symbol: 'ETH',
};

const waiting = { step: 'waiting' } as DeliveryStatus;
const underway: DeliveryStatus = { step: 'underway', isRefunding: false };
const refunding: DeliveryStatus = { step: 'underway', isRefunding: true };
const told = (says: 'arrived' | 'refunded' | 'failed'): DeliveryStatus => ({ step: 'told', says });
const paid = (isSettled = false, since = 1_000): DeliveryStatus => ({
  step: 'paid',
  payout,
  since,
  isSettled,
});

const word = (one: Extract<DeliveryEvidence, { by: 'source' }>['told']): DeliveryEvidence => ({
  by: 'source',
  told: one,
});
const unknown = word({ state: 'unknown' });
const onItsWay = word({ state: 'underway' });
const goingBack = word({ state: 'underway', isRefunding: true });
const failed = word({ state: 'failed' });
const saidPaid = word({ state: 'paid', network: THERE, token: undefined, hash: HASH });
const saidRefunded = word({ state: 'paid', network: HERE, token: undefined });
const seen: DeliveryEvidence = { by: 'chain', payout, isSettled: false };
const gone: DeliveryEvidence = { by: 'chain', payout: undefined };

const advance = (before: DeliveryStatus, evidence: DeliveryEvidence, now = 1_000) =>
  advanceDelivery(before, evidence, { network: THERE, now });

describe('a delivery', () => {
  for (const [what, before, evidence, after] of [
    ['waits while the source does not know it', waiting, unknown, waiting],
    ['is on its way by the word of the source', waiting, onItsWay, underway],
    ['is on its way back', underway, goingBack, refunding],
    ['stays on its way when the source forgets it', underway, unknown, underway],
    ['stays on its way back whatever the source says of the way there', refunding, onItsWay, refunding],
    ['is told to have arrived, where no node shows it', underway, saidPaid, told('arrived')],
    ['is told to be refunded, where no node shows it', refunding, saidRefunded, told('refunded')],
    ['is told to have failed', underway, failed, told('failed')],
    ['goes on after a failure that was repaired', told('failed'), onItsWay, underway],
    ['is not on its way again once it was told to have arrived', told('arrived'), onItsWay, told('arrived')],
    ['is not forgotten once it was told to be refunded', told('refunded'), unknown, told('refunded')],
    ['is called failed rather than arrived, where no node shows it', told('arrived'), failed, told('failed')],
    ['has arrived when a node shows it', waiting, seen, paid()],
    ['has arrived after it was called failed', told('failed'), seen, paid()],
    ['has arrived whatever the source says then', paid(), failed, paid()],
    ['has arrived though it is said to be on its way', paid(), onItsWay, paid()],
    ['is on its way again when its block is gone', paid(), gone, underway],
    ['is not undone once it is settled', paid(true), gone, paid(true)],
  ] as const) {
    it(what, () => {
      expect(advance(before, evidence)).to.deep.equal(after);
    });
  }

  it('is settled a quarter of an hour after it was seen, however slow its network is', () => {
    expect(advance(paid(false, 1_000), seen, 900_999)).to.deep.equal(paid(false, 1_000));
    expect(advance(paid(false, 1_000), seen, 901_000)).to.deep.equal(paid(true, 1_000));
  });

  it('is never called paid by words alone, nor taken back by them', () => {
    const words = fc.constantFrom(unknown, onItsWay, goingBack, failed, saidPaid, saidRefunded);
    fc.assert(
      fc.property(fc.array(words, { maxLength: 20 }), fc.array(words, { maxLength: 20 }), (before, after) => {
        const told = before.reduce<DeliveryStatus>((status, one) => advance(status, one), waiting);
        expect(told.step).to.not.equal('paid');
        const arrived = advance(told, seen);
        expect(after.reduce<DeliveryStatus>((status, one) => advance(status, one), arrived)).to.deep.equal(
          paid(),
        );
      }),
    );
  });
});

describe('the pause before the next look at a delivery', () => {
  const MINUTE = 60_000;
  for (const [what, looks, failures, seconds, age, pause] of [
    ['is seconds at first', 0, 0, 60, 0, 4_000],
    ['grows', 2, 0, 60, 20_000, 9_000],
    ['is a minute at most while it should arrive', 40, 0, 60, 29 * MINUTE, MINUTE],
    ['is minutes once it is late', 40, 0, 60, 31 * MINUTE, 10 * MINUTE],
    ['knows bridges that take hours', 40, 0, 7_200, 200 * MINUTE, MINUTE],
    ['knows nothing of bridges that do not say', 40, 0, undefined, 31 * MINUTE, 10 * MINUTE],
    ['doubles while nobody answers', 0, 3, 60, 0, 32_000],
    ['ends at ten minutes while nobody answers', 0, 20, 60, 0, 10 * MINUTE],
  ] as const) {
    it(what, () => {
      expect(deliveryPause({ looks, failures }, { seconds }, age)).to.equal(pause);
    });
  }
});
