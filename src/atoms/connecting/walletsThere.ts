import { atom } from 'jotai/vanilla';
import type { ConnectorInfo } from '../../chains/connector.js';
import { neededNamespaceAtom } from '../connection.js';
import { isExcludedAtom } from '../directory/excluded.js';
import { connectorsAtom } from './connectors.js';
import { mergeConnectors, type OfferedWallet } from './offeredConnectors.js';

/** How many wallets of this browser wait for the directory to say whether the site leaves them out. */
export const heldBackAtom = atom((get) => {
  const isExcluded = get(isExcludedAtom);
  return get(connectorsAtom).filter(({ rdns }) => isExcluded(rdns) === undefined).length;
});

/**
 * The connectors that are wallets and not left out by the site: signing in has a place of its own. Each wallet once;
 * while one namespace is needed, only what can connect it.
 */
export const walletsThereAtom = atom((get): readonly OfferedWallet[] => {
  const needed = get(neededNamespaceAtom);
  const connectors = get(connectorsAtom);
  const isExcluded = get(isExcludedAtom);
  const wallets = connectors.filter(
    ({ type, partOf, rdns }) => type !== 'AUTH' && !partOf && isExcluded(rdns) === false,
  );
  if (!needed) return mergeConnectors(wallets);
  const canConnect = ({ id, namespace }: ConnectorInfo) =>
    namespace === needed || connectors.some((one) => one.partOf === id && one.namespace === needed);
  return wallets.filter(canConnect);
});
