import { atom, useAtomValue } from 'jotai';
import { connectionAtom } from '../../atoms/connection.js';
import type { ViewName } from '../../atoms/router.js';
import { findFeature, findFirstFeature, loadAccountFeatures } from './features.js';
import type { TitledFeature, ViewEntry } from './viewEntry.js';

const noFeatures = atom<readonly TitledFeature[]>([]);

/** The features reached from an account. They load when this is mounted for the first time. */
const accountFeatures = atom<readonly TitledFeature[]>([]);
accountFeatures.onMount = (set) => {
  // The view that needs them reports the failure.
  loadAccountFeatures().then(set, () => undefined);
};

/**
 * The metadata of a view before its code has loaded. Briefly undefined if the site opens one of the account's views directly.
 */
export function useViewEntry(view: ViewName): ViewEntry | undefined {
  const first = findFirstFeature(view);
  const isConnected = useAtomValue(connectionAtom) !== undefined;
  const others = useAtomValue(isConnected || !first ? accountFeatures : noFeatures);
  return (first ?? findFeature(others, view))?.views[view];
}
