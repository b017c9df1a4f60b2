import { offerNamespaceAtom } from '../atoms/connecting/offerNamespace.js';
import { activeNamespaceAtom, isRestoringAtom, neededNamespaceAtom } from '../atoms/connection.js';
import { isOpenAtom } from '../atoms/opening.js';
import { isHeldBackAtom, knownVisitAtom, sharedConnectionsAtom } from '../atoms/siwe/siweVisit.js';
import type { Store } from '../atoms/util/store.js';
import { WalletModalError } from '../lib/errors.js';
import { abortedError } from '../lib/errorText.js';
import type { CaipAddress, Namespace } from '../lib/networks/caip.js';
import type { CloseReason } from '../lib/state.js';

/** Opens the modal to connect, and closes it again. */
export interface ConnectHooks {
  open(view: string): Promise<void>;
  close(reason: CloseReason): void;
}

/** Waits for an account, optionally of one namespace. Opens the modal unless one is connected or being restored. */
export function connectThroughModal(
  store: Store,
  hooks: ConnectHooks,
  signals: readonly AbortSignal[],
  namespace: Namespace | undefined,
): Promise<CaipAddress> {
  return new Promise((resolve, reject) => {
    let hasAsked = false;
    let hasOpened = false;
    const stops = [
      store.sub(sharedConnectionsAtom, check),
      store.sub(knownVisitAtom, check),
      store.sub(isRestoringAtom, check),
      store.sub(isOpenAtom, check),
    ];
    for (const signal of signals) signal.addEventListener('abort', onAbort);
    function settle(finish: () => void) {
      for (const stop of stops) stop();
      for (const signal of signals) signal.removeEventListener('abort', onAbort);
      finish();
    }
    function onAbort() {
      settle(() => reject(abortedError(signals.find(({ aborted }) => aborted)?.reason)));
      if (hasAsked) hooks.close('api');
    }
    function onClosed() {
      settle(() =>
        reject(new WalletModalError('modal_closed', 'The window was closed before a wallet connected.')),
      );
    }
    function check() {
      const shared = store.get(sharedConnectionsAtom);
      const active = shared[store.get(activeNamespaceAtom)]?.accounts[0];
      const account = namespace ? shared[namespace]?.accounts[0] : active;
      if (account) return settle(() => resolve(account));
      // Whether they are signed in may be known in a moment, too.
      const isAsking = store.get(isHeldBackAtom) && store.get(knownVisitAtom) === 'unknown';
      if (store.get(isRestoringAtom) || isAsking) return;
      if (store.get(isOpenAtom)) {
        // The modal may be showing the account of another namespace.
        if (namespace && !hasOpened && active) store.set(offerNamespaceAtom, namespace);
        hasOpened = true;
      } else if (hasOpened) {
        onClosed();
      } else if (!hasAsked) {
        hasAsked = true;
        store.set(neededNamespaceAtom, namespace);
        hooks.open('Connect').then(
          // The page may have prevented opening.
          () => hasOpened || onClosed(),
          (error) => settle(() => reject(error)),
        );
      }
    }
    if (signals.some(({ aborted }) => aborted)) onAbort();
    else check();
  });
}
