import { atom } from 'jotai/vanilla';
import { SHAKE_MS } from '../lib/constants.js';
import type { CloseReason } from '../lib/state.js';
import { connectorsAtom } from './connecting/connectors.js';
import { connectionAtom, isNetworkRefusedAtom, neededNamespaceAtom } from './connection.js';
import { shownRowsAtom } from './directory/shownRows.js';
import { servicesAtom } from './hostServices.js';
import { offeredAppRequestAtom } from './pairing/appRequests.js';
import {
  canGoBackAtom,
  goBackAtom,
  isTransactionStackEmptyAtom,
  type OpenableView,
  type PlainView,
  popTransactionAtom,
  pushAtom,
  type Route,
  resetAtom,
  routeAtom,
  type ViewName,
} from './router.js';
import { approvalsAtom } from './signIn/approvals.js';
import { configAtom } from './siteConfig.js';
import { isHeldBackAtom, isSiweDueAtom } from './siwe/siweVisit.js';
import { hideSnackbarAtom } from './snackbarMessage.js';

const openCell = atom(false);

/** Whether the modal is open. The element decides; see `setOpenAtom`. */
export const isOpenAtom = atom((get) => get(openCell));

/** Cancels all transactions, because their views are gone. */
const cancelTransactionsAtom = atom(null, (get, set) => {
  while (!get(isTransactionStackEmptyAtom)) set(popTransactionAtom, 'cancel');
});

/** The view of one wallet, which the next opening shows on top of the list. */
export const directRouteAtom = atom<Route | undefined>(undefined);

/** The view of the code that any wallet app can scan. Undefined if wallet apps are not offered. */
export const codeRouteAtom = atom((get): Route | undefined => {
  const found = get(connectorsAtom).find(({ type, partOf }) => type === 'WALLET_CONNECT' && !partOf);
  return found && { view: 'ConnectingWalletConnect', connectorId: found.id };
});

/** What a page can send visitors to, and they need an account for. */
const NEED_ACCOUNT: ReadonlySet<OpenableView> = new Set([
  'WalletSend',
  'WalletReceive',
  'Transactions',
  'OnRampProviders',
  'OnRampActivity',
]);

const awaitedCell = atom<PlainView | undefined>(undefined);

/** The view that the page asked for, and that follows once the visitor has connected. */
export const awaitedViewAtom = atom((get) => get(awaitedCell));

const startAtom = atom(null, (get, set, view: OpenableView | undefined) => {
  const isCode = view === 'ConnectingWalletConnect';
  const direct = get(directRouteAtom) ?? (isCode ? get(codeRouteAtom) : undefined);
  set(directRouteAtom, undefined);
  // Other views would let visitors go on without signing in.
  const wanted = isCode || get(isHeldBackAtom) ? undefined : view;
  const mustConnect = wanted !== undefined && NEED_ACCOUNT.has(wanted) && !get(connectionAtom);
  set(awaitedCell, mustConnect ? wanted : undefined);
  const shown = direct || isCode ? 'Connect' : mustConnect ? undefined : wanted;
  set(resetAtom, { view: shown ?? get(firstViewAtom) });
  if (direct) set(pushAtom, direct);
});

/**
 * Follows the element. Opening resets the history to the given view, else to that of `firstViewAtom`. Closing
 * cancels all transactions.
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

/**
 * The view that the modal opens with by default (behaviour 2.1): a waiting request, else Connect if not connected, else
 * UnsupportedChain if the site does not accept the wallet's network, ConnectingSiwe if they should sign in, else
 * Account.
 */
export const firstViewAtom = atom((get): PlainView | 'ApproveTransaction' | 'ConfirmInApp' => {
  if (get(approvalsAtom).length > 0) return 'ApproveTransaction';
  if (get(offeredAppRequestAtom)) return 'ConfirmInApp';
  if (!get(connectionAtom)) return 'Connect';
  if (get(isNetworkRefusedAtom)) return 'UnsupportedChain';
  return get(isSiweDueAtom) ? 'ConnectingSiwe' : 'Account';
});

/** Ways of closing that visitors have while they should sign in instead. */
const REFUSED: ReadonlySet<CloseReason> = new Set(['backdrop', 'button', 'drag', 'escape']);

/** Where they are asked to, by us, by the sign-in frame or by a wallet's app. */
const SIGNING: ReadonlySet<ViewName> = new Set(['ConnectingSiwe', 'ApproveTransaction', 'ConfirmInApp']);

/**
 * Whether the modal stays open until the visitor has signed in or cancelled (behaviour 2.4).
 */
export const isClosingRefusedAtom = atom((get) => {
  return get(isHeldBackAtom) && SIGNING.has(get(routeAtom).view);
});

/** Leaves where a wallet or the sign-in frame asks, for the view that had them ask. */
const askAgainAtom = atom(null, (_get, set) => {
  set(popTransactionAtom, 'cancel');
  set(resetAtom, { view: 'ConnectingSiwe' });
});

/** Asks the element to close. An inline modal starts over instead. */
export const closeModalAtom = atom(null, (get, set, reason: CloseReason) => {
  if (REFUSED.has(reason) && get(isClosingRefusedAtom)) {
    return set(reason === 'button' ? askAgainAtom : shakeAtom);
  }
  if (!get(configAtom).inline) {
    get(servicesAtom).host.close(reason);
    return;
  }
  set(cancelTransactionsAtom);
  set(resetAtom, { view: get(firstViewAtom) });
});

/** Goes back one view, or closes the modal if there is none. */
export const goBackOrCloseAtom = atom(null, (get, set) => {
  if (get(canGoBackAtom)) set(goBackAtom);
  else set(closeModalAtom, 'button');
});

const shakeCell = atom(false);
export const isShakingAtom = atom((get) => get(shakeCell));

/** Shakes the card for half a second. Does nothing while it shakes. */
export const shakeAtom = atom(null, (get, set) => {
  if (get(shakeCell)) return;
  set(shakeCell, true);
  get(servicesAtom).clock.after(SHAKE_MS, () => set(shakeCell, false));
});
