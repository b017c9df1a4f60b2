import { readRecentWalletsAtom } from '../atoms/directory/recentWallets.js';
import type { WalletModal } from '../elements/walletModal.js';
import { type ShownFirstList, showFirstList } from '../views/first/showFirstList.js';
import { firstTexts } from './firstTexts.js';
import type { Session } from './session.js';

/**
 * Shows the first list of a session that is about to open with a view, unless the interface loads first. An empty
 * view means the default view. Without a view, nothing opens.
 */
export function showFirst(element: WalletModal, session: Session, view: string | undefined): void {
  // The modal may have closed in the meantime.
  if (!element.open || (view !== '' && view !== 'Connect')) return;
  const { store, setTexts, showEarly: foreshow, setOpen } = session;
  foreshow((close) => {
    // The element reports the failure and closes.
    import('./mountIsland.js').catch(() => setOpen(false));
    let shown: ShownFirstList | undefined;
    let isEnded = false;
    // Adding these later would move rows while the visitor presses them.
    const known = Promise.all([setTexts(firstTexts), store.set(readRecentWalletsAtom)]);
    void known.then(() => {
      if (!isEnded) shown = showFirstList(element.shadowRoot as ShadowRoot, store, close);
    });
    return {
      // Does not wait for a list that is not shown yet: the interface is better.
      settled: async () => shown?.calm(),
      end() {
        isEnded = true;
        return shown?.end();
      },
    };
  });
}
