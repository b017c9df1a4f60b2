import { Provider, useAtomValue } from 'jotai';
import { routeAtom } from '../../src/atoms/router.js';
import { catalogueAtom, laterTextsAtom } from '../../src/atoms/translate.js';
import type { Store } from '../../src/atoms/util/store.js';
import { enFirst } from '../../src/locales/enFirst.js';
import { enLater } from '../../src/locales/enLater.js';
import { ModalContent } from '../../src/views/shell/ModalContent.js';
import { settled } from '../support/promises.js';
import { type Mounted, mount } from '../ui/mount.js';

/** Gives a store all English texts. */
export function bringTexts(store: Store): void {
  store.set(catalogueAtom, { locale: 'en', texts: enFirst });
  store.set(laterTextsAtom, enLater);
}

function Content() {
  return <ModalContent titleId="title" route={useAtomValue(routeAtom)} />;
}

/** Draws what is in the card, following the router. */
export function mountContent(store: Store): Mounted {
  bringTexts(store);
  return mount(
    <Provider store={store}>
      <Content />
    </Provider>,
  );
}

/** Writes into a field as a person does: React hears of it. */
export async function type(field: HTMLInputElement, text: string): Promise<void> {
  field.focus();
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await settled();
}
