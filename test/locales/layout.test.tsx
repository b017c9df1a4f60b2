import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { Provider, useAtomValue } from 'jotai';
import { resetAtom, routeAtom } from '../../src/atoms/router.js';
import { configAtom } from '../../src/atoms/siteConfig.js';
import { catalogueAtom, localeAtom, textDirectionAtom } from '../../src/atoms/translate.js';
import type { Store } from '../../src/atoms/util/store.js';
import type { Message } from '../../src/lib/text/texts.js';
import { languageTags } from '../../src/locales/findLanguage.js';
import { ModalContent } from '../../src/views/shell/ModalContent.js';
import { startSending } from '../atoms/send/startSending.js';
import { FONTS, resetFont, setFont } from '../support/fonts.js';
import { settled, until } from '../support/promises.js';
import { Layer } from '../ui/layerFixture.js';
import { cleanUp, mount, nextFrame } from '../ui/mount.js';
import { SCENES } from '../views/heightScenes.js';
import { showQuote } from '../views/swap/showSwap.js';
import { brokenWords, placeProblems } from './placeProblems.js';
import { readTexts } from './readTexts.js';

const TAGS = languageTags.filter((tag) => tag !== 'en');

/** All texts, by language. */
const catalogues = new Map<string, Readonly<Record<string, Message>>>();

function Modal() {
  const lang = useAtomValue(localeAtom);
  return (
    <Layer open onRequestClose={() => undefined} lang={lang} dir={useAtomValue(textDirectionAtom)}>
      <ModalContent route={useAtomValue(routeAtom)} />
    </Layer>
  );
}

function speak(store: Store, tag: string) {
  const config = store.get(configAtom);
  store.set(configAtom, { ...config, locale: tag, layout: 'compact' });
  store.set(catalogueAtom, { locale: tag, texts: catalogues.get(tag) ?? {} });
}

/** The open card. */
function open(store: Store) {
  speak(store, 'en');
  return mount(
    <Provider store={store}>
      <Modal />
    </Provider>,
  );
}

async function stillness(card: Element) {
  for (const animation of card.getAnimations({ subtree: true }))
    if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
  await nextFrame();
}

/**
 * Texts that don't fit into a card, in any language. Those that don't fit in English either, such as a long address, are meant
 * to look so.
 */
async function problemsIn(card: HTMLElement, store: Store): Promise<readonly string[]> {
  const found: string[] = [];
  for (const font of FONTS) {
    await setFont(font);
    speak(store, 'en');
    for (const problem of await problemsInFont(card, store)) found.push(`${font.family}, ${problem}`);
  }
  return found;
}

async function problemsInFont(card: HTMLElement, store: Store): Promise<readonly string[]> {
  await settled();
  await stillness(card);
  const known = new Set(placeProblems(card, 'en').map(({ element }) => element));
  const found: string[] = [];
  for (const tag of TAGS) {
    speak(store, tag);
    await settled();
    await stillness(card);
    for (const { element, problem } of placeProblems(card, tag))
      if (!known.has(element)) found.push(`${tag}: ${problem}`);
  }
  return found;
}

describe('the texts of every language have room at 360 px', () => {
  before(async () => {
    for (const tag of ['en', ...TAGS]) catalogues.set(tag, await readTexts(tag));
    await setViewport({ width: 360, height: 780 });
    await until(() => innerWidth === 360);
  });
  after(async () => {
    resetFont();
    await setViewport({ width: 800, height: 600 });
  });
  afterEach(cleanUp);

  for (const { route, from, shows, enter } of SCENES) {
    it(`${route.view}, from ${from.view}`, async () => {
      const here = await enter(Promise.resolve());
      here.open('Connect');
      const { find } = open(here.store);
      const card = find('[part=card]');
      here.store.set(resetAtom, route);
      await until(
        () => card.querySelector('[data-loading]') === null && card.textContent?.includes(shows) === true,
      );
      expect(await problemsIn(card, here.store)).to.deep.equal([]);
    });
  }

  it('the actions of the account, also at twice the size of text', async () => {
    const { route, enter } = SCENES.find(({ route }) => route.view === 'Account') as (typeof SCENES)[number];
    const here = await enter(Promise.resolve());
    here.store.set(configAtom, { ...here.store.get(configAtom), quotes: { own: 'lifi' } });
    here.open('Account');
    here.store.set(resetAtom, route);
    const { host, root } = open(here.store);
    const send = () => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Send');
    await until(() => send() !== undefined);
    const actions = send()?.parentElement?.parentElement as HTMLElement;
    expect([...actions.querySelectorAll('button')].map(({ textContent }) => textContent)).to.deep.equal([
      'Send',
      'Swap',
      'Buy',
      'Receive',
    ]);
    const broken: string[] = [];
    for (const width of [390, 320]) {
      await setViewport({ width, height: 780 });
      await until(() => innerWidth === width);
      for (const size of ['10px', '20px']) {
        host.style.setProperty('--wallet-modal-font-size-master', size);
        for (const font of FONTS) {
          await setFont(font);
          for (const tag of ['en', ...TAGS]) {
            speak(here.store, tag);
            await settled();
            if (actions.scrollWidth > actions.clientWidth) broken.push(`${width}, ${size}, ${tag}: too wide`);
            broken.push(...brokenWords(actions, tag).map((word) => `${width}, ${size}, ${tag}: ${word}`));
          }
        }
      }
    }
    host.style.removeProperty('--wallet-modal-font-size-master');
    await setViewport({ width: 360, height: 780 });
    expect(broken).to.deep.equal([]);
  });

  it('WalletSendPreview', async () => {
    const here = await startSending();
    const { find, root } = open(here.store);
    await here.fill();
    await here.review();
    await until(() => root.textContent?.includes('Max network fee'));
    expect(await problemsIn(find('[part=card]'), here.store)).to.deep.equal([]);
  });

  it('SwapPreview', async () => {
    const { store, sees, press, root } = await showQuote({}, undefined, open);
    await press('Review swap');
    await sees('Max network fee');
    expect(await problemsIn(root.querySelector('[part=card]') as HTMLElement, store)).to.deep.equal([]);
  });
});
