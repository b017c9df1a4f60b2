import { expect } from 'chai';
import { followDeliveries, lookAtDeliveryNow } from '../../../../src/atoms/swap/delivery/followDeliveries.js';
import type { DeliveryReader } from '../../../../src/atoms/swap/delivery/lookAtDelivery.js';
import { keepTransactions } from '../../../../src/atoms/transactions/keepTransactions.js';
import { transactionsAtom } from '../../../../src/atoms/transactions/transactionList.js';
import { WalletModalError } from '../../../../src/lib/errors.js';
import type { SeenPayout } from '../../../../src/lib/swap/delivery/advanceDelivery.js';
import type { Delivery } from '../../../../src/lib/swap/delivery/delivery.js';
import type { TrackedEvmTransaction } from '../../../../src/lib/transactions/trackedTransaction.js';
import { settled } from '../../../support/promises.js';
import { ALICE, ONE, world } from '../../fakes.js';
import { fakeTabs } from '../../transactions/fakeTabs.js';

const HASH = `0x${'a'.repeat(64)}`;
const PAID_BY = `0x${'b'.repeat(64)}`;
const TEN = 'eip155:10';
const MINUTE = 60_000;

const swap = (change: Partial<TrackedEvmTransaction> = {}): TrackedEvmTransaction => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'swap',
  namespace: 'eip155',
  account: `${ONE}:${ALICE}`,
  network: ONE,
  askedAt: 1_000_000,
  summary: { amount: '1', symbol: 'ETH', bought: '1', boughtSymbol: 'ETH' },
  told: 'confirmed',
  status: {
    step: 'confirmed',
    answer: { hash: HASH, answeredAt: 1_000_000 },
    since: 1_000_000,
    isSettled: true,
  },
  call: undefined,
  start: undefined,
  nonce: undefined,
  delivery: {
    ...{ network: TEN, token: undefined, sold: undefined, least: 9n, decimals: 18 },
    ...{ bridge: 'across', bridgeName: 'Across', seconds: 60, status: { step: 'waiting' } },
  },
  ...change,
});

const payout = (change: Partial<SeenPayout['payout']> = {}): SeenPayout => ({
  payout: {
    network: TEN,
    token: undefined,
    hash: PAID_BY,
    amount: 10n,
    decimals: 18,
    symbol: 'ETH',
    ...change,
  },
  isSettled: false,
});
const PAID: Delivery = { state: 'paid', network: TEN, token: undefined, hash: PAID_BY };

/** Tracks these deliveries. The test answers for the source and the node, which are silent without an answer. */
async function follow(...list: readonly TrackedEvmTransaction[]) {
  const tab = fakeTabs().open();
  const { store, clock, services } = world({
    services: {
      storage: tab.storage,
      onRemembered: tab.onRemembered,
      isVisible: () => true,
      onLook: () => () => {},
    },
  });
  const answers: { told?: Delivery | undefined; seen?: SeenPayout | 'nothing' | undefined } = {};
  const asked: string[] = [];
  const reader: DeliveryReader = {
    async ask({ account, hash, toNetwork, bridge }) {
      asked.push(`source ${account} ${hash} ${toNetwork} ${bridge}`);
      if (!answers.told) throw new WalletModalError('quote_failed', 'LI.FI is busy.');
      return answers.told;
    },
    async see({ network, hash, token, askedAt }) {
      asked.push(`node ${network} ${hash} ${token} ${askedAt}`);
      if (!answers.seen) throw new WalletModalError('rpc_failed', 'Silent');
      return answers.seen === 'nothing' ? undefined : answers.seen;
    },
  };
  const keeper = keepTransactions(store, services, { mark: 'mark', locks: tab.locks });
  await keeper.loaded;
  await keeper.update(() => list);
  const parts = { services, keeper, reader };
  const stop = followDeliveries(store, parts);
  const delivery = (at = 0) => (store.get(transactionsAtom)[at] as TrackedEvmTransaction).delivery;
  return {
    answers,
    asked,
    delivery,
    step: () => delivery()?.status.step,
    look: (id: string) => lookAtDeliveryNow(store, id, { ...parts, signal: new AbortController().signal }),
    async wait(ms: number, tick = 1_000) {
      for (let left = ms; left > 0; left -= tick) {
        clock.move(tick);
        await settled();
      }
    },
    mark: () => tab.storage.get('mark'),
    end() {
      stop();
      keeper.stop();
      expect(clock.waiting).to.equal(0);
    },
  };
}

