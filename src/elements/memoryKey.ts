import { webStorage } from '../lib/webStorage.js';
import type { WalletModal } from './walletModal.js';

/**
 * The key under which an element remembers its connection. Elements of one page do not share it: an element has its
 * `id`, or its place among those without one.
 */
export function memoryKey(element: HTMLElement): string {
  const index = [...document.querySelectorAll('wallet-modal:not([id])')].indexOf(element);
  const scope = element.id || (index > 0 && index);
  return `wallet-modal${scope ? `/${scope}` : ''}/connection`;
}

/** Whether a connection may be remembered, so that the code that takes it up is worth loading. */
export function mayRemember(element: WalletModal): boolean {
  return Boolean(element.storage || webStorage(element.remember)?.getItem(memoryKey(element)));
}
