import { type DetailedHTMLProps, type HTMLAttributes, useCallback, useSyncExternalStore } from 'react';
import './index.js';
import type { Listeners, Tags } from './elements/tags.js';
import type { WalletModalElement } from './elements/wallet-modal-element.js';
import { INITIAL_STATE, type WalletModalState } from './lib/state.js';

const unchanging = () => () => undefined;

/**
 * The current state of a modal: open or closed, account, network. Pass the element, which you get with
 * `const [modal, setModal] = useState` and `ref={setModal}`. Without it, as on a server, the state is the initial one.
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
      'wallet-onramp-widget': Tag<'wallet-onramp-widget'>;
    }
  }
}
