import { expect } from 'chai';
import { Provider } from 'jotai';
import type { DeliveryStatus, TrackedDelivery } from '../../../../src/lib/swap/delivery/trackedDelivery.js';
import { DeliveryFacts } from '../../../../src/views/receipt/delivery/DeliveryFacts.js';
import { DeliveryNotes } from '../../../../src/views/receipt/delivery/DeliveryNotes.js';
import { facts } from '../../../../src/views/shared/Fact.css.js';
import { world } from '../../../atoms/fakes.js';
import { cleanUp, mount, until } from '../../../ui/mount.js';
import { bringTexts } from '../../content.js';

afterEach(cleanUp);

const HERE = 'eip155:1';
const THERE = 'eip155:10';

const paid = (network: `${string}:${string}`): DeliveryStatus => ({
  step: 'paid',
  payout: {
    network,
    token: undefined,
    hash: `0x${'ab'.repeat(32)}`,
    amount: 5n,
    decimals: 18,
    symbol: 'PTS',
  },
  since: 0,
  isSettled: true,
});

/** Shows the delivery of a swap that should arrive on Optimism. */
function show(status: DeliveryStatus, direction: 'ltr' | 'rtl' = 'ltr') {
  const delivery: TrackedDelivery = {
    network: THERE,
    token: undefined,
    sold: undefined,
    least: 1n,
    decimals: 18,
    bridge: 'across',
    bridgeName: 'Across',
    seconds: 90,
    status,
  };
  const { store } = world({});
  bringTexts(store);
  const { root, host } = mount(
    <Provider store={store}>
      <dl className={facts}>
        <DeliveryFacts delivery={delivery} />
      </dl>
    </Provider>,
  );
  host.style.cssText = `display: block; inline-size: 250px; direction: ${direction}`;
  return [...root.querySelectorAll('dt')].map((term) => ({
    term: term.textContent,
    value: term.nextElementSibling as HTMLElement,
  }));
}

const termsOf = (shown: ReturnType<typeof show>) => shown.map(({ term }) => term);

describe('what to know while something is brought to another network', () => {
  it('grows old while the receipt stays open', async () => {
    const { store, clock } = world({});
    bringTexts(store);
    const delivery: TrackedDelivery = {
      network: THERE,
      token: undefined,
      sold: undefined,
      least: 1n,
      decimals: 18,
      bridge: 'across',
      bridgeName: 'Across',
      seconds: 60,
      status: { step: 'waiting' },
    };
    const { root } = mount(
      <Provider store={store}>
        <DeliveryNotes delivery={delivery} askedAt={clock.now()} />
      </Provider>,
    );
    await until(() => `${root.textContent}`.includes('about 1 minute'));
    clock.move(3_600_000);
    await until(() => !`${root.textContent}`.includes('about 1 minute'));
    expect(root.textContent).to.match(/longer than expected/);
  });
});

describe('the facts of what was brought to another network', () => {
  it('say where it arrives, but not once it goes back', () => {
    const arrives = ['Bridge', 'Arrives on'];
    expect(termsOf(show({ step: 'waiting' }))).to.deep.equal(arrives);
    expect(termsOf(show({ step: 'underway', isRefunding: false }))).to.deep.equal(arrives);
    expect(termsOf(show({ step: 'told', says: 'failed' }))).to.deep.equal(arrives);
    expect(termsOf(show(paid(THERE))).slice(0, 2)).to.deep.equal(arrives);
    expect(termsOf(show({ step: 'underway', isRefunding: true }))).to.deep.equal(['Bridge']);
    expect(termsOf(show({ step: 'told', says: 'refunded' }))).to.deep.equal(['Bridge']);
    const [bridge, hash, ...others] = termsOf(show(paid(HERE)));
    expect([bridge, others]).to.deep.equal(['Bridge', []]);
    expect(hash).to.match(/^Transaction ID on /);
  });

  for (const direction of ['ltr', 'rtl'] as const) {
    it(`stand at the end of their lines, where they are below their names too, ${direction}`, () => {
      const shown = show(paid(THERE), direction);
      const side = direction === 'ltr' ? 'right' : 'left';
      const [bridge, arrival, hash] = shown.map(({ value }) => value.getBoundingClientRect());
      expect(hash?.[side]).to.be.closeTo(bridge?.[side] ?? Number.NaN, 0.6);
      expect(arrival?.[side]).to.be.closeTo(bridge?.[side] ?? Number.NaN, 0.6);
      expect(hash?.top).to.be.greaterThan(
        (shown[2]?.value.previousElementSibling?.getBoundingClientRect().top ?? Number.NaN) + 10,
      );
    });
  }
});
