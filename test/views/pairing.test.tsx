import { expect } from 'chai';
import { discoverWallets } from '../../src/atoms/effects/discoverWallets.js';
import { leaveFinishedViews } from '../../src/atoms/effects/leaveFinishedViews.js';
import { setOpenAtom } from '../../src/atoms/openModal.js';
import { goBackAtom, pushAtom, routeAtom } from '../../src/atoms/router.js';
import { type ErrorCode, WalletModalError } from '../../src/lib/errors.js';
import { facts, fakeConnector, world } from '../atoms/fakes.js';
import { IPHONE, withUserAgent } from '../support/device.js';
import { settled, until } from '../support/promises.js';
import { cleanUp } from '../ui/mount.js';
import { mountContent } from './content.js';

const ID = 'walletConnect';
const URI = `wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}`;

const SLOW = 'This is taking longer than usual…';
const STUCK = 'Check your connection. Then try again, or go back to choose another wallet.';

/** The pairing view, opened from the list; for one wallet of the site with `walletId`. */
async function setUp(walletId?: string) {
  const app = fakeConnector(ID, 'eip155', { type: 'WALLET_CONNECT', name: 'WalletConnect' });
  const customWallets = [{ id: 'alpha', name: 'Alpha', mobile_link: 'alpha://' }];
  const here = world({ wallets: [app], config: { customWallets, layout: 'compact' } });
  here.start(discoverWallets);
  here.start(leaveFinishedViews);
  here.open('Connect');
  const { root } = mountContent(here.store);
  // Stands in for the modal's card.
  root.querySelector('div')?.part.add('card');
  /** The visibility of each live region's text when the region was added. */
  const seenFirst = new WeakMap<Element, string>();
  new MutationObserver(() => {
    for (const region of root.querySelectorAll('[role=status]:not(span)')) {
      const words = region.querySelector('p');
      if (words && !seenFirst.has(region)) seenFirst.set(region, getComputedStyle(words).visibility);
    }
  }).observe(root, { subtree: true, childList: true });
  const route = { view: 'ConnectingWalletConnect', connectorId: ID } as const;
  here.store.set(pushAtom, walletId ? { ...route, walletId } : route);
  await until(() => app.asked.length > 0);
  const region = () => root.querySelector('[role=status]:not(span)') as HTMLElement;
  const button = (name: string) =>
    [...root.querySelectorAll<HTMLElement>('button, a')].find(
      (one) => one.textContent?.startsWith(name) && one.checkVisibility({ visibilityProperty: true }),
    );
  const press = async (name: string) => {
    await until(() => button(name), name);
    button(name)?.click();
    await settled();
  };
  const fail = async (code: ErrorCode) => {
    app.asked.at(-1)?.reject(new WalletModalError(code, 'It failed.'));
    await until(() => button('Try again'));
  };
  const view = () => here.store.get(routeAtom).view;
  const said = () => region()?.textContent ?? '';
  const says = async (words: string) => {
    await settled();
    await until(() => said().startsWith(words), words);
  };
  /** The text appeared in a region that already existed, and is visible by now. */
  const isReadOut = async () => {
    await until(() => getComputedStyle(region().querySelector('p') as Element).visibility === 'visible');
    expect(seenFirst.get(region())).to.equal('hidden');
  };
  // The view is drawn once before it asks, already with its final words.
  await until(() => said().startsWith('Getting a '), 'waiting');
  return { ...here, app, root, button, press, fail, view, said, says, isReadOut };
}

afterEach(cleanUp);

