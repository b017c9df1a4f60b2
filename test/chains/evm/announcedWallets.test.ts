import { expect } from 'chai';
import { acquireAnnouncedWallets } from '../../../src/chains/evm/announcedWallets.js';
import { announce } from '../../../src/sandbox/index.js';
import { makeWallet } from '../../sandbox/support.js';
import { fakeClock } from '../../support/fakeClock.js';
import { settled } from '../../support/promises.js';

const DISCOVERY_GRACE_MS = 500;

const stops: (() => void)[] = [];

function listen() {
  const clock = fakeClock();
  const { value: wallets, release } = acquireAnnouncedWallets(clock);
  stops.push(release);
  return { wallets, clock, release, names: () => wallets.list().map(({ name }) => name) };
}

/** A hostile announcement. */
function shout(detail: unknown): void {
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
}

describe('announced wallets', () => {
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  it('are those that answer, early or late', () => {
    stops.push(announce(makeWallet({ name: 'One' })));
    const { names } = listen();
    stops.push(announce(makeWallet({ name: 'Two' })));
    expect(names()).to.deep.equal(['One', 'Two']);
  });

  it('are listed once, however often they announce themselves', async () => {
    const wallet = makeWallet({ name: 'One' });
    const { wallets, names } = listen();
    let changes = 0;
    wallets.subscribe(() => {
      changes += 1;
    });
    stops.push(announce(wallet), announce(wallet));
    wallets.refresh();
    await settled();
    expect(names()).to.deep.equal(['One']);
    expect(changes).to.equal(1);
  });

  it('are dropped when they do not answer another request in time', () => {
    const stop = announce(makeWallet({ name: 'One', rdns: 'test.one' }));
    stops.push(announce(makeWallet({ name: 'Two', rdns: 'test.two' })));
    const { wallets, clock, names } = listen();
    stop();
    wallets.refresh();
    clock.move(DISCOVERY_GRACE_MS - 1);
    expect(names()).to.deep.equal(['One', 'Two']);
    clock.move(1);
    expect(names()).to.deep.equal(['Two']);
  });

  it('stay when they answer a little late', () => {
    const wallet = makeWallet({ name: 'One' });
    const stop = announce(wallet);
    const { wallets, clock, names } = listen();
    stop();
    wallets.refresh();
    clock.move(DISCOVERY_GRACE_MS - 1);
    stops.push(announce(wallet));
    clock.move(DISCOVERY_GRACE_MS);
    expect(names()).to.deep.equal(['One']);
  });

  it('give their place at once to themselves as another object', () => {
    const stop = announce(makeWallet({ name: 'One', rdns: 'test.one' }));
    const { wallets, names } = listen();
    stop();
    stops.push(announce(makeWallet({ name: 'One again', rdns: 'test.one' })));
    wallets.refresh();
    expect(names()).to.deep.equal(['One again']);
  });

  it('share one listener for the page, removed with the last subscriber', () => {
    const [first, second] = [listen(), listen()];
    expect(second.wallets).to.equal(first.wallets);
    first.release();
    stops.push(announce(makeWallet({ name: 'One' })));
    expect(second.names()).to.deep.equal(['One']);
    second.release();
    stops.push(announce(makeWallet({ name: 'Two' })));
    expect(second.names()).to.deep.equal(['One']);
  });

  it('stay beside another provider that announces their uuid, as long as they answer', () => {
    const wallet = makeWallet({ name: 'One', rdns: 'test.one' });
    const stop = announce(wallet);
    stops.push(stop);
    const { wallets, clock, names } = listen();
    const impostor = { ...wallet.info, name: 'Impostor' };
    const provider = { request: async () => null };
    const answer = () => shout({ info: impostor, provider });
    answer();
    expect(wallets.list().map((one) => one.provider)).to.deep.equal([wallet.provider, provider]);
    window.addEventListener('eip6963:requestProvider', answer);
    stops.push(() => window.removeEventListener('eip6963:requestProvider', answer));
    wallets.refresh();
    clock.move(DISCOVERY_GRACE_MS);
    expect(names()).to.deep.equal(['One', 'Impostor']);
    stop();
    wallets.refresh();
    clock.move(DISCOVERY_GRACE_MS);
    expect(names()).to.deep.equal(['Impostor']);
  });

  it('have sanitised names, and icons that contact nobody', () => {
    const { wallets } = listen();
    const provider = { request: async () => null };
    const icon = 'https://tracker.example/icon.png';
    shout({ info: { uuid: '1', name: `A\u202e${'x'.repeat(200)}`, icon, rdns: 'a\u200b.b' }, provider });
    const [wallet] = wallets.list();
    expect(wallet).to.include({ icon: undefined, rdns: 'a.b' });
    expect(wallet?.name)
      .to.match(/^Ax+…$/)
      .and.to.have.length(40);
  });

  const thrower = (key: string) =>
    Object.defineProperty({}, key, {
      get: () => {
        throw new Error('A wallet broke');
      },
    });
  const provider = { request: async () => null };
  for (const [what, detail] of [
    ['nothing', undefined],
    ['null', null],
    ['a text', 'wallet'],
    ['no provider', { info: { uuid: '1', name: 'A', rdns: 'a', icon: '' } }],
    ['a provider without request', { info: { uuid: '1' }, provider: {} }],
    ['no info', { provider }],
    ['a uuid of a million characters', { info: { uuid: 'x'.repeat(1_000_000) }, provider }],
    ['info without a uuid', { info: { name: 'A' }, provider }],
    ['info that throws', Object.assign(thrower('info'), { provider })],
    ['a name that throws', { info: Object.assign(thrower('name'), { uuid: '1' }), provider }],
    ['a provider that throws', { info: { uuid: '1' }, provider: thrower('request') }],
  ] as const) {
    it(`are ignored with ${what}`, () => {
      const { names } = listen();
      // An error in the listener would reach the page and fail this test.
      shout(detail);
      stops.push(announce(makeWallet({ name: 'Whole' })));
      expect(names()).to.deep.equal(['Whole']);
    });
  }

  it('need only a uuid', () => {
    const { wallets } = listen();
    shout({ info: { uuid: '1' }, provider });
    expect(wallets.list()).to.deep.equal([
      { uuid: '1', rdns: '', name: undefined, icon: undefined, provider },
    ]);
  });
});
