import { atom } from 'jotai/vanilla';
import type { CaipNetworkId } from '../lib/networks/caip.js';
import type { WindowProvider } from '../lib/signIn/signIn.js';

/** A view with what it needs to be shown. */
export type Route =
  | { readonly view: 'Connect' }
  | { readonly view: 'ConnectingExternal'; readonly connectorId: string }
  | {
      readonly view: 'ConnectingWalletConnect';
      readonly connectorId: string;
      /** The wallet whose app is meant, when one was chosen. */
      readonly walletId?: string;
    }
  /** `connectorId` is that of the merged wallet. */
  | { readonly view: 'ConnectingMultiChain'; readonly connectorId: string }
  | { readonly view: 'AllWallets' }
  | { readonly view: 'Downloads'; readonly walletId: string }
  | { readonly view: 'Account' }
  | { readonly view: 'AccountSettings' }
  | { readonly view: 'Profile' }
  | { readonly view: 'SelectAddresses' }
  | { readonly view: 'Networks' }
  | { readonly view: 'SwitchNetwork'; readonly networkId: CaipNetworkId }
  /** A network of a namespace that nobody is connected in. */
  | { readonly view: 'SwitchActiveChain'; readonly networkId: CaipNetworkId }
  | { readonly view: 'UnsupportedChain' }
  | { readonly view: 'WhatIsAWallet' }
  | { readonly view: 'WhatIsANetwork' }
  | { readonly view: 'GetWallet' }
  | { readonly view: 'EmailVerifyDevice'; readonly email: string }
  | { readonly view: 'EmailVerifyOtp'; readonly email: string }
  | { readonly view: 'ConnectSocials' }
  | { readonly view: 'ConnectingSocial'; readonly provider: WindowProvider }
  | { readonly view: 'ConnectingFarcaster' }
  | { readonly view: 'UpdateEmailWallet' }
  /** `email` is the new address, in both. */
  | { readonly view: 'UpdateEmailPrimaryOtp'; readonly email: string }
  | { readonly view: 'UpdateEmailSecondaryOtp'; readonly email: string }
  | { readonly view: 'UpgradeEmailWallet' }
  | { readonly view: 'UpgradeToSmartAccount' }
  | { readonly view: 'ApproveTransaction' }
  /** The request in front waits in the app of a wallet. */
  | { readonly view: 'ConfirmInApp' };

export type ViewName = Route['view'];

/** What only comes up while a person is asked for something, or on the way through a flow. */
type OwnView = 'ApproveTransaction' | 'ConfirmInApp' | 'ConnectingFarcaster';

/** The views that need nothing to be shown, so that a host may open the modal with them. */
export type OpenableView = {
  [View in ViewName]: Extract<Route, { view: View }> extends { view: View } & infer Rest
    ? Exclude<keyof Rest, 'view'> extends never
      ? Exclude<View, OwnView>
      : never
    : never;
}[ViewName];

export type Direction = 'next' | 'prev';

/** An entry of the transaction stack (spec §2): what happens when the transaction in front ends. */
export interface TransactionStackEntry {
  readonly view?: OpenableView | undefined;
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
/** The transaction in front. */
export const topTransactionAtom = atom((get) => get(routerCell).transactionStack.at(-1));
export const isTransactionStackEmptyAtom = atom((get) => get(topTransactionAtom) === undefined);

const isSame = (a: Route, b: Route) => JSON.stringify(a) === JSON.stringify(b);

/** Shows a view on top of the present one; nothing happens when it is there already. */
export const pushAtom = atom(null, (get, set, route: Route) => {
  if (isSame(get(routeAtom), route)) return;
  set(routerCell, (state) => ({ ...state, history: [...state.history, route], direction: 'next' }));
});

/** Makes a view the only one. Where it is that already, nothing has to be drawn anew. */
export const resetAtom = atom(null, (get, set, route: Route) => {
  const isFirst = !get(canGoBackAtom) && get(directionAtom) === 'next';
  if (isFirst && isSame(get(routeAtom), route)) return;
  set(routerCell, (state) => ({ ...state, history: [route], direction: 'next' }));
});

/** Shows a view instead of the present one. */
export const replaceAtom = atom(null, (get, set, route: Route) => {
  if (isSame(get(routeAtom), route)) return;
  set(routerCell, (state) => {
    const [first, ...rest] = [...state.history.slice(0, -1), route];
    return { ...state, history: [first ?? route, ...rest], direction: 'next' };
  });
});

/** Leaves the present view for the one before it, when there is one. */
export const goBackAtom = atom(null, (get, set) => set(goBackToIndexAtom, get(historyAtom).length - 2));

/** Leaves all views after the one at `index`. */
export const goBackToIndexAtom = atom(null, (get, set, index: number) => {
  const { history } = get(routerCell);
  if (index < 0 || index >= history.length - 1) return;
  const [first, ...rest] = history.slice(0, index + 1);
  set(routerCell, (state) => ({ ...state, history: [first ?? history[0], ...rest], direction: 'prev' }));
});

export const pushTransactionAtom = atom(null, (_get, set, entry: TransactionStackEntry) => {
  set(routerCell, (state) => ({ ...state, transactionStack: [...state.transactionStack, entry] }));
});

/** Ends the transaction in front: on success its view or the one before, on a cancel the one before. */
export const popTransactionAtom = atom(null, (get, set, outcome: 'success' | 'cancel') => {
  const { transactionStack } = get(routerCell);
  const entry = transactionStack[transactionStack.length - 1];
  if (!entry) return;
  set(routerCell, (state) => ({ ...state, transactionStack: transactionStack.slice(0, -1) }));
  if (outcome === 'cancel') {
    set(goBackAtom);
    entry.onCancel?.();
    return;
  }
  if (entry.goBack) set(goBackAtom);
  else if (entry.view) set(resetAtom, { view: entry.view });
  entry.onSuccess?.();
});
