import type { WalletModalElement } from '../elements/wallet-modal-element.js';

/** A provider's reference to its element, for the components below. */
export interface ModalHolder {
  readonly get: () => WalletModalElement | null;
  readonly set: (modal: WalletModalElement | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Makes a holder that stays the same when the element arrives. If a context's value changes, React rerenders parts that aren't
 * hydrated yet instead of hydrating them.
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