for (const [what, walletId, userAgent, getting, ready, way] of [
  ['a code', undefined, undefined, 'Getting a code…', 'Scan with your wallet app', 'Copy link'],
  ['a link on a phone', 'alpha', IPHONE, 'Getting a link…', 'Approve the connection in Alpha', 'Open Alpha'],
] as const) {
  describe(`waiting for ${what}`, () => {
    if (userAgent) withUserAgent(userAgent);

    it('announces at once what is loading, in a region that existed before its text', async () => {
      const { says, isReadOut } = await setUp(walletId);
      await says(getting);
      await isReadOut();
    });

    it('says after 5 s that it takes long, and after 10 s what to do', async () => {
      const { clock, said, says, button } = await setUp(walletId);
      clock.move(4_999);
      await says(getting);
      clock.move(1);
      await says(SLOW);
      clock.move(4_999);
      await settled();
      expect([said(), button('Try again')]).to.deep.equal([SLOW, undefined]);
      clock.move(1);
      await says(STUCK);
      expect(button('Try again')).not.to.equal(undefined);
    });

    it('stops saying so once it has loaded, for good', async () => {
      const { clock, app, says, button } = await setUp(walletId);
      clock.move(10_000);
      app.asked[0]?.offer(URI);
      await says(ready);
      await until(() => button(way), way);
      expect(button('Try again')).to.equal(undefined);
      clock.move(20_000);
      await says(ready);
    });

    it('can be restarted, which ends the first attempt and restarts the timers', async () => {
      const { clock, app, says, press } = await setUp(walletId);
      clock.move(10_000);
      await settled();
      await press('Try again');
      await says(getting);
      expect(app.asked.map(({ signal }) => signal.aborted)).to.deep.equal([true, false]);
      clock.move(5_000);
      await says(SLOW);
    });

    it('keeps focus in the view when the focused element disappears', async () => {
      const { clock, root, says, button, app } = await setUp(walletId);
      clock.move(10_000);
      await says(STUCK);
      button('Try again')?.focus();
      app.asked[0]?.offer(URI);
      await says(ready);
      expect(root.activeElement).to.equal(root.querySelector('#title'));
    });

    for (const [how, leave] of [
      ['going back', ({ store }: Awaited<ReturnType<typeof setUp>>) => store.set(goBackAtom)],
      ['closing', ({ store }: Awaited<ReturnType<typeof setUp>>) => store.set(setOpenAtom, false)],
    ] as const) {
      it(`ends by ${how}`, async () => {
        const here = await setUp(walletId);
        here.clock.move(10_000);
        await settled();
        await leave(here);
        await settled();
        expect(here.app.asked.map(({ signal }) => signal.aborted)).to.deep.equal([true]);
        expect(here.clock.waiting).to.equal(0);
      });
    }

    it('fails at the deadline, and can be retried or left', async () => {
      const { clock, fail, says, isReadOut, press, app, view } = await setUp(walletId);
      clock.move(10_000);
      await fail('relay_failed');
      await says('Can’t reach WalletConnect');
      await isReadOut();
      await press('Try again');
      expect(app.asked).to.have.length(2);
      await fail('relay_failed');
      await press('Choose another wallet');
      expect(view()).to.equal('Connect');
    });
  });
}

describe('a code that is still being published', () => {
  const code = (root: Element | ShadowRoot) => root.querySelector('svg[role=img]');

  it('can be scanned at once, and copied only once an app finds something by it', async () => {
    const { app, root, says, button } = await setUp();
    app.asked[0]?.offer(URI, false);
    await says('Scan with your wallet app');
    expect(code(root)).not.to.equal(null);
    expect(button('Copy link')).to.equal(undefined);
    app.asked[0]?.offer(URI);
    await until(() => button('Copy link'));
    expect(code(root)).not.to.equal(null);
  });

  it('is taken off the screen when publishing takes long, and says so', async () => {
    const { app, root, says, clock } = await setUp();
    app.asked[0]?.offer(URI, false);
    await until(() => code(root));
    clock.move(5_000);
    await says(SLOW);
    expect(code(root)).to.equal(null);
  });

  it('is taken off the screen when publishing fails, and offered again', async () => {
    const { app, root, says, fail, press } = await setUp();
    app.asked[0]?.offer(URI, false);
    await until(() => code(root));
    await fail('relay_failed');
    await says('Can’t reach WalletConnect');
    expect(code(root)).to.equal(null);
    await press('Try again');
    app.asked[1]?.offer(URI, false);
    await until(() => code(root));
  });

  describe('on a phone', () => {
    withUserAgent(IPHONE);

    it('is no link yet, because the page may be suspended as soon as the app opens', async () => {
      const { app, says, root, button } = await setUp('alpha');
      app.asked[0]?.offer(URI, false);
      await says('Getting a link…');
      expect(root.querySelector('a[href^="alpha:"]')).to.equal(null);
      expect(button('Copy link')).to.equal(undefined);
      app.asked[0]?.offer(URI);
      await until(() => root.querySelector('a[href^="alpha:"]'));
    });
  });
});

describe('a wallet app that connected', () => {
  it('is reported as connected', async () => {
    const { app, says, registry } = await setUp();
    app.asked[0]?.offer(URI);
    await registry.open(ID);
    app.connected(facts());
    app.asked[0]?.resolve(facts());
    await says('Connected');
  });
});
