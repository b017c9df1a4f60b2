import { type DetailedHTMLProps, type HTMLAttributes, useCallback, useSyncExternalStore } from 'react';
import './index.js';
import type { AttributeKind, attributes } from './elements/attributes.js';
import type { WalletModalEvents } from './elements/events.js';
import type { ObjectProperties } from './elements/objectProperties.js';
import type { WalletButtonElement } from './elements/wallet-button-element.js';
import type { WalletModalElement } from './elements/wallet-modal-element.js';
import type { WalletNetworkButtonElement } from './elements/wallet-network-button-element.js';
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

type ValueOf<Kind extends AttributeKind> = Kind extends 'flag'
  ? boolean
  : Kind extends readonly (infer Value)[]
    ? Value
    : string;

type AttributesOf<Table extends Readonly<Record<string, AttributeKind>>> = {
  readonly [Name in keyof Table]?: ValueOf<Table[Name]> | undefined;
};

type ListenersOf<Names extends keyof WalletModalEvents> = {
  readonly [Name in Names as `on${Name}`]?:
    | ((event: CustomEvent<WalletModalEvents[Name]>) => void)
    | undefined;
};

type Tag<Element extends HTMLElement> = DetailedHTMLProps<HTMLAttributes<Element>, Element>;

interface ButtonTag extends ListenersOf<'wallet-error'> {
  readonly for?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly label?: string | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'wallet-modal': Tag<WalletModalElement> &
        AttributesOf<typeof attributes> &
        ListenersOf<keyof WalletModalEvents> &
        Partial<ObjectProperties>;
      'wallet-button': Tag<WalletButtonElement> &
        ButtonTag & { readonly balance?: 'show' | 'hide' | undefined };
      'wallet-network-button': Tag<WalletNetworkButtonElement> & ButtonTag;
    }
  }
}
