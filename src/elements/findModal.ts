import { page } from '../lib/browser/page.js';
import { WalletModalError } from '../lib/errors.js';
import { reportError } from '../lib/reportError.js';
import type { WalletModal } from './walletModal.js';

const listeners = new Set<() => void>();

/** Notifies buttons that a modal was added, removed or got another id. */
export function modalsChanged(): void {
  for (const listener of [...listeners]) listener();
}

/** Calls the listener when a modal is added, removed or gets another id. Returns a function that stops it. */
export function onModalsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The document, or the shadow root around an element. */
export type TreeRoot = Document | ShadowRoot;

/** The tree that contains an element. Uses `page()`, because named elements can shadow members of `document`. */
export function treeOf(element: Element): TreeRoot {
  const root = element.getRootNode();
  return root instanceof Document ? page() : (root as ShadowRoot);
}

/**
 * The modal that a button acts on. With an id, the element with that id in the button's own tree. Otherwise the first
 * modal in that tree, then in the trees around it.
 */
export function findModal(button: Element, id = button.getAttribute('for')): WalletModal | undefined {
  let root = treeOf(button);
  let found = id ? root.getElementById(id) : root.querySelector('wallet-modal');
  while (!found && !id && 'host' in root) {
    root = treeOf(root.host);
    found = root.querySelector('wallet-modal');
  }
  return isModal(found) ? found : undefined;
}

/** Whether a value is a modal, of this or another copy of the package. It may be another element, or not defined yet. */
export function isModal(found: unknown): found is WalletModal {
  return typeof (found as Partial<WalletModal> | null | undefined)?.subscribe === 'function';
}

/** Reports a press when there is no modal to open. */
export function reportNoModal(button: Element): void {
  const details = 'Put a <wallet-modal> on the page.';
  reportError(button, new WalletModalError('no_modal', 'This button has no modal to open.', { details }));
}
