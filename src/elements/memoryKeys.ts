import { webStorage } from '../lib/webStorage.js';
import type { WalletModal } from './walletModal.js';

/** What an element remembers, each under its own key: who is connected, and the network that was chosen. */
export type MemoryKeys = Readonly<Record<'connection' | 'network', string>>;

/**
 * The keys under which an element remembers. Elements of one page do not share them: an element has its `id`, or its
 * place among those without one.
 */
export function memoryKeys(element: HTMLElement): MemoryKeys {
  const index = [...document.querySelectorAll('wallet-modal:not([id])')].indexOf(element);
  const scope = element.id || (index > 0 && index);
  const prefix = `wallet-modal${scope ? `/${scope}` : ''}`;
  return { connection: `${prefix}/connection`, network: `${prefix}/network` };
}

/** Whether something may be remembered, so that the code that takes it up is worth loading. */
export function mayRemember(element: WalletModal): boolean {
  const web = webStorage(element.remember);
  return Boolean(element.storage) || Object.values(memoryKeys(element)).some((key) => web?.getItem(key));
}
