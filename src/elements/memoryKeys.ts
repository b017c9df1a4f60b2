import { webStorage } from '../lib/browser/webStorage.js';
import { treeOf } from './findModal.js';
import type { WalletModal } from './walletModal.js';

/** What an element remembers, each under its own key: who is connected, and the network that was chosen. */
export type MemoryKeys = Readonly<Record<'connection' | 'network', string>>;

/** An element's `id`, else its place among those of its kind and tree without one, of which the first has none. */
function nameOf(element: Element): string {
  const alike = treeOf(element).querySelectorAll(`${element.localName}:not([id])`);
  return element.id || `${[...alike].indexOf(element) || ''}`;
}

/**
 * The keys under which an element remembers. Elements of one page do not share them: each is named by its tree, as
 * buttons name it, and trees by the elements that they belong to.
 */
export function memoryKeys(element: Element): MemoryKeys {
  let name = nameOf(element);
  for (let root = element.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode()) {
    const place = nameOf(root.host);
    name = `${root.host.localName}${place && '#'}${place}>${name}`;
  }
  const prefix = `wallet-modal${name && '/'}${name}`;
  return { connection: `${prefix}/connection`, network: `${prefix}/network` };
}

/** Whether something may be remembered, so that the code that takes it up is worth loading. */
export function mayRemember(element: WalletModal): boolean {
  const web = webStorage(element.remember);
  return Boolean(element.storage) || Object.values(memoryKeys(element)).some((key) => web?.getItem(key));
}
