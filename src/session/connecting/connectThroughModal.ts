import { offerNamespaceAtom } from '../../atoms/connecting/offerNamespace.js';
import {
  accountAtom,
  connectionsAtom,
  isRestoringAtom,
  neededNamespaceAtom,
} from '../../atoms/connection.js';
import { directRouteAtom, isOpenAtom } from '../../atoms/openModal.js';
import { isHeldBackAtom, knownVisitAtom, sharedConnectionsAtom } from '../../atoms/siwe/siweVisit.js';
import type { Store } from '../../atoms/util/store.js';
import { isMobile } from '../../lib/browser/device.js';
import { WalletModalError } from '../../lib/errors.js';
import { abortedError } from '../../lib/errorText.js';
import { loadPart } from '../../lib/loadPart.js';
import type { CaipAddress, Namespace } from '../../lib/networks/caip.js';
import type { CloseReason } from '../../lib/state.js';

/** Opens the modal to connect, and closes it again. */
export interface ConnectHooks {
  /** Resolves with false if the modal was closed during loading. */
  open(view: string): Promise<boolean>;
  close(reason: CloseReason): void;
  /** Also one of the signals. Aborted if the visitor gives up before the modal opens. */
  readonly escaped: AbortSignal | undefined;
}

/** A way to connect one specific wallet. */
export interface DirectWay {
  /** The account, once connected. */
  find(): CaipAddress | undefined;
  /** Resolves when the modal is open, or when the wallet has connected without it. */
  open(): Promise<void>;
  /** Stops waiting for the wallet. */
  stop(): void;
}

/**
 * Waits for an account, optionally of one namespace. Opens the modal unless one is connected or being restored: with the list,
 * or in a wallet's own browser with that wallet. A direct way also replaces an existing connection or open view.
 */
export function connectThroughModal(
  store: Store,
  hooks: ConnectHooks,
  signals: readonly AbortSignal[],
  namespace: Namespace | undefined,
  way?: DirectWay,
): Promise<CaipAddress> {
  return new Promise((resolve, reject) => {
    let hasAsked = false;
    let hasOpened = false;
    let isSettled = false;
    const stops = [
      store.sub(sharedConnectionsAtom, check),
      store.sub(knownVisitAtom, check),
      store.sub(isRestoringAtom, check),
      store.sub(isOpenAtom, check),
    ];
    for (const signal of signals) signal.addEventListener('abort', onAbort);
    function settle(finish: () => void) {
      isSettled = true;
      for (const stop of stops) stop();
      for (const signal of signals) signal.removeEventListener('abort', onAbort);
      way?.stop();
      finish();
    }
    function onAbort() {
      if (hooks.escaped?.aborted) onClosed();
      else settle(() => reject(abortedError(signals.find(({ aborted }) => aborted)?.reason)));
      if (hasAsked) hooks.close('api');
    }
    function onClosed() {
      settle(() =>
        reject(new WalletModalError('modal_closed', 'The window was closed before a wallet connected.')),
      );
    }
    function find() {
      if (store.get(isHeldBackAtom)) return undefined;
      if (way) return way.find();
      return namespace ? store.get(connectionsAtom)[namespace]?.accounts[0] : store.get(accountAtom);
    }
    async function openAtOnlyWallet(): Promise<unknown> {
      if (!isMobile(navigator)) return hooks.open('Connect');
      const { firstListPart } = await loadPart(import('../firstListPart.js'));
      if (isSettled) return;
      store.set(directRouteAtom, store.get(firstListPart.onlyWalletRouteAtom));
      try {
        await hooks.open('Connect');
      } finally {
        store.set(directRouteAtom, undefined);
      }
    }
    function open() {
      hasAsked = true;
      store.set(neededNamespaceAtom, namespace);
      (way?.open() ?? openAtOnlyWallet()).then(
        // The page may have prevented opening.
        () => check() || hasOpened || onClosed(),
        (error) => settle(() => reject(error)),
      );
    }
    /** Returns whether an account was found. */
    function check(): boolean {
      const account = find();
      if (account) settle(() => resolve(account));
      // The session at the site may also still be loading.
      else if (
        store.get(isRestoringAtom) ||
        (store.get(isHeldBackAtom) && store.get(knownVisitAtom) === 'unknown')
      )
        return false;
      else if (way && !hasAsked) open();
      else if (store.get(isOpenAtom)) {
        // The modal may be showing the account of another namespace.
        if (!way && namespace && !hasOpened && store.get(accountAtom) && !store.get(isHeldBackAtom))
          store.set(offerNamespaceAtom, namespace);
        hasOpened = true;
      } else if (hasOpened) onClosed();
      else if (!hasAsked) open();
      return account !== undefined;
    }
    if (signals.some(({ aborted }) => aborted)) onAbort();
    else check();
  });
}
