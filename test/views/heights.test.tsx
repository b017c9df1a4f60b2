import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { Provider, useAtomValue } from 'jotai';
import { pushAtom, resetAtom, routeAtom } from '../../src/atoms/router.js';
import { configAtom } from '../../src/atoms/siteConfig.js';
import { ModalContent } from '../../src/views/shell/ModalContent.js';
import { fakeConnector, type World, world } from '../atoms/fakes.js';
import { emulatesMedia, setsViewport } from '../support/abilities.js';
import { FONTS, resetFont, setFont } from '../support/fonts.js';
import { deferred } from '../support/promises.js';
import { Layer } from '../ui/layerFixture.js';
import { cleanUp, mount, nextFrame, until } from '../ui/mount.js';
import { bringTexts } from './content.js';
import { SCENES, type Scene } from './heightScenes.js';

function Modal() {
  return (
    <Layer open onRequestClose={() => undefined}>
      <ModalContent route={useAtomValue(routeAtom)} />
    </Layer>
  );
}

const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height);

/** Records the card's height now, and in each frame until `stop`. */
function film(card: HTMLElement) {
  const heights = [heightOf(card)];
  let observer: ResizeObserver | undefined;
  const look = () => {
    observer?.disconnect();
    // The newest observer is called last, after the layer's own has started to animate.
    observer = new ResizeObserver(() => heights.push(heightOf(card)));
    observer.observe(card);
    frame = requestAnimationFrame(look);
  };
  let frame = requestAnimationFrame(look);
  return {
    heights,
    stop() {
      cancelAnimationFrame(frame);
      observer?.disconnect();
    },
  };
}

/** The distance that a height moved backwards on its way from the first to the last value, in px. */
function detour(heights: readonly number[]): number {
  const [first = 0, last = 0] = [heights[0], heights.at(-1)];
  const sign = last >= first ? 1 : -1;
  let furthest = sign * first;
  let back = 0;
  for (const height of heights) {
    furthest = Math.max(furthest, sign * height);
    back = Math.max(back, furthest - sign * height);
  }
  return back;
}

/** A placeholder's own height, without the room that it keeps from the previous view. */
function ownHeight(placeholder: HTMLElement): number {
  placeholder.style.minBlockSize = '0';
  const height = heightOf(placeholder);
  placeholder.style.minBlockSize = '';
  return height;
}

/** The open card. `hold` delays the texts of later views until `letGo`. */
function open(here: World) {
  const texts = deferred();
  let isHeld = false;
  Object.assign(here.services, { loadTexts: async () => (isHeld ? texts.promise : undefined) });
  bringTexts(here.store);
  // Beside the list, a view is as high as the list. Not every engine can be given a narrow window.
  here.store.set(configAtom, { ...here.store.get(configAtom), layout: 'compact' });
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
  return {
    card,
    still,
    hold: () => {
      isHeld = true;
    },
    letGo: () => texts.resolve(),
    placeholder: () => card.querySelector<HTMLElement>('[data-loading]'),
  };
}

/** Opens a scene's view with its code late, and its data even later. */
async function show({ route, from, shows, enter }: Scene, isFilmed: boolean) {
  const data = deferred();
  const here = await enter(data.promise);
  here.open('Connect');
  here.store.set(resetAtom, from);
  const { card, still, hold, letGo, placeholder } = open(here);
  await until(() => placeholder() === null);
  await still();
  hold();
  const filmed = isFilmed ? film(card) : undefined;
  here.store.set(pushAtom, route);
  await until(() => placeholder() !== null);
  const waiting = placeholder() as HTMLElement;
  await still();
  const reserved = ownHeight(waiting);
  letGo();
  await until(() => !waiting.isConnected);
  await still();
  data.resolve();
  await until(() => placeholder() === null && card.textContent?.includes(shows) === true);
  await still();
  filmed?.stop();
  const needed = heightOf(card.querySelector('[data-scroller] > *') as Element);
  return { heights: filmed?.heights ?? [], reserved, needed };
}

/** A block's text may be one line longer. */
const LINE = 20;

async function setWindow(): Promise<void> {
  if (!setsViewport) return;
  await setViewport({ width: 500, height: 1_000 });
  // The page learns of it later, which would change the first card.
  await until(() => innerWidth === 500 && innerHeight === 1_000);
  await nextFrame();
}

async function resetWindow(): Promise<void> {
  if (setsViewport) await setViewport({ width: 800, height: 600 });
}

describe('the card’s height', () => {
  before(setWindow);
  after(resetWindow);
  afterEach(cleanUp);

  for (const scene of SCENES) {
    const { route, from } = scene;
    it(`goes straight from ${from.view} to ${route.view}, however late its code and data are`, async () => {
      const { heights } = await show(scene, true);
      expect(detour(heights), `of ${[...new Set(heights)]}`).to.be.at.most(4);
    });
  }

  it('does not change when the pairing code arrives', async () => {
    const app = fakeConnector('app', 'eip155', { type: 'WALLET_CONNECT' });
    const here = world({ wallets: [app] });
    here.open('Connect');
    const { card, still } = open(here);
    here.store.set(pushAtom, { view: 'ConnectingWalletConnect', connectorId: 'app' });
    await until(() => app.asked.length > 0);
    await still();
    const before = card.offsetHeight;
    app.asked[0]?.offer(`wc:${'a'.repeat(64)}@2?relay-protocol=irn&symKey=${'b'.repeat(64)}`);
    await until(() => card.querySelector('[role=img]') !== null);
    expect(card.offsetHeight).to.equal(before);
  });
});

// Differences between fonts are the same in every engine.
for (const font of emulatesMedia ? FONTS : FONTS.slice(0, 1))
  describe(`the room reserved in ${font.family}`, () => {
    before(async () => {
      if (emulatesMedia) await emulateMedia({ reducedMotion: 'reduce' });
      await setFont(font);
      await setWindow();
    });
    after(async () => {
      if (emulatesMedia) await emulateMedia({ reducedMotion: 'no-preference' });
      resetFont();
      await resetWindow();
    });
    afterEach(cleanUp);

    for (const scene of SCENES) {
      const { route, from, grows } = scene;
      it(`is what ${route.view} needs, from ${from.view}`, async () => {
        const { reserved, needed } = await show(scene, false);
        expect(reserved).to.be.at.most(needed + 4);
        if (!grows) expect(reserved).to.be.at.least(needed - 4 * LINE);
      });
    }
  });
