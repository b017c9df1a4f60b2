import { Provider, useAtomValue } from 'jotai';
import { configure } from 'shadow-dom-testing-library';
import { routeAtom } from '../../src/atoms/router.js';
import { catalogueAtom } from '../../src/atoms/translate.js';
import type { Store } from '../../src/atoms/util/store.js';
import { ModalContent } from '../../src/views/shell/ModalContent.js';
import { englishTexts } from '../support/englishTexts.js';
import { settled } from '../support/promises.js';
import { Layer } from '../ui/layerFixture.js';
import { type Mounted, mount } from '../ui/mount.js';

/** Loads all English texts into a store. */
export function bringTexts(store: Store): void {
  store.set(catalogueAtom, { locale: 'en', texts: englishTexts });
}

// Loading a view takes more than a second in a busy browser, and several seconds in two. Printing the whole tree would hide the
// failure.
configure({ asyncUtilTimeout: 15_000, getElementError: (message) => new Error(message ?? 'Not found') });

function Content() {
  return <ModalContent route={useAtomValue(routeAtom)} />;
}

/** Renders the card's content, following the router. */
export function mountContent(store: Store): Mounted {
  bringTexts(store);
  return mount(
    <Provider store={store}>
      <Content />
    </Provider>,
  );
}

function Modal() {
  return (
    <Layer open onRequestClose={() => undefined}>
      <Content />
    </Layer>
  );
}

/** Renders the content in its open card, which limits its height and scrolls. */
export function mountModal(store: Store): Mounted {
  bringTexts(store);
  return mount(
    <Provider store={store}>
      <Modal />
    </Provider>,
  );
}

/** Types into a field so that React notices. */
export async function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  field.focus();
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await settled();
}
