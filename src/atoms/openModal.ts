import { atom } from 'jotai/vanilla';
import { connectorsAtom } from './connecting/connectors.js';
import { connectionAtom, neededNamespaceAtom } from './connection.js';
import { shownRowsAtom } from './directory/shownRows.js';
import { firstViewAtom } from './firstView.js';
import {
  cancelTransactionsAtom,
  type OpenableView,
  type PlainView,
  pushAtom,
  type Route,
  resetAtom,
} from './router.js';
import { isHeldBackAtom } from './siwe/siweVisit.js';
import { hideSnackbarAtom } from './snackbarMessage.js';

const openCell = atom(false);

/** Whether the modal is open. The element decides; see `setOpenAtom`. */
export const isOpenAtom = atom((get) => get(openCell));

/** The view of one wallet, which opens next on top of the list. */
export const directRouteAtom = atom<Route | undefined>(undefined);

/** The view of the code that any wallet app can scan. Undefined if wallet apps are not offered. */
export const codeRouteAtom = atom((get): Route | undefined => {
  const found = get(connectorsAtom).find(({ type, partOf }) => type === 'WALLET_CONNECT' && !partOf);
  return found && { view: 'ConnectingWalletConnect', connectorId: found.id };
});

/** The views a page can open that need an account. */
const NEED_ACCOUNT: ReadonlySet<OpenableView> = new Set([
  'WalletSend',
  'WalletReceive',
  'Transactions',
  'OnRampProviders',
  'OnRampActivity',
]);

const awaitedCell = atom<PlainView | undefined>(undefined);

/** The view that the page requested, shown once the visitor has connected. */
export const awaitedViewAtom = atom((get) => get(awaitedCell));

const startAtom = atom(null, (get, set, view: OpenableView | undefined) => {
  const isCode = view === 'ConnectingWalletConnect';
  const direct = get(directRouteAtom) ?? (isCode ? get(codeRouteAtom) : undefined);
  set(directRouteAtom, undefined);
  // Another view would let the visitor continue without signing in.
  const wanted = isCode || get(isHeldBackAtom) ? undefined : view;
  const mustConnect = wanted !== undefined && NEED_ACCOUNT.has(wanted) && !get(connectionAtom);
  set(awaitedCell, mustConnect ? wanted : undefined);
  const shown = direct || isCode ? 'Connect' : mustConnect ? undefined : wanted;
  set(resetAtom, { view: shown ?? get(firstViewAtom) });
  if (direct) set(pushAtom, direct);
});

/**
 * Follows the element. Opening resets the history to the given view, by default that of `firstViewAtom`. Closing cancels all
 * transactions.
 */
export const setOpenAtom = atom(null, (_get, set, isOpen: boolean, view?: OpenableView) => {
  if (isOpen) set(startAtom, view);
  else set(hideSnackbarAtom);
  set(openCell, isOpen);
  if (isOpen) return;
  set(awaitedCell, undefined);
  set(shownRowsAtom, []);
  set(cancelTransactionsAtom);
  set(neededNamespaceAtom, undefined);
});
