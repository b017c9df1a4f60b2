import type { WalletModalError } from '../lib/errors.js';
import { emit } from '../lib/modalEvents.js';
import { reportError } from '../lib/reportError.js';
import type { CloseReason } from '../lib/state.js';
import type { ElementParts } from './elementParts.js';
import type { WalletModal } from './walletModal.js';

/** Opens and closes an element, unless the page prevents it. */
export class ElementOpening {
  readonly #element: WalletModal;
  readonly #parts: ElementParts;
  /** Identifies the current opening. Undefined while closed. */
  #current: object | undefined;

  constructor(element: WalletModal, parts: ElementParts) {
    this.#element = element;
    this.#parts = parts;
  }

  /** Shows a view, also while open. */
  async show(view: string | undefined): Promise<void> {
    if (!this.#current) return this.open(view);
    const open = await this.#parts.interface();
    if (view && this.#current) open(view);
  }

  async open(view = this.#element.view): Promise<void> {
    const element = this.#element;
    // It is already open if it was moved, or if this itself set the attribute.
    if (!element.isConnected || this.#current) return;
    if (!emit(element, 'wallet-before-open', { view: view || undefined }, true)) {
      element.open = false;
      return;
    }
    const opening = {};
    this.#current = opening;
    element.open = true;
    try {
      const open = await this.#parts.interface(view);
      if (this.#current !== opening) return;
      open(view || undefined);
      emit(element, 'wallet-open', undefined);
    } catch (error) {
      this.#current = undefined;
      element.open = false;
      reportError(element, error as WalletModalError);
      throw error;
    }
  }

  close(reason: CloseReason): void {
    const element = this.#element;
    if (!this.#current) return;
    if (!emit(element, 'wallet-before-close', { reason }, true)) {
      element.open = true;
      this.#parts.ifStarted(({ presentation }) => presentation.shake());
      return;
    }
    this.#current = undefined;
    element.open = false;
    this.#parts.ifStarted(({ presentation }) => this.#current || presentation.close());
    emit(element, 'wallet-close', { reason });
  }

  /** Closes at once, because the element was removed. */
  end(): void {
    const wasOpen = this.#current;
    this.#current = undefined;
    if (wasOpen) emit(this.#element, 'wallet-close', { reason: 'removed' });
  }
}
