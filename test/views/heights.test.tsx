import { expect } from 'chai';
import { Provider, useAtomValue } from 'jotai';
import { pushAtom, type Route, routeAtom } from '../../src/atoms/router.js';
import { catalogueAtom, laterTextsAtom } from '../../src/atoms/translate.js';
import { enFirst } from '../../src/locales/enFirst.js';
import { enLater } from '../../src/locales/enLater.js';
import { ModalContent } from '../../src/views/shell/ModalContent.js';
import { fakeConnector, world } from '../atoms/fakes.js';
import { deferred } from '../support/promises.js';
import { Layer } from '../ui/layerFixture.js';
import { cleanUp, mount, nextFrame, until } from '../ui/mount.js';

function Modal() {
  return (
    <Layer open onRequestClose={() => undefined}>
      <ModalContent route={useAtomValue(routeAtom)} />
    </Layer>
  );
}

/** The card's height in each frame until `stop`. */
function sample(card: HTMLElement) {
  const heights: number[] = [];
  let frame = requestAnimationFrame(function look() {
    heights.push(Math.round(card.getBoundingClientRect().height));
    frame = requestAnimationFrame(look);
  });
  return { heights, stop: () => cancelAnimationFrame(frame) };
}

/** An open modal whose next view waits for `texts`. */
async function setUp() {
  const texts = deferred();
  const here = world({
    services: {
      loadTexts: async () => {
        await texts.promise;
        here.store.set(laterTextsAtom, enLater);
      },
    },
  });
  here.store.set(catalogueAtom, { locale: 'en', texts: enFirst });
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) here.registry.appear(fakeConnector(id));
  here.open('Connect');
  const { find } = mount(
    <Provider store={here.store}>
      <Modal />
    </Provider>,
  );
  const card = find('[part=card]');
  const still = async () => {
    await nextFrame();
    await until(() =>
      card.getAnimations({ subtree: true }).every(({ effect, playState }) => {
        const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
        return isEndless || playState !== 'running';
      }),
    );
    await nextFrame();
  };
  await still();
  return { ...here, texts, card, still };
}

const routes: Route[] = [
  { view: 'WhatIsAWallet' },
  { view: 'WhatIsANetwork' },
  { view: 'GetWallet' },
  { view: 'AllWallets' },
  { view: 'Networks' },
  { view: 'Account' },
  { view: 'ConnectSocials' },
  { view: 'EmailVerifyOtp', email: 'a@b.example' },
  { view: 'EmailVerifyDevice', email: 'a@b.example' },
  { view: 'ConnectingExternal', connectorId: 'a' },
  { view: 'ConnectingWalletConnect', connectorId: 'a' },
  { view: 'ConnectingFarcaster' },
];

describe('the card’s height', () => {
  afterEach(cleanUp);

  for (const route of routes) {
    it(`never drops below both views’ while ${route.view} loads`, async () => {
      const { store, texts, card, still } = await setUp();
      const before = card.offsetHeight;
      const { heights, stop } = sample(card);
      store.set(pushAtom, route);
      await still();
      // Announced shortly after its space is reserved.
      await until(() => card.textContent?.includes('Loading…'));
      texts.resolve();
      await until(() => !card.textContent?.includes('Loading…'));
      await still();
      stop();
      const after = card.offsetHeight;
      expect(Math.min(...heights)).to.be.at.least(Math.min(before, after) - 1);
    });
  }

  it('does not change when the pairing code arrives', async () => {
    const { store, registry, texts, card, still } = await setUp();
    const app = fakeConnector('app', 'eip155', { type: 'WALLET_CONNECT' });
    registry.appear(app);
    texts.resolve();
    store.set(pushAtom, { view: 'ConnectingWalletConnect', connectorId: 'app' });
    await until(() => app.asked.length > 0);
    await still();
    const before = card.offsetHeight;
    app.asked[0]?.offer(`wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}`);
    await until(() => card.querySelector('[role=img]') !== null);
    expect(card.offsetHeight).to.equal(before);
  });
});
