import { type DetailedHTMLProps, type HTMLAttributes, useCallback, useSyncExternalStore } from 'react';
import './index.js';
import type { Listeners, Tags } from './elements/tags.js';
import type { WalletModalElement } from './elements/wallet-modal-element.js';
import { INITIAL_STATE, type WalletModalState } from './lib/state.js';

const unchanging = () => () => undefined;

/**
 * What is known of a modal, again with each change: open or closed, account, network. Give it the element, which
 * `ref={setModal}` of a `useState` gives you; without one it is as before anything happened, as on a server.
 */
export function useWallet(modal: WalletModalElement | null | undefined): WalletModalState {
  const subscribe = useCallback(
    (listener: () => void) => (modal ? modal.subscribe(listener) : unchanging()),
    [modal],
  );
  return useSyncExternalStore(
    subscribe,
    () => modal?.state ?? INITIAL_STATE,
    () => INITIAL_STATE,
  );
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
    }
  }
}
