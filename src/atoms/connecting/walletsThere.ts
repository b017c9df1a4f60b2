import { atom } from 'jotai/vanilla';
import type { ConnectorInfo } from '../../chains/connector.js';
import { neededNamespaceAtom } from '../connection.js';
import { isExcludedAtom } from '../directory/excluded.js';
import { connectorsAtom } from './connectors.js';
import { type ConnectableWallet, mergeConnectors } from './offeredConnectors.js';

/** The number of wallets in this browser that are hidden until the directory shows whether the site excludes them. */
export const heldBackAtom = atom((get) => {
  const isExcluded = get(isExcludedAtom);
  return get(connectorsAtom).filter((one) => isExcluded(one) === undefined).length;
});

const includedAtom = atom((get) => {
  const isExcluded = get(isExcludedAtom);
  return get(connectorsAtom).filter((one) => one.type !== 'AUTH' && !one.partOf && isExcluded(one) === false);
});

/** The available wallets that the site doesn't exclude, without duplicates. Sign-in is shown separately. */
export const everyWalletThereAtom = atom((get) => mergeConnectors(get(includedAtom)));

/** The same, but only the wallets that can connect the needed namespace, if there is one. */
export const walletsThereAtom = atom((get): readonly ConnectableWallet[] => {
  const needed = get(neededNamespaceAtom);
  if (!needed) return get(everyWalletThereAtom);
  const connectors = get(connectorsAtom);
  const canConnect = ({ id, namespace }: ConnectorInfo) =>
    namespace === needed || connectors.some((one) => one.partOf === id && one.namespace === needed);
  return get(includedAtom).filter(canConnect);
});
