import { page } from '../lib/browser/page.js';
import type { WalletModal } from './walletModal.js';

const listeners = new Set<() => void>();

/** Tells buttons that a modal came, went or got another id. */
export function modalsChanged(): void {
  for (const listener of [...listeners]) listener();
}

/** Hears of modals that come and go. */
export function onModalsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What an id or a place is looked for in: the document, or the shadow root around an element. */
export type TreeRoot = Document | ShadowRoot;

/** The tree that an element is in; elements of the page may hide what the document has. */
export function treeOf(element: Element): TreeRoot {
  const root = element.getRootNode();
  return root instanceof Document ? page() : (root as ShadowRoot);
}

/**
 * The modal that a button acts on: the one that `for` names in the button's own tree, else the first there; a tree
 * without one leaves it to the tree around it.
 */
export function findModal(button: HTMLElement): WalletModal | undefined {
  const id = button.getAttribute('for');
  let root = treeOf(button);
  let found = id ? root.getElementById(id) : root.querySelector('wallet-modal');
  while (!found && !id && 'host' in root) {
    root = treeOf(root.host);
    found = root.querySelector('wallet-modal');
  }
  // What was found may be something else, or not be defined yet.
  return typeof (found as Partial<WalletModal> | null)?.subscribe === 'function'
    ? (found as WalletModal)
    : undefined;
}
