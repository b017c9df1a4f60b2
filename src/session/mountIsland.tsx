import r2wc from '@r2wc/react-to-web-component';
import { flushSync } from 'react-dom';
import type { WalletModal } from '../elements/walletModal.js';
import { page } from '../lib/browser/page.js';
import { adopt } from '../styles/adopt.js';
import { Root } from '../views/shell/Root.js';
import { firstTexts } from './firstTexts.js';
import type { Session } from './session.js';
import { startInterfaceEffects } from './startInterfaceEffects.js';

const TAG = 'wallet-modal-island';

type Island = HTMLElement & { session?: Session; connectedCallback(): void; disconnectedCallback(): void };

/**
 * Defines the private element that hosts React. r2wc only mounts it: one property, no attribute. Moving the element
 * removes and inserts it within one task, which must not unmount anything. r2wc then renders again, and the layer
 * returns to the top.
 */
function define(): void {
  if (customElements.get(TAG)) return;
  // r2wc passes an untyped prop through unchanged, without an attribute.
  const Base = r2wc(Root, { props: { session: undefined } as never }) as unknown as new () => Island;
  class WalletModalIsland extends Base {
    connectedMoveCallback(): void {}
    /** React creates elements with the `ownerDocument` of its container. */
    override get ownerDocument(): Document {
      return page();
    }
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }
  }
  customElements.define(TAG, WalletModalIsland);
}

/** Mounts the interface of a session into its element. Returns a function that unmounts it. */
export async function mountIsland(element: WalletModal, session: Session): Promise<() => void> {
  const root = element.shadowRoot as ShadowRoot;
  define();
  await session.settled();
  void session.setTexts(firstTexts);
  const island = page().createElement(TAG) as Island;
  island.session = session;
  const stopAdopting = adopt(root);
  const stopEffects = startInterfaceEffects(session.store);
  root.append(island);
  // React does not treat a press inside a shadow root as urgent and would render some frames later. `flushSync` also
  // flushes a pending first render.
  session.openWith((change) => {
    flushSync(() => {
      change();
      if (!island.firstChild) island.session = session;
    });
  });
  return () => {
    island.remove();
    stopAdopting();
    stopEffects();
  };
}
