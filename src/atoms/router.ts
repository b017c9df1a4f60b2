import { atom } from 'jotai/vanilla';
import type { CaipNetworkId } from '../lib/networks/caip.js';
import type { WindowProvider } from '../lib/signIn/signIn.js';

/** A view and its parameters. */
export type Route =
  | { readonly view: 'Connect' }
  | { readonly view: 'ConnectingExternal'; readonly connectorId: string }
  | {
      readonly view: 'ConnectingWalletConnect';
      readonly connectorId: string;
      /** The wallet whose app was chosen, if any. */
      readonly walletId?: string;
    }
  /** `connectorId` is the id of the merged wallet. */
  | { readonly view: 'ConnectingMultiChain'; readonly connectorId: string }
  | { readonly view: 'AllWallets' }
  | { readonly view: 'Downloads'; readonly walletId: string }
  | { readonly view: 'Account' }
  | { readonly view: 'AccountSettings' }
  | { readonly view: 'Profile' }
  | { readonly view: 'SelectAddresses' }
  | { readonly view: 'Transactions' }
  /** `id` identifies a transaction of this device, or an entry of the history. */
  | { readonly view: 'Receipt'; readonly id: string }
  | { readonly view: 'WalletReceive' }
  | { readonly view: 'WalletCompatibleNetworks' }
  | { readonly view: 'WalletSend' }
  | { readonly view: 'WalletSendSelectToken' }
  | { readonly view: 'WalletSendPreview' }
  | { readonly view: 'Swap' }
  /** `target` is the token's role: sold or bought. */
  | { readonly view: 'SwapSelectToken'; readonly target: 'from' | 'to' }
  | { readonly view: 'SwapPreview' }
  | { readonly view: 'ChooseAccountName' }
  | { readonly view: 'RegisterAccountName' }
  | { readonly view: 'RegisterAccountNameSuccess' }
  | { readonly view: 'OnRampProviders' }
  | { readonly view: 'OnRampTokenSelect' }
  | { readonly view: 'OnRampFiatSelect' }
  | { readonly view: 'BuyInProgress' }
  | { readonly view: 'OnRampActivity' }
  | { readonly view: 'WhatIsABuy' }
  | { readonly view: 'Networks' }
  | { readonly view: 'SwitchNetwork'; readonly networkId: CaipNetworkId }
  /** A network of a namespace without a connection. */
  | { readonly view: 'SwitchActiveChain'; readonly networkId: CaipNetworkId }
  | {
      readonly view: 'UnsupportedChain';
      /** The networks with swaps, if the present one has none. */
      readonly forSwapsOn?: readonly CaipNetworkId[];
    }
  | { readonly view: 'WhatIsAWallet' }
  | { readonly view: 'WhatIsANetwork' }
  | { readonly view: 'GetWallet' }
  | { readonly view: 'Watch' }
  | { readonly view: 'WatchedAccount' }
  | { readonly view: 'WatchedNetworks' }
  | { readonly view: 'EmailVerifyDevice'; readonly email: string }
  | { readonly view: 'EmailVerifyOtp'; readonly email: string }
  | { readonly view: 'ConnectSocials' }
  | { readonly view: 'ConnectingSocial'; readonly provider: WindowProvider }
  | { readonly view: 'ConnectingFarcaster' }
  | { readonly view: 'UpdateEmailWallet' }
  /** `email` is the new address in both steps. */
  | { readonly view: 'UpdateEmailPrimaryOtp'; readonly email: string }
  | { readonly view: 'UpdateEmailSecondaryOtp'; readonly email: string }
  | { readonly view: 'UpgradeEmailWallet' }
  | { readonly view: 'UpgradeToSmartAccount' }
  | { readonly view: 'ConnectingSiwe' }
  | { readonly view: 'ApproveTransaction' }
  /** The current request waits in a wallet app. */
  | { readonly view: 'ConfirmInApp' };

export type ViewName = Route['view'];

/** The views that appear only for a request, within a flow or to explain another view. */
type OwnView =
  | 'ApproveTransaction'
  | 'ChooseAccountName'
  | 'RegisterAccountName'
  | 'RegisterAccountNameSuccess'
  | 'ConfirmInApp'
  | 'ConnectingFarcaster'
  | 'WalletCompatibleNetworks'
  | 'WalletSendSelectToken'
  | 'WalletSendPreview'
  | 'Swap'
  | 'SwapPreview'
  | 'OnRampTokenSelect'
  | 'OnRampFiatSelect'
  | 'BuyInProgress'
  | 'WatchedAccount'
  | 'WatchedNetworks';

