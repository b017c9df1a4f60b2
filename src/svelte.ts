import { getContext, setContext } from 'svelte';
import type { HTMLAttributes } from 'svelte/elements';
import { createSubscriber } from 'svelte/reactivity';
import { toStore } from 'svelte/store';
import type { AllSpellings, Listeners, Tags } from './elements/tags.js';
import type { WalletModalElement } from './elements/wallet-modal-element.js';
import { accountIn, networkIn, type WalletAccount, type WalletNetwork } from './frameworks/stateParts.js';
import { type WalletActions, walletActions } from './frameworks/walletActions.js';
import { warnOfNoModal } from './frameworks/warnOfNoModal.js';
import { INITIAL_STATE, type WalletModalState } from './lib/state.js';

export * from './index.js';
export type { WalletAccount, WalletActions, WalletNetwork };

/** Returns the element of `bind:this`, which has to be `$state`. */
export type ModalSource = () => WalletModalElement | null | undefined;

/** A value to read as `wallet.current`, or with `$wallet` as a store. */
export interface Following<Value> {
  readonly current: Value;
  subscribe(run: (value: Value) => void): () => void;
}

const KEY = Symbol('wallet-modal');

/** Makes the functions of all components below use this element. */
export function provideWalletModal(modal: ModalSource): void {
  setContext(KEY, modal);
}

/** The element provided by a component above. Undefined on servers and until it is mounted. */
export function useWalletModal(): { readonly current: WalletModalElement | undefined } {
  const modal = provided();
  return {
    get current() {
      return modal() ?? undefined;
    },
  };
}

const nothing = () => undefined;

function provided(): ModalSource {
  const modal = getContext<ModalSource | undefined>(KEY);
  if (!modal) warnOfNoModal('one that calls provideWalletModal');
  return modal ?? nothing;
}

function follow<Value>(
  source: ModalSource,
  read: (state: WalletModalState) => Value,
  begin = (modal: WalletModalElement, update: () => void) => modal.subscribe(update),
): Following<Value> {
  const subscribers = new WeakMap<WalletModalElement, () => void>();
  const current = () => {
    const modal = source();
    if (!modal) return read(INITIAL_STATE);
    const subscriber = subscribers.get(modal) ?? createSubscriber((update) => begin(modal, update));
    subscribers.set(modal, subscriber);
    subscriber();
    return read(modal.state);
  };
  // Created with the component: a store created while markup reads it is never notified of changes.
  const { subscribe } = toStore(current);
  return {
    get current() {
      return current();
    },
    subscribe,
  };
}

/**
 * The current state of a modal: open or closed, account, network. Defaults to the provided modal; another one can be
 * passed. Without one, as on a server, the state is the initial one.
 */
export function useWallet(modal: ModalSource = provided()): Following<WalletModalState> {
  return follow(modal, (state) => state);
}

/** The connected account. */
export function useWalletAccount(modal: ModalSource = provided()): Following<WalletAccount> {
  return follow(modal, accountIn);
}

/** The wallet's network, and the network chosen by the site or the visitor. */
export function useWalletNetwork(modal: ModalSource = provided()): Following<WalletNetwork> {
  return follow(modal, networkIn);
}

/** The account that is signed in to the site. Undefined if there is none. */
export function useWalletSignIn(modal: ModalSource = provided()): Following<WalletModalState['signedIn']> {
  return follow(modal, ({ signedIn }) => signedIn);
}

/** The balance of the connected account as text, kept up to date. Undefined until it is known. */
export function useWalletBalance(modal: ModalSource = provided()): Following<string | undefined> {
  return follow(
    modal,
    ({ balance }) => balance,
    (element, update) => {
      const stops = [element.subscribe(update), element.watchBalance()];
      return () => {
        for (const stop of stops) stop();
      };
    },
  );
}

/** The methods of the modal: `show`, `close`, `connect`, `disconnect`, `switchWallet`, `switchNetwork`, `signOut`. */
export function useWalletActions(modal: ModalSource = provided()): WalletActions {
  return walletActions(modal);
}

type Tag<Name extends keyof Tags> = Omit<HTMLAttributes<Tags[Name]['element']>, keyof AllSpellings<Name>> &
  AllSpellings<Name> &
  Listeners<Name, 'on' | 'on:'>;

declare global {
  namespace svelteHTML {
    interface IntrinsicElements {
      'wallet-modal': Tag<'wallet-modal'>;
      'wallet-button': Tag<'wallet-button'>;
      'wallet-network-button': Tag<'wallet-network-button'>;
      'wallet-onramp-widget': Tag<'wallet-onramp-widget'>;
    }
  }
}
