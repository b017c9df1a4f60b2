import { onEscape } from '../lib/browser/onEscape.js';
import type { WalletModalError } from '../lib/errors.js';
import { emit } from '../lib/modalEvents.js';
import { reportError } from '../lib/reportError.js';
import type { CloseReason } from '../lib/state.js';
import type { OpenInterface } from '../session/createPresentation.js';
import { type ElementParts, ignore } from './elementParts.js';
import type { WalletModal } from './walletModal.js';

/**
 * The value of `open` while the modal is open in the page. An element that is inserted with this value is a copy, as in a
 * snapshot of the page, and stays closed. The page's own markup is left as it is: frameworks compare it when they
 * hydrate.
 */
const SHOWN = 'shown';

/** Opens and closes an element, unless the page prevents it. */
export function createOpener(element: WalletModal, parts: ElementParts) {
  /** Aborted when the current attempt to open ends, or when the opened modal closes. Undefined while closed. */
  let current: AbortController | undefined;

  /** Resolves with the interface that shows a view, or with undefined if the attempt ends before it has loaded. */
  function load(attempt: AbortController, view?: string): Promise<OpenInterface | undefined> {
    const ended = new Promise<undefined>((resolve) => {
      attempt.signal.addEventListener('abort', () => resolve(undefined));
    });
    return Promise.race([parts.interface(view), ended]);
  }

  /** Resolves to whether the modal is still wanted: false if it was closed while it loaded. */
  async function open(view = element.view): Promise<boolean> {
    // It is already open if the element was moved, or if this code set the attribute.
    if (!element.isConnected || current) return true;
    if (!emit(element, 'wallet-before-open', { view: view || undefined }, true)) {
      element.open = false;
      return true;
    }
    const attempt = new AbortController();
    current = attempt;
    if (!element.open) element.open = true;
    // Until something is on screen, nothing else listens for the key.
    const stop = onEscape((event) => {
      if (element.inline) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      close('escape');
    });
    try {
      const show = await load(attempt, view);
      if (!show || current !== attempt) return false;
      show(view || undefined);
      emit(element, 'wallet-open', undefined);
      return true;
    } catch (error) {
      current = undefined;
      element.open = false;
      reportError(element, error as WalletModalError);
      throw error;
    } finally {
      stop();
    }
  }

  function close(reason: CloseReason): void {
    if (!current) return;
    if (!emit(element, 'wallet-before-close', { reason }, true)) {
      element.open = true;
      parts.ifStarted(({ presentation }) => presentation.shake());
      return;
    }
    current.abort();
    current = undefined;
    element.open = false;
    parts.ifStarted(({ presentation }) => current || presentation.close());
    emit(element, 'wallet-close', { reason });
  }

  return {
    open,
    /**
     * Follows the attribute `open`. `isInserted`: whether the element has already been inserted, with its initial
     * attributes.
     */
    follow(value: string | null, isInserted: boolean): void {
      if (value === SHOWN) {
        if (!current) element.open = false;
      } else if (isInserted && element.open) {
        open().catch(ignore);
        if (element.open) element.setAttribute('open', SHOWN);
      } else if (isInserted) close('api');
    },
    /** Shows a view, also while open. Resolves as `open` does. */
    async show(view: string | undefined): Promise<boolean> {
      if (!current) return open(view);
      const show = await load(current);
      if (view && current) show?.(view);
      return !!show;
    },
    close,
    /**
     * Runs a task that may open the modal. If the visitor presses Escape before it opens, the signal aborts. The page gets the
     * key too, because nothing of the modal is open.
     */
    async expect<T>(run: (escaped: AbortSignal) => Promise<T>): Promise<T> {
      const waiting = new AbortController();
      const stop = onEscape(() => current || waiting.abort());
      try {
        return await run(waiting.signal);
      } finally {
        stop();
      }
    },
    /** Closes at once, because the element was removed. */
    end(): void {
      const wasOpen = current;
      current?.abort();
      current = undefined;
      if (wasOpen) emit(element, 'wallet-close', { reason: 'removed' });
    },
  };
}
