import { expect } from 'chai';
import { Provider, useAtomValue } from 'jotai';
import { resetAtom, routeAtom } from '../../src/atoms/router.js';
import { configAtom } from '../../src/atoms/siteConfig.js';
import { catalogueAtom } from '../../src/atoms/translate.js';
import type { Store } from '../../src/atoms/util/store.js';
import type { Message } from '../../src/lib/text/texts.js';
import { loadLanguage } from '../../src/locales/languages.js';
import { keepTexts } from '../../src/ui/keepTexts.js';
import { ModalContent } from '../../src/views/shell/ModalContent.js';
import { settled } from '../support/promises.js';
import { translatePage } from '../support/translatePage.js';
import { Layer } from '../ui/layerFixture.js';
import { cleanUp, mount, nextFrame, until } from '../ui/mount.js';
import { bringTexts } from './content.js';
import { SCENES } from './heightScenes.js';

function Modal() {
  return (
    <Layer open onRequestClose={() => undefined}>
      <ModalContent route={useAtomValue(routeAtom)} />
    </Layer>
  );
}

async function allTexts(tag: string): Promise<Readonly<Record<string, Message>>> {
  const parts = Object.values(await (await loadLanguage(tag)).parts());
  return Object.assign(
    {},
    ...(await Promise.all(parts.map((part) => (typeof part === 'function' ? part() : part)))),
  );
}

describe('a view that the browser translates', () => {
  const languages = new Map<string, Readonly<Record<string, Message>>>();
  let stop: () => void = () => undefined;
  before(async () => {
    for (const tag of ['en', 'de']) languages.set(tag, await allTexts(tag));
  });
  afterEach(() => {
    stop();
    cleanUp();
  });

  async function speak(store: Store, locale: string): Promise<void> {
    store.set(configAtom, { ...store.get(configAtom), locale, layout: 'compact' });
    store.set(catalogueAtom, { locale, texts: languages.get(locale) ?? {} });
    await settled();
    await nextFrame();
  }

  for (const { route, from, shows, enter } of SCENES) {
    it(`${route.view}, from ${from.view}, shows what is so now, and leads on`, async () => {
      const here = await enter(Promise.resolve());
      here.open('Connect');
      bringTexts(here.store);
      await speak(here.store, 'en');
      const { find, root } = mount(
        <Provider store={here.store}>
          <Modal />
        </Provider>,
      );
      stop = keepTexts(root);
      const card = find('[part=card]');
      // Without digits, because some count down.
      const text = () => card.textContent?.replaceAll(/[⟦⟧\d]/g, '');
      // Some views load several parts in turn.
      const arrival = async (shown: string) => {
        let [last, frames] = [text(), 0];
        await until(() => {
          const isThere = card.querySelector('[data-loading]') === null && card.textContent?.includes(shown);
          frames = isThere && text() === last ? frames + 1 : 0;
          last = text();
          return frames === 10;
        });
      };
      // Otherwise the old view would count as arrived until the new one renders.
      const body = () => card.querySelector('[data-scroller] > *');
      const first = body();
      here.store.set(resetAtom, route);
      await until(() => body() !== first);
      await arrival(shows);
      await speak(here.store, 'de');
      await arrival('');
      const german = text();
      await speak(here.store, 'en');
      await arrival('');
      translatePage(card);
      await settled();
      expect(card.textContent).to.contain('⟦');
      await speak(here.store, 'de');
      await arrival('');
      expect(text()).to.equal(german);
      translatePage(card);
      const [view, title] =
        route.view === 'Networks'
          ? (['WhatIsANetwork', 'Was ist ein Netzwerk?'] as const)
          : (['Networks', 'Netzwerk wählen'] as const);
      here.store.set(resetAtom, { view });
      await arrival(title);
      expect(text()).not.to.contain('Etwas ist schiefgelaufen');
    });
  }
});
