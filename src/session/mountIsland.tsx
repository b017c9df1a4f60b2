import r2wc from '@r2wc/react-to-web-component';
import { flushSync } from 'react-dom';
import { configAtom } from '../atoms/siteConfig.js';
import type { Store } from '../atoms/util/store.js';
import type { WalletModal } from '../elements/walletModal.js';
import { page } from '../lib/browser/page.js';
import { whenIdle } from '../lib/browser/whenIdle.js';
import type { Complain } from '../settings/explainProblem.js';
import { findUnset } from '../settings/findUnset.js';
import { adopt } from '../styles/adopt.js';
import { keepTexts } from '../ui/keepTexts.js';
import { createDialog, type LayerDialog } from '../ui/layer/createDialog.js';
import { Modal, type Mounting } from '../views/shell/Modal.js';
import { startInterfaceEffects } from './startInterfaceEffects.js';

const TAG = 'wallet-modal-island';

type IslandElement = HTMLElement & {
  mounting?: Mounting;
  connectedCallback(): void;
  disconnectedCallback(): void;
};

/** The mounted interface. */
export interface Island {
  /** Makes a change and draws it at once. */
  draw(change: () => void): void;
  unmount(): void;
}

/**
 * Defines the private element that hosts React. r2wc only mounts it: one property, no attribute. Moving the element removes and
 * inserts it within one task, which must not unmount the interface. r2wc then renders again, and the layer returns to the top.
 */
function define(): void {
  if (customElements.get(TAG)) return;
  // r2wc passes an untyped prop through unchanged, without an attribute.
  const Base = r2wc(Modal, { props: { mounting: undefined } as never }) as unknown as new () => IslandElement;
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

/** Reports settings that did not arrive and unknown names to developers, in the browser's idle time. */
async function complainOfTag(
  host: WalletModal,
  store: Store,
  complain: Complain,
  isWritten: boolean | undefined,
) {
  await new Promise<void>((resolve) => whenIdle(resolve));
  const unset = findUnset(host, isWritten);
  if (unset.length) complain({ what: 'unset', name: unset.join(', ') });
  const { themeVariables } = host;
  if (!themeVariables && Object.keys(store.get(configAtom).texts).length === 0) return;
  const { checkNames } = await import('./checkNames.js');
  await checkNames(themeVariables, store, complain);
}

/** Mounts the interface, closed, into a modal's shadow root. Uses the dialog of the first list, if that is shown. */
export function mountIsland(
  root: ShadowRoot,
  dialog: LayerDialog | undefined,
  store: Store,
  complain: Complain,
  isWritten: boolean | undefined,
): Island {
  define();
  const island = page().createElement(TAG) as IslandElement;
  const mounting: Mounting = { store, dialog: dialog ?? createDialog(root) };
  island.mounting = mounting;
  const stopAdopting = adopt(root);
  const stopEffects = startInterfaceEffects(store);
  const stopKeeping = keepTexts(root);
  root.append(island);
  complainOfTag(root.host as WalletModal, store, complain, isWritten).catch(() => undefined);
  return {
    // React doesn't treat a click inside a shadow root as urgent and would render some frames later. `flushSync` also flushes a
    // pending first render.
    draw(change) {
      flushSync(() => {
        change();
        island.mounting = mounting;
      });
    },
    unmount() {
      island.remove();
      stopAdopting();
      stopEffects();
      stopKeeping();
    },
  };
}
