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

/** The modal that a button acts on: the one that `for` names in the button's own tree, else the page's first. */
export function findModal(button: HTMLElement): WalletModal | undefined {
  const id = button.getAttribute('for');
  const root = button.getRootNode() as Document | ShadowRoot;
  const found = id ? root.getElementById(id) : document.querySelector('wallet-modal');
  // What was found may be something else, or not be defined yet.
  return (found as Partial<WalletModal> | null)?.subscribe ? (found as WalletModal) : undefined;
}