/** The views that need no parameters, except `OwnView`. */
export type PlainView = {
  [View in ViewName]: { readonly view: View } extends Extract<Route, { view: View }>
    ? Exclude<View, OwnView>
    : never;
}[ViewName];

/** The views that a host may open the modal with. `ConnectingWalletConnect` shows a code for any wallet app. */
export type OpenableView = PlainView | 'ConnectingWalletConnect';

export type Direction = 'next' | 'prev';

/** An entry of the transaction stack (behaviour 1.3): what happens when its transaction ends. */
export interface TransactionStackEntry {
  readonly view?: PlainView | 'RegisterAccountNameSuccess' | undefined;
  readonly goBack: boolean;
  readonly replace?: boolean;
  readonly onSuccess?: () => void;
  readonly onCancel?: () => void;
}

interface RouterState {
  readonly history: readonly [Route, ...Route[]];
  readonly direction: Direction;
  readonly transactionStack: readonly TransactionStackEntry[];
}

const START: RouterState = { history: [{ view: 'Connect' }], direction: 'next', transactionStack: [] };

const routerCell = atom<RouterState>(START);

export const historyAtom = atom((get) => get(routerCell).history);
export const routeAtom = atom((get): Route => {
  const { history } = get(routerCell);
  return history[history.length - 1] ?? history[0];
});
export const directionAtom = atom((get) => get(routerCell).direction);
export const canGoBackAtom = atom((get) => get(routerCell).history.length > 1);
/** The current transaction: the last one on the stack. */
export const topTransactionAtom = atom((get) => get(routerCell).transactionStack.at(-1));
export const isTransactionStackEmptyAtom = atom((get) => get(topTransactionAtom) === undefined);

const isSame = (a: Route, b: Route) => JSON.stringify(a) === JSON.stringify(b);

/** Shows a view on top of the current one. Does nothing if it is the current one. */
export const pushAtom = atom(null, (get, set, route: Route) => {
  if (isSame(get(routeAtom), route)) return;
  set(routerCell, (state) => ({ ...state, history: [...state.history, route], direction: 'next' }));
});

/** Makes a view the only one in the history. Avoids rendering if it already is. */
export const resetAtom = atom(null, (get, set, route: Route) => {
  const isFirst = !get(canGoBackAtom) && get(directionAtom) === 'next';
  if (isFirst && isSame(get(routeAtom), route)) return;
  set(routerCell, (state) => ({ ...state, history: [route], direction: 'next' }));
});

/** Replaces the current view. */
export const replaceAtom = atom(null, (get, set, route: Route) => {
  if (isSame(get(routeAtom), route)) return;
  set(routerCell, (state) => {
    const [first, ...rest] = [...state.history.slice(0, -1), route];
    return { ...state, history: [first ?? route, ...rest], direction: 'next' };
  });
});

/** Goes back one view, if there is one. */
export const goBackAtom = atom(null, (get, set) => set(goBackToIndexAtom, get(historyAtom).length - 2));

/** Goes back to the view at `index`. */
export const goBackToIndexAtom = atom(null, (get, set, index: number) => {
  const { history } = get(routerCell);
  if (index < 0 || index >= history.length - 1) return;
  const [first, ...rest] = history.slice(0, index + 1);
  set(routerCell, (state) => ({ ...state, history: [first ?? history[0], ...rest], direction: 'prev' }));
});

export const pushTransactionAtom = atom(null, (_get, set, entry: TransactionStackEntry) => {
  set(routerCell, (state) => ({ ...state, transactionStack: [...state.transactionStack, entry] }));
});

/**
 * Ends the current transaction. Success goes back or shows the entry's view; cancelling goes back from the approval view,
 * unless the visitor has already left it.
 */
export const popTransactionAtom = atom(null, (get, set, outcome: 'success' | 'cancel') => {
  const { transactionStack } = get(routerCell);
  const entry = transactionStack[transactionStack.length - 1];
  if (!entry) return;
  set(routerCell, (state) => ({ ...state, transactionStack: transactionStack.slice(0, -1) }));
  if (outcome === 'cancel') {
    if (get(routeAtom).view === 'ApproveTransaction') set(goBackAtom);
    entry.onCancel?.();
    return;
  }
  if (entry.goBack) set(goBackAtom);
  else if (entry.view) set(resetAtom, { view: entry.view });
  entry.onSuccess?.();
});

/** Cancels all transactions, because their views are gone. */
export const cancelTransactionsAtom = atom(null, (get, set) => {
  while (!get(isTransactionStackEmptyAtom)) set(popTransactionAtom, 'cancel');
});