describe('the other part of a swap', () => {
  it('is looked for at the source, and has arrived when a node shows it', async () => {
    const one = await follow(swap());
    one.answers.told = { state: 'underway' };
    await one.wait(4_000);
    expect(one.step()).to.equal('underway');
    expect(one.asked).to.deep.equal([`source ${ONE}:${ALICE} ${HASH} ${TEN} across`]);
    one.answers.told = PAID;
    one.answers.seen = payout();
    await one.wait(10_000);
    expect(one.delivery()?.status).to.deep.include({ step: 'paid', payout: payout().payout });
    expect(one.asked.at(-1)).to.equal(`node ${TEN} ${PAID_BY} undefined 1000000`);
    one.end();
  });

  it('is asked of the node alone once it has arrived, until it is settled', async () => {
    const one = await follow(swap());
    one.answers.told = PAID;
    one.answers.seen = payout();
    await one.wait(4_000);
    const before = one.asked.length;
    one.answers.told = { state: 'failed' };
    one.answers.seen = { ...payout(), isSettled: true };
    await one.wait(MINUTE);
    expect(one.asked.slice(before)).to.deep.equal([`node ${TEN} ${PAID_BY} undefined 1000000`]);
    expect(one.delivery()?.status).to.deep.include({ step: 'paid', isSettled: true });
    one.end();
  });

  it('is on its way again when its block is gone', async () => {
    const one = await follow(swap());
    one.answers.told = PAID;
    one.answers.seen = payout();
    await one.wait(4_000);
    one.answers.told = { state: 'underway' };
    one.answers.seen = 'nothing';
    await one.wait(10_000);
    expect(one.step()).to.equal('underway');
    one.end();
  });

  it('is told as the word of the source if no node shows it, after a few tries', async () => {
    const one = await follow(swap());
    one.answers.told = PAID;
    one.answers.seen = 'nothing';
    await one.wait(4_000);
    expect(one.step()).to.equal('waiting');
    await one.wait(8_000);
    expect(one.delivery()?.status).to.deep.equal({ step: 'told', says: 'arrived' });
    expect(one.asked.filter((question) => question.startsWith('node'))).to.have.length(3);
    one.end();
  });

  it('keeps what is known while nobody answers, says so once, and asks ever less often', async () => {
    const one = await follow(swap());
    one.answers.told = { state: 'underway' };
    await one.wait(4_000);
    one.answers.told = undefined;
    await one.wait(4_000);
    expect(one.delivery()?.silentSince).to.equal(undefined);
    await one.wait(8_000);
    const since = one.delivery()?.silentSince;
    expect(since).to.be.a('number');
    expect(one.step()).to.equal('underway');
    await one.wait(3_600_000, 10_000);
    expect(one.delivery()?.silentSince).to.equal(since);
    // After 4, 8, 16 … seconds, then every ten minutes.
    expect(one.asked.length).to.be.within(10, 16);
    one.answers.told = { state: 'underway' };
    await one.wait(600_000, 10_000);
    expect(one.delivery()?.silentSince).to.equal(undefined);
    one.end();
  });

  it('is left alone after a week, until the visitor looks', async () => {
    const one = await follow(swap());
    one.answers.told = { state: 'underway' };
    await one.wait(8 * 86_400_000, 600_000);
    const asked = one.asked.length;
    expect(asked).to.be.below(1_200);
    await one.wait(86_400_000, 600_000);
    expect(one.asked.length).to.equal(asked);
    one.answers.told = PAID;
    one.answers.seen = payout();
    await one.look(swap().id);
    expect(one.step()).to.equal('paid');
    one.end();
  });

  it('is not believed to be what has paid another swap', async () => {
    const [first] = [swap()];
    const status = { step: 'paid', ...payout(), since: 1_000_000, isSettled: true } as const;
    const paid = swap({ id: '00000000-0000-4000-8000-000000000002' });
    const earlier = { ...paid, delivery: paid.delivery && { ...paid.delivery, status } };
    const one = await follow(first, earlier);
    one.answers.told = PAID;
    one.answers.seen = payout();
    await one.wait(20_000);
    expect(one.delivery()?.status).to.deep.equal({ step: 'told', says: 'arrived' });
    one.end();
  });

  it('is paid by a payment only once, though two swaps are looked for at the same time', async () => {
    const one = await follow(swap(), swap({ id: '00000000-0000-4000-8000-000000000002' }));
    one.answers.told = PAID;
    one.answers.seen = payout();
    await one.wait(MINUTE);
    expect(one.delivery(0)?.status.step).to.equal('paid');
    expect(one.delivery(1)?.status).to.deep.equal({ step: 'told', says: 'arrived' });
    one.end();
  });

  it('is not believed to be another swap of this device', async () => {
    const answer = { hash: PAID_BY, answeredAt: 1_000_000 };
    const status = { step: 'confirmed', answer, since: 1_000_000, isSettled: true } as const;
    const id = '00000000-0000-4000-8000-000000000002';
    const one = await follow(swap(), swap({ id, network: TEN, delivery: undefined, status }));
    one.answers.told = PAID;
    one.answers.seen = payout();
    await one.wait(20_000);
    expect(one.delivery()?.status).to.deep.equal({ step: 'told', says: 'arrived' });
    one.end();
  });

  it('is asked ever less often of a source that never says the same twice', async () => {
    const one = await follow(swap());
    one.answers.seen = 'nothing';
    for (let minutes = 0; minutes < 25; minutes += 1) {
      one.answers.told = { state: 'failed' };
      await one.wait(30_000);
      one.answers.told = { state: 'underway' };
      await one.wait(30_000);
    }
    // Polling every four seconds would ask more than 350 times.
    expect(one.asked.length).to.be.below(90);
    one.end();
  });

  it('is not looked for before its transaction has gone through, nor for other transactions', async () => {
    const pending = swap({ status: { step: 'pending', answer: { hash: HASH, answeredAt: 1 } } });
    const one = await follow(
      pending,
      swap({ id: '00000000-0000-4000-8000-000000000002', delivery: undefined }),
    );
    await one.wait(MINUTE);
    expect(one.asked).to.deep.equal([]);
    one.end();
  });

  it('is marked for later visits until it is over', async () => {
    const one = await follow(swap());
    expect(await one.mark()).to.equal('1');
    one.end();
  });
});
