import { expect } from 'chai';
import type { AnnouncedWallet } from '../../../src/chains/evm/announcedWallets.js';
import { mergeBrowserWallets, watchBrowserWallets } from '../../../src/chains/evm/browserWallets.js';
import type { LegacyWallet } from '../../../src/chains/evm/legacyWallets.js';
import type { Eip1193Provider } from '../../../src/lib/requests/eip1193.js';
import { announce, installLegacy } from '../../../src/sandbox/index.js';
import { makeWallet } from '../../sandbox/support.js';
import { fakeClock } from '../../support/fakeClock.js';
import { countListeners } from '../../support/listeners.js';
import { settled } from '../../support/promises.js';

const provider = () => ({ request: async () => null }) as unknown as Eip1193Provider;
const [p, q] = [provider(), provider()];

const says = (name: string, rdns: string, its: Eip1193Provider): AnnouncedWallet => ({
  uuid: `uuid of ${name}`,
  rdns,
  name,
  icon: undefined,
  provider: its,
});
const lies = (its: Eip1193Provider, rdns?: string, name?: string): LegacyWallet => ({
  rdns,
  name,
  provider: its,
});

describe('mergeBrowserWallets', () => {
  for (const [what, announced, legacy, ids] of [
    ['nothing', [], [], []],
    ['a wallet found both ways as the announced one', [says('A', 'a', p)], [lies(p)], ['a ANNOUNCED']],
    [
      'another object at window.ethereum with the domain name of an announced wallet as that one',
      [says('A', 'a', p)],
      [lies(q, 'a')],
      ['a ANNOUNCED'],
    ],
    [
      'another wallet in window.ethereum',
      [says('A', 'a', p)],
      [lies(q)],
      ['a ANNOUNCED', 'injected INJECTED'],
    ],
    [
      'two announcements of one domain name as two wallets',
      [says('A', 'a', p), says('B', 'a', q)],
      [],
      ['a ANNOUNCED', 'uuid of B ANNOUNCED'],
    ],
    [
      'copies of all that a wallet says as other wallets',
      [says('A', 'a', p), says('A', 'a', q), says('A', 'a', provider())],
      [],
      ['a ANNOUNCED', 'uuid of A ANNOUNCED', 'uuid of A 2 ANNOUNCED'],
    ],
    ['two names for one provider as the first', [says('A', 'a', p), says('B', 'b', p)], [], ['a ANNOUNCED']],
    ['a wallet without a domain name by its uuid', [says('A', '', p)], [], ['uuid of A ANNOUNCED']],
    [
      'known and unknown wallets in window.ethereum',
      [],
      [lies(p, 'io.rabby'), lies(q)],
      ['io.rabby INJECTED', 'injected INJECTED'],
    ],
    ['two unknown wallets as the first', [], [lies(p), lies(q)], ['injected INJECTED']],
  ] as const) {
    it(`lists ${what}`, () => {
      const wallets = mergeBrowserWallets(announced, legacy);
      expect(wallets.map(({ info }) => `${info.id} ${info.type}`)).to.deep.equal(ids);
    });
  }

  it('marks all that claim one domain name, in any case, and only those', () => {
    const wallets = mergeBrowserWallets(
      [says('A', 'io.a', p), says('B', 'IO.A', q), says('C', 'io.c', provider()), says('D', '', provider())],
      [lies(provider()), lies(provider(), 'io.c')],
    );
    expect(wallets.map(({ info }) => info.hasRival ?? false)).to.deep.equal([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('copies name and icon from the announcement', () => {
    const [wallet] = mergeBrowserWallets([{ ...says('A', 'a', p), icon: 'data:image/png,A' }], []);
    expect(wallet?.provider).to.equal(p);
    expect(wallet?.info).to.deep.equal({
      id: 'a',
      type: 'ANNOUNCED',
      namespace: 'eip155',
      name: 'A',
      icon: 'data:image/png,A',
      rdns: 'a',
    });
  });
});

describe('watchBrowserWallets', () => {
  const stops: (() => void)[] = [];
  function watch(how: { announced?: boolean; injected?: boolean } = {}) {
    const clock = fakeClock();
    const wallets = watchBrowserWallets({ scope: window, clock, announced: true, injected: true, ...how });
    let changes = 0;
    wallets.subscribe(() => {
      changes += 1;
    });
    stops.push(wallets.destroy);
    const names = () => wallets.list().map(({ info }) => info.name ?? info.id);
    return { wallets, clock, names, changes: () => changes };
  }
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  it('finds existing wallets once each', () => {
    const wallet = makeWallet({ name: 'One' });
    stops.push(announce(wallet), installLegacy(wallet), announce(makeWallet({ name: 'Two', rdns: 'two' })));
    const { names, changes } = watch();
    expect(names()).to.deep.equal(['One', 'Two', 'injected']);
    expect(changes()).to.equal(0);
  });

  it('finds a late wallet, and reports it once', async () => {
    const { names, changes } = watch();
    stops.push(announce(makeWallet({ name: 'Late' })));
    await settled();
    expect(names()).to.deep.equal(['Late']);
    stops.push(installLegacy(makeWallet(), { flags: { isRabby: true } }));
    expect(names()).to.deep.equal(['Late', 'Rabby Wallet']);
    window.dispatchEvent(new Event('ethereum#initialized'));
    expect(changes()).to.equal(2);
  });

  it('reports a thousand announcements in one task as one change, and keeps a hundred', async () => {
    const { wallets, names, changes } = watch();
    for (let i = 0; i < 1_000; i += 1) {
      const detail = {
        info: { uuid: `${i}`, name: `Wallet ${i}`, rdns: `w${i}.example` },
        provider: provider(),
      };
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    }
    await settled();
    expect(changes()).to.equal(1);
    expect(wallets.list()).to.have.length(100);
    expect(names()[99]).to.equal('Wallet 99');
  });

  it('learns the name of a wallet in window.ethereum that announces itself later', async () => {
    const wallet = makeWallet({ name: 'One', rdns: 'org.example.one' });
    const scope = Object.assign(Object.create(null), {
      ethereum: wallet.provider,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    const wallets = watchBrowserWallets({ scope, clock: fakeClock(), announced: true, injected: true });
    stops.push(wallets.destroy);
    expect(wallets.list()[0]?.info).to.include({ id: 'injected' });
    stops.push(announce(wallet));
    await settled();
    expect(wallets.list().map(({ info }) => info.id)).to.deep.equal(['org.example.one']);
  });

  it('drops a wallet that no longer answers a new request', async () => {
    const stop = announce(makeWallet({ name: 'One' }));
    stops.push(announce(makeWallet({ name: 'Two', rdns: 'two' })));
    const { wallets, clock, names, changes } = watch();
    stop();
    expect(names()).to.deep.equal(['One', 'Two']);
    wallets.refresh();
    clock.move(10_000);
    await settled();
    expect(names()).to.deep.equal(['Two']);
    expect(changes()).to.equal(1);
  });

  it('drops a wallet that left window.ethereum on a new request', () => {
    const undo = installLegacy(makeWallet());
    const { wallets, names } = watch();
    undo();
    wallets.refresh();
    expect(names()).to.deep.equal([]);
  });

  it('hides the kinds that the site turned off', () => {
    stops.push(announce(makeWallet({ name: 'One' })), installLegacy(makeWallet()));
    expect(watch({ announced: false }).names()).to.deep.equal(['injected']);
    expect(watch({ injected: false }).names()).to.deep.equal(['One']);
  });

  it('is deaf after it was destroyed, even to a new request', () => {
    const listeners = countListeners(window);
    const { wallets, changes } = watch();
    wallets.destroy();
    wallets.destroy();
    wallets.refresh();
    listeners.stop();
    expect(listeners.left()).to.deep.equal([]);
    stops.push(announce(makeWallet()), installLegacy(makeWallet()));
    expect(changes()).to.equal(0);
    expect(wallets.list()).to.deep.equal([]);
  });
});
