import { readRecentWalletsAtom } from '../atoms/directory/recentWallets.js';
import type { WalletModal } from '../elements/walletModal.js';
import { type ShownFirstList, showFirstList } from '../views/first/showFirstList.js';
import { firstTexts } from './firstTexts.js';
import type { Session } from './session.js';

/**
 * Shows the first list of a session that is about to open with a view, unless its interface is there by then. An empty
 * view stands for what the modal opens with by itself; without one nothing opens.
 */
export function showFirst(element: WalletModal, session: Session, view: string | undefined): void {
  // It may have been closed by now.
  if (!element.open || (view !== '' && view !== 'Connect')) return;
  const { store, setTexts, showEarly: foreshow, setOpen } = session;
  foreshow((close) => {
    // The element tells of that, and is closed.
    import('./mountIsland.js').catch(() => setOpen(false));
    let shown: ShownFirstList | undefined;
    let isEnded = false;
    // What comes later would move the rows under a finger.
    const known = Promise.all([setTexts(firstTexts), store.set(readRecentWalletsAtom)]);
    void known.then(() => {
      if (!isEnded) shown = showFirstList(element.shadowRoot as ShadowRoot, store, close);
    });
    return {
      // Not before it is there: the interface is better, when that is.
      settled: async () => shown?.calm(),
      end() {
        isEnded = true;
        return shown?.end();
      },
    };
  });
}
