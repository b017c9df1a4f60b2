import { atom } from 'jotai/vanilla';
import { isOpenAtom } from '../openModal.js';
import { pushAtom, resetAtom } from '../router.js';

/** Loads the view of receipts. Written by the interface, which alone can show them. */
export const receiptLoaderAtom = atom<{ readonly load: () => Promise<unknown> } | undefined>(undefined);

/** Shows what is known of a transaction that was just sent, above the account. */
export const showReceiptAtom = atom(null, (get, set, id: string) => {
  if (!get(isOpenAtom)) return;
  set(resetAtom, { view: 'Account' });
  set(pushAtom, { view: 'Receipt', id });
});
