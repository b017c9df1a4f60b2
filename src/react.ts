import {
  createContext,
  createElement,
  type DetailedHTMLProps,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Listeners, Tags } from './elements/tags.js';
import { createComponent, type Props } from './frameworks/createComponent.js';
import { createModalHolder, type ModalHolder } from './frameworks/modalHolder.js';
import { accountIn, networkIn, type WalletAccount, type WalletNetwork } from './frameworks/stateParts.js';
import { type WalletActions, walletActions } from './frameworks/walletActions.js';
import { warnOfNoModal } from './frameworks/warnOfNoModal.js';
import {
  WalletButtonElement,
  WalletModalElement,
  WalletNetworkButtonElement,
  WalletOnRampWidgetElement,
} from './index.js';
import { INITIAL_STATE, type WalletModalState } from './lib/state.js';

export type { WalletAccount, WalletActions, WalletNetwork };
export type WalletModalProps = Props<'wallet-modal'>;
export type WalletButtonProps = Props<'wallet-button'>;
export type WalletNetworkButtonProps = Props<'wallet-network-button'>;
export type WalletOnRampWidgetProps = Props<'wallet-onramp-widget'>;
export type WalletModalProviderProps = Omit<WalletModalProps, 'ref' | 'children'> & {
  readonly children?: ReactNode;
};

/** The element, or nothing if there is none yet. */
type Modal = WalletModalElement | null | undefined;

/** How long a component may have no modal before developers are warned, in ms. */
const PATIENCE_MS = 1_000;

const HolderContext = createContext<ModalHolder | undefined>(undefined);
const IdContext = createContext<string | undefined>(undefined);
const useFor = () => ({ for: useContext(IdContext) });

const WalletModal = createComponent('wallet-modal', WalletModalElement.observedAttributes);
const WalletButton = createComponent('wallet-button', WalletButtonElement.observedAttributes, useFor);
const WalletNetworkButton = createComponent(
  'wallet-network-button',
  WalletNetworkButtonElement.observedAttributes,
  useFor,
);
const WalletOnRampWidget = createComponent(
  'wallet-onramp-widget',
  WalletOnRampWidgetElement.observedAttributes,
  useFor,
);

export { WalletButton, WalletModal, WalletNetworkButton, WalletOnRampWidget };

const unchanging = () => () => undefined;
const nothing = () => null;

/**
 * A `<wallet-modal>` with the given settings, after the children, whose hooks use it. With an `id`, the children's buttons also
 * open it; otherwise they open the first modal of the page.
 */
export function WalletModalProvider({ children, ...settings }: WalletModalProviderProps): ReactElement {
  const [holder] = useState(createModalHolder);
  return createElement(
    IdContext.Provider,
    { value: settings.id },
    createElement(HolderContext.Provider, { value: holder }, children),
    createElement(WalletModal, { ...settings, ref: holder.set }),
  );
}

/**
 * The element of the surrounding provider. Null on servers, until it is in the page, and whenever a component hydrates, because
 * the rendered output has to match the server's.
 */
export function useWalletModal(): WalletModalElement | null {
  const { subscribe = unchanging, get = nothing } = useContext(HolderContext) ?? {};
  return useSyncExternalStore(subscribe, get, nothing);
}

/** The element for a hook: the one passed to it, which may not exist yet, or the provider's. */
function useGiven(modal: Modal): WalletModalElement | null {
  const provided = useWalletModal();
  const isLost = useContext(HolderContext) === undefined && modal === undefined;
  useEffect(() => {
    // An element in the component's own state arrives shortly after.
    const timer = isLost ? setTimeout(warnOfNoModal, PATIENCE_MS, '<WalletModalProvider>') : undefined;
    return () => clearTimeout(timer);
  }, [isLost]);
  return modal === undefined ? provided : modal;
}

/**
 * The current state of a modal: open or closed, account, network. Defaults to the provider's modal; another element can be
 * passed. Without one, as on a server, the state is the initial one.
 */
export function useWallet(modal?: Modal): WalletModalState {
  const element = useGiven(modal);
  const subscribe = useCallback(
    (listener: () => void) => (element ? element.subscribe(listener) : unchanging()),
    [element],
  );
  return useSyncExternalStore(
    subscribe,
    () => element?.state ?? INITIAL_STATE,
    () => INITIAL_STATE,
  );
}

/** The connected account. */
export function useWalletAccount(modal?: Modal): WalletAccount {
  return accountIn(useWallet(modal));
}

/** The wallet's network, and the network chosen by the site or the visitor. */
export function useWalletNetwork(modal?: Modal): WalletNetwork {
  return networkIn(useWallet(modal));
}

/** The account that is signed in to the site. Undefined if there is none. */
export function useWalletSignIn(modal?: Modal): WalletModalState['signedIn'] {
  return useWallet(modal).signedIn;
}

/** The balance of the connected account as text, kept up to date. Undefined until it is known. */
export function useWalletBalance(modal?: Modal): string | undefined {
  const element = useGiven(modal);
  useEffect(() => element?.watchBalance(), [element]);
  return useWallet(modal).balance;
}

/** The methods of the modal: `show`, `close`, `connect`, `disconnect`, `switchWallet`, `switchNetwork`, `signOut`. */
export function useWalletActions(modal?: Modal): WalletActions {
  const element = useGiven(modal);
  return useMemo(() => walletActions(() => element), [element]);
}

type Tag<Name extends keyof Tags> = DetailedHTMLProps<
  HTMLAttributes<Tags[Name]['element']>,
  Tags[Name]['element']
> &
  Tags[Name]['settings'] &
  Listeners<Name, 'on'>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'wallet-modal': Tag<'wallet-modal'>;
      'wallet-button': Tag<'wallet-button'>;
      'wallet-network-button': Tag<'wallet-network-button'>;
      'wallet-onramp-widget': Tag<'wallet-onramp-widget'>;
    }
  }
}
