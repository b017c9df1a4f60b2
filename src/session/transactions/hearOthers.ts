import { noteOthersAtom } from '../../atoms/transactions/othersTransactions.js';
import { transactionsAtom } from '../../atoms/transactions/transactionList.js';
import type { Dispose, Store } from '../../atoms/util/store.js';
import { storageKey } from '../../lib/browser/storageKey.js';
import { webStorage } from '../../lib/browser/webStorage.js';
import { readTransactions } from '../../lib/transactions/readTransactions.js';

/** The most lists of other elements to read, and their maximum length, in characters. */
const MOST_LISTS = 20;
const LONGEST_LIST = 1_000_000;

/** Whether a storage key belongs to an element's list. */
const isList = (key: string) => key.startsWith(storageKey('')) && key.endsWith('transactions/list');

/** The elements of this page, each with the function that notifies it of the others' changes. */
const elements = new Map<Store, () => void>();

/**
 * Passes the transactions of the other elements of its origin to an element: those on this page, and those whose lists are in
 * the browser's storage. `ownKey` is the storage key of its own list.
 */
export function hearOthers(store: Store, ownKey: string): { hear: () => void; stop: Dispose } {
  const hear = () => {
    const ofPage = [...elements.keys()].filter((one) => one !== store);
    const stored = readStored(ownKey);
    // An element on this page has newer data than its stored list.
    const byId = [...stored, ...ofPage.flatMap((one) => one.get(transactionsAtom))];
    store.set(noteOthersAtom, [...new Map(byId.map((one) => [one.id, one])).values()]);
  };
  const tellOthers = () => {
    for (const [other, tell] of elements) if (other !== store) tell();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || (isList(key) && key !== ownKey)) hear();
  };
  elements.set(store, hear);
  const stopTelling = store.sub(transactionsAtom, tellOthers);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', hear);
  hear();
  return {
    hear,
    stop() {
      elements.delete(store);
      stopTelling();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', hear);
    },
  };
}

function readStored(ownKey: string) {
  const storage = webStorage('local');
  if (!storage) return [];
  const keys: string[] = [];
  for (let at = 0; at < storage.length && keys.length < MOST_LISTS; at += 1) {
    const key = storage.key(at) ?? '';
    if (isList(key) && key !== ownKey) keys.push(key);
  }
  return keys.flatMap((key) => {
    const text = storage.getItem(key);
    return text !== null && text.length <= LONGEST_LIST ? readTransactions(text) : [];
  });
}
