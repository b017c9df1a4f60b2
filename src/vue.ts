import {
  type AllowedComponentProps,
  type ComputedRef,
  computed,
  getCurrentInstance,
  type HTMLAttributes,
  hasInjectionContext,
  type InjectionKey,
  inject,
  type MaybeRefOrGetter,
  onMounted,
  provide,
  type ShallowRef,
  shallowReadonly,
  shallowRef,
  toValue,
  type VNodeProps,
  watch,
} from 'vue';
import type { ComponentProps, Tags } from './elements/tags.js';
import type { WalletModalElement } from './elements/wallet-modal-element.js';
import { accountIn, networkIn, type WalletAccount, type WalletNetwork } from './frameworks/stateParts.js';
import { type WalletActions, walletActions } from './frameworks/walletActions.js';
import { warnOfNoModal } from './frameworks/warnOfNoModal.js';
import { INITIAL_STATE, type WalletModalState } from './lib/state.js';

export * from './index.js';
export type { WalletAccount, WalletActions, WalletNetwork };

/** A template ref of the element, the element itself, or a function that returns it. */
export type ModalSource = MaybeRefOrGetter<WalletModalElement | null | undefined>;

const KEY: InjectionKey<ModalSource> = Symbol('wallet-modal');

/** Makes the composables of all components below use this element. */
export function provideWalletModal(modal: ModalSource): void {
  provide(KEY, modal);
}

/**
 * The element provided by a component above. Undefined on servers, until it is mounted, and whenever a component hydrates,
 * because the rendered output has to match the server's.
 */
export function useWalletModal(): ComputedRef<WalletModalElement | undefined> {
  return computedModal(provided());
}

function provided(): ModalSource {
  const modal = hasInjectionContext() ? inject(KEY, undefined) : undefined;
  if (modal === undefined) warnOfNoModal('one that calls provideWalletModal');
  return modal;
}

function computedModal(source: ModalSource): ComputedRef<WalletModalElement | undefined> {
  const component = getCurrentInstance();
  // A component that hydrates has the server's element before it renders. Outside of setup, a component always has one.
  const isHydrating = shallowRef(Boolean(component?.vnode.el) && !component?.isMounted);
  if (isHydrating.value)
    onMounted(() => {
      isHydrating.value = false;
    });
  return computed(() => (isHydrating.value ? undefined : (toValue(source) ?? undefined)));
}

/** Follows an element, or its replacement, for as long as the component lives. */
function follow(
  source: ModalSource,
  begin: (modal: WalletModalElement | undefined) => (() => void) | undefined,
): void {
  watch(
    computedModal(source),
    (modal, _last, onCleanup) => {
      const end = begin(modal);
      if (end) onCleanup(end);
    },
    { immediate: true, flush: 'sync' },
  );
}

/**
 * The current state of a modal: open or closed, account, network. Defaults to the provided modal; another one can be
 * passed. Without one, as on a server, the state is the initial one.
 */
export function useWallet(modal: ModalSource = provided()): Readonly<ShallowRef<WalletModalState>> {
  const state = shallowRef(INITIAL_STATE);
  follow(modal, (element) => {
    state.value = INITIAL_STATE;
    return element?.subscribe((next) => {
      state.value = next;
    });
  });
  return shallowReadonly(state);
}

/** The connected account. */
export function useWalletAccount(modal: ModalSource = provided()): ComputedRef<WalletAccount> {
  const state = useWallet(modal);
  return computed(() => accountIn(state.value));
}

/** The wallet's network, and the network chosen by the site or the visitor. */
export function useWalletNetwork(modal: ModalSource = provided()): ComputedRef<WalletNetwork> {
  const state = useWallet(modal);
  return computed(() => networkIn(state.value));
}

/** The account that is signed in to the site. Undefined if there is none. */
export function useWalletSignIn(modal: ModalSource = provided()): ComputedRef<WalletModalState['signedIn']> {
  const state = useWallet(modal);
  return computed(() => state.value.signedIn);
}

/** The balance of the connected account as text, kept up to date. Undefined until it is known. */
export function useWalletBalance(modal: ModalSource = provided()): ComputedRef<string | undefined> {
  const state = useWallet(modal);
  follow(modal, (element) => element?.watchBalance());
  return computed(() => state.value.balance);
}

/** The methods of the modal: `show`, `close`, `connect`, `disconnect`, `switchWallet`, `switchNetwork`, `signOut`. */
export function useWalletActions(modal: ModalSource = provided()): WalletActions {
  return walletActions(() => toValue(modal));
}

/** A tag as the template compiler sees it: the element of a template ref, and everything that can be set on it. */
type Tag<Name extends keyof Tags> = new () => Tags[Name]['element'] & {
  $props: ComponentProps<Name> &
    Omit<HTMLAttributes, keyof ComponentProps<Name>> &
    AllowedComponentProps &
    VNodeProps;
};

declare module 'vue' {
  interface GlobalComponents {
    'wallet-modal': Tag<'wallet-modal'>;
    'wallet-button': Tag<'wallet-button'>;
    'wallet-network-button': Tag<'wallet-network-button'>;
    'wallet-onramp-widget': Tag<'wallet-onramp-widget'>;
  }
}
