import type { WalletModalElement } from '../elements/wallet-modal-element.js';

/** Where a provider keeps its element, for the components below. */
export interface ModalHolder {
  readonly get: () => WalletModalElement | null;
  readonly set: (modal: WalletModalElement | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Makes a holder, which is the same before and after the element comes. If the value of a context changes, React
 * renders anew what it has not hydrated yet, instead of hydrating it.
 */
export function createModalHolder(): ModalHolder {
  const listeners = new Set<() => void>();
  let current: WalletModalElement | null = null;
  return {
    get: () => current,
    set(modal) {
      current = modal;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
