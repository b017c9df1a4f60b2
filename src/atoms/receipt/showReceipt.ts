import { atom } from 'jotai/vanilla';
import { isOpenAtom } from '../openModal.js';
import { pushAtom, resetAtom } from '../router.js';

/** Loads the receipt view. Written by the interface, because only it can show the view. */
export const receiptLoaderAtom = atom<{ readonly load: () => Promise<unknown> } | undefined>(undefined);

/** Shows the receipt of a transaction that was just sent, on top of the account. */
export const showReceiptAtom = atom(null, (get, set, id: string) => {
  if (!get(isOpenAtom)) return;
  set(resetAtom, { view: 'Account' });
  set(pushAtom, { view: 'Receipt', id });
});
