import { accountAtom } from '../atoms/connection.js';
import { servicesAtom } from '../atoms/hostServices.js';
import { directRouteAtom, setOpenAtom } from '../atoms/openModal.js';
import { shakeAtom } from '../atoms/shake.js';
import { configAtom } from '../atoms/siteConfig.js';
import type { Store } from '../atoms/util/store.js';
import { toWalletModalError } from '../lib/errorText.js';
import { loadPart } from '../lib/loadPart.js';
import type { CloseReason } from '../lib/state.js';
import type { ConfigProblem } from '../settings/explainProblem.js';
import { readOpenableView } from '../settings/readOpenableView.js';
import type { ShownFirstList } from '../views/first/showFirstList.js';
import type { Island } from './mountIsland.js';

/** The code for the screen. It loads in parallel with the session. */
export interface ScreenParts {
  readonly firstList: Promise<typeof import('./firstListPart.js')>;
  readonly interface: Promise<typeof import('./mountIsland.js')>;
}

/** Opens the interface with a view. Without one, the default view. */
export type OpenInterface = (view?: string) => void;

/**
 * The content of the screen: nothing, the first list, or the interface. The first list is shown while the interface loads. Once
 * mounted, the interface stays until the end, open or closed.
 */
export interface Presentation {
  /**
   * Mounts the interface, closed, unless it is already mounted. With a view, the modal is about to open: shows the first list
   * until then, if the view is `Connect` or empty, which means the default. Rejects if the interface fails to load; then
   * nothing is on screen.
   */
  prepare(parts: ScreenParts, view?: string): Promise<OpenInterface>;
  close(): void;
  /** Makes a change, and draws it at once if the interface is mounted. */
  draw(change: () => void): void;
  /** Shows that the page refused to close the modal. */
  shake(): void;
  /** Removes everything from the screen. */
  end(): void;
}

export interface PresentationContext {
  readonly root: ShadowRoot;
  readonly store: Store;
  /** Asks the element to close. */
  readonly close: (reason: CloseReason) => void;
  readonly loadFirstTexts: () => Promise<void>;
  /** Whether the tag was in the page's markup. */
  readonly isWritten: boolean | undefined;
  readonly complain: (problem: ConfigProblem) => void;
}

export function createPresentation(context: PresentationContext): Presentation {
  const { root, store, close, loadFirstTexts, isWritten, complain } = context;
  let isFirstListWanted = false;
  let firstList: ShownFirstList | undefined;
  let island: Island | undefined;
  let mounting: Promise<Island> | undefined;

  async function showFirstList(part: ScreenParts['firstList']) {
    // If its code fails to load, mounting reports that.
    const first = (await part.catch(() => undefined))?.firstListPart;
    if (!first) return;
    // Adding these later would move rows while the visitor clicks them.
    await Promise.all([loadFirstTexts(), store.set(first.readRecentWalletsAtom)]);
    if (isFirstListWanted && !island) firstList ??= first.showFirstList(root, store, close);
  }

  function takeFirstList() {
    isFirstListWanted = false;
    const shown = firstList;
    firstList = undefined;
    return shown;
  }

  /** Loads a connected visitor's first view in parallel with the interface. */
  function loadAccount() {
    if (!store.get(accountAtom)) return;
    const { loadTexts, openAccountData } = store.get(servicesAtom);
    // Opening the account tries again.
    Promise.all([
      import('../views/account/accountViews.js'),
      // Otherwise the account data would request these one round trip later.
      store.get(configAtom).chainApi && import('../api/chain/createChainApi.js'),
      store.get(configAtom).chainApi && import('./account/openAccountSources.js'),
      loadTexts(['later', 'account', 'history']),
      openAccountData(),
    ]).catch(() => undefined);
  }

  async function mount(parts: ScreenParts) {
    loadAccount();
    const [{ mountIsland }] = await Promise.all([
      parts.interface,
      parts.firstList,
      loadPart(loadFirstTexts()),
    ]);
    // Don't wait for a list that isn't on screen yet: the interface is better.
    await firstList?.settled();
    island = mountIsland(root, firstList?.dialog, store, complain, isWritten);
    return island;
  }

  function open(mounted: Island, view: string | undefined) {
    const isOurs = view === undefined || store.get(directRouteAtom);
    const first = isOurs ? undefined : readOpenableView(view, complain);
    const list = takeFirstList();
    mounted.draw(() => store.set(setOpenAtom, true, first));
    list?.giveWay();
  }

  return {
    async prepare(parts, view) {
      if (view === '' || view === 'Connect') {
        isFirstListWanted = true;
        // Mounting needs the same code and reports the failure.
        showFirstList(parts.firstList).catch(() => undefined);
      } else if (view !== undefined) {
        takeFirstList()?.close();
      }
      mounting ??= mount(parts);
      try {
        const mounted = await mounting;
        return (next) => open(mounted, next);
      } catch (error) {
        mounting = undefined;
        takeFirstList()?.close();
        throw toWalletModalError(error);
      }
    },
    close() {
      takeFirstList()?.close();
      // Draw later: the closing event may still be dispatching, and the modal keeps it from the page.
      store.set(setOpenAtom, false);
    },
    draw: (change) => (island ? island.draw(change) : change()),
    shake: () => store.set(shakeAtom),
    end() {
      takeFirstList()?.close();
      // A failed mount needs no removal.
      mounting?.then(({ unmount }) => unmount()).catch(() => undefined);
    },
  };
}
