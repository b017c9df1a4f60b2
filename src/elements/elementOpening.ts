import type { WalletModalError } from '../lib/errors.js';
import { emit } from '../lib/modalEvents.js';
import { reportError } from '../lib/reportError.js';
import type { CloseReason } from '../lib/state.js';
import type { ElementParts } from './elementParts.js';
import type { WalletModal } from './walletModal.js';

/** Opens and closes an element, unless the page prevents it. */
export function elementOpening(element: WalletModal, parts: ElementParts) {
  /** Identifies the current opening. Undefined while closed. */
  let current: object | undefined;

  async function open(view = element.view): Promise<void> {
    // It is already open if it was moved, or if this itself set the attribute.
    if (!element.isConnected || current) return;
    if (!emit(element, 'wallet-before-open', { view: view || undefined }, true)) {
      element.open = false;
      return;
    }
    const opening = {};
    current = opening;
    element.open = true;
    try {
      const show = await parts.interface(view);
      if (current !== opening) return;
      show(view || undefined);
      emit(element, 'wallet-open', undefined);
    } catch (error) {
      current = undefined;
      element.open = false;
      reportError(element, error as WalletModalError);
      throw error;
    }
  }

  return {
    open,
    /** Shows a view, also while open. */
    async show(view: string | undefined): Promise<void> {
      if (!current) return open(view);
      const show = await parts.interface();
      if (view && current) show(view);
    },
    close(reason: CloseReason): void {
      if (!current) return;
      if (!emit(element, 'wallet-before-close', { reason }, true)) {
        element.open = true;
        parts.ifStarted(({ presentation }) => presentation.shake());
        return;
      }
      current = undefined;
      element.open = false;
      parts.ifStarted(({ presentation }) => current || presentation.close());
      emit(element, 'wallet-close', { reason });
    },
    /** Closes at once, because the element was removed. */
    end(): void {
      const wasOpen = current;
      current = undefined;
      if (wasOpen) emit(element, 'wallet-close', { reason: 'removed' });
    },
  };
}
