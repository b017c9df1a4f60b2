import { atom } from 'jotai/vanilla';
import type { Bridge } from '../../bridge/createBridge.js';
import type { RpcEvent } from '../../bridge/frameRpc.js';
import { closeModalAtom } from '../closeModal.js';
import type { Services } from '../hostServices.js';
import { isOpenAtom } from '../openModal.js';
import {
  canGoBackAtom,
  goBackAtom,
  pushAtom,
  replaceAtom,
  routeAtom,
  topTransactionAtom,
} from '../router.js';
import { shakeAtom } from '../shake.js';
import { type Approval, approvalsAtom } from '../signIn/approvals.js';
import { showSnackbarAtom } from '../snackbarMessage.js';
import type { Dispose, Store } from '../util/store.js';

/** Delay before the message that a request is not allowed, in ms: the modal may just be opening. */
const ACTION_NOT_ALLOWED_DELAY_MS = 300;

/** Whether the frame's approval view is on screen. */
export const isApprovalShownAtom = atom(
  (get) => get(isOpenAtom) && get(routeAtom).view === 'ApproveTransaction',
);

/**
 * Shows the sign-in frame while an approval waits there. Closing or leaving the view cancels all approvals (behaviour
 * 6.5).
 */
export function followApprovals(
  store: Store,
  { clock, host }: Services,
  { rpc, abortApprovals }: Pick<Bridge, 'rpc' | 'abortApprovals'>,
): Dispose {
  async function show() {
    if (!store.get(isOpenAtom)) await host.open();
    // The page kept the modal closed, or loading failed, so the approval can't be shown.
    if (!store.get(isOpenAtom)) return abortApprovals();
    const way = store.get(topTransactionAtom)?.replace ? replaceAtom : pushAtom;
    store.set(way, { view: 'ApproveTransaction' });
  }

  function leave() {
    // A transaction's own flow leaves the view once it has the result.
    if (!store.get(isApprovalShownAtom) || store.get(topTransactionAtom)) return;
    if (store.get(canGoBackAtom)) store.set(goBackAtom);
    else store.set(closeModalAtom, 'approval');
  }

  function refuse() {
    // The page's request rejects. While the modal is closed, a message would not be seen.
    if (!store.get(isOpenAtom)) return;
    clock.after(ACTION_NOT_ALLOWED_DELAY_MS, () => {
      store.set(showSnackbarAtom, { kind: 'error', text: { key: 'snackbar.actionNotAllowed' } });
      store.set(shakeAtom);
    });
  }

  function onEvent(event: RpcEvent) {
    const { id, method, type } = event;
    if (type === 'refused') return refuse();
    const others = store.get(approvalsAtom).filter((approval) => approval.id !== id);
    if (type === 'asked') {
      store.set(approvalsAtom, [...others, { id, method } satisfies Approval]);
      void show();
      return;
    }
    store.set(approvalsAtom, others);
    if (others.length === 0) leave();
  }

  function onView() {
    if (!store.get(isApprovalShownAtom) && store.get(approvalsAtom).length > 0) abortApprovals();
  }

  const stops = [rpc.subscribe(onEvent), store.sub(isApprovalShownAtom, onView)];
  return () => {
    for (const stop of stops) stop();
    store.set(approvalsAtom, []);
  };
}
