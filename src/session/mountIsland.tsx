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
 * The private element that carries React. r2wc is a mount bridge only: one property, no attribute. Moving the
 * element takes it out and in again within one task, which must not unmount anything; then r2wc renders anew, and
 * the layer is brought back on top.
 */
function define(): void {
  if (customElements.get(TAG)) return;
  // A prop without a type is passed through as the object it is and gets no attribute.
  const Base = r2wc(Root, { props: { session: undefined } as never }) as unknown as new () => Island;
  class WalletModalIsland extends Base {
    connectedMoveCallback(): void {}
    /** React makes its elements by the document of the one that it renders into. */
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

/** Mounts the interface of a session into its element. Returns what takes it out again. */
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
  // A press inside a shadow root is nothing urgent to React: it would wait for its turn, and frames go by. The first
  // rendering may still be waiting; it goes along when another one is asked for here.
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
