import { atom, useAtomValue } from 'jotai';
import { connectionAtom } from '../../atoms/connection.js';
import type { ViewName } from '../../atoms/router.js';
import type { ViewEntry } from './viewEntry.js';
import { findFirstEntry, loadAccountRegistry } from './viewRegistry.js';

type Entries = Partial<Readonly<Record<ViewName, ViewEntry<ViewName>>>>;

const noEntries = atom<Entries>({});

/** What is known of the account's views: loads while it is mounted for the first time. */
const accountEntries = atom<Entries>({});
accountEntries.onMount = (set) => {
  // The view that needs it tells of a failure.
  loadAccountRegistry().then(set, () => undefined);
};

/**
 * What is known of a view before its code has loaded. Undefined for a moment if a page opens one of the account's views
 * directly.
 */
export function useViewEntry(view: ViewName): ViewEntry<ViewName> | undefined {
  const first = findFirstEntry(view);
  const isConnected = useAtomValue(connectionAtom) !== undefined;
  const entries = useAtomValue(isConnected || !first ? accountEntries : noEntries);
  return first ?? entries[view];
}
