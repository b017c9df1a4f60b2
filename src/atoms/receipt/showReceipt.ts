import { atom } from 'jotai/vanilla';
import { isOpenAtom } from '../openModal.js';
import { pushAtom, resetAtom } from '../router.js';

/** Shows what is known of a transaction that was just sent, above the account. */
export const showReceiptAtom = atom(null, (get, set, id: string) => {
  if (!get(isOpenAtom)) return;
  set(resetAtom, { view: 'Account' });
  set(pushAtom, { view: 'Receipt', id });
});
