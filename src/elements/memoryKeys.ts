import { storageKey } from '../lib/browser/storageKey.js';
import { webStorage } from '../lib/browser/webStorage.js';
import { treeOf } from './findModal.js';
import type { WalletModal } from './walletModal.js';

/**
 * The storage keys of an element: for its connections, for the chosen network, and for a mark that is set while a
 * transaction has to be followed.
 */
export type MemoryKeys = Readonly<Record<'connection' | 'network' | 'transactions', string>>;

/** Separators that an id must not contain, so that names stay distinct from indexes and host names. */
const SIGNS = /[%:#>/]/g;

/**
 * An element's `id`, else a colon and its index among the elements of its tag in its tree without an id. Empty for the
 * first.
 */
function nameOf(element: Element): string {
  if (element.id) return element.id.replace(SIGNS, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const index = [...treeOf(element).querySelectorAll(`${element.localName}:not([id])`)].indexOf(element);
  return index > 0 ? `:${index}` : '';
}

/** The storage keys of an element. Unique in a page: they contain its name and those of the shadow hosts around it. */
export function memoryKeys(element: Element): MemoryKeys {
  let name = nameOf(element);
  for (let root = element.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode()) {
    const place = nameOf(root.host);
    const sign = root.host.id ? '#' : '';
    name = `${root.host.localName}${sign}${place}>${name}`;
  }
  const ownKey = (what: string) => storageKey(`${name}${name && '/'}${what}`);
  return {
    connection: ownKey('connection'),
    network: ownKey('network'),
    transactions: ownKey('transactions'),
  };
}

/** Whether anything may be stored, so that loading the code that reconnects is worthwhile. */
export function mayRemember(element: WalletModal): boolean {
  const web = webStorage(element.remember);
  const { connection, ...others } = memoryKeys(element);
  const keys = Object.values(others);
  if (element.reconnect === 'on') keys.push(connection);
  return Boolean(element.storage) || keys.some((key) => web?.getItem(key));
}
