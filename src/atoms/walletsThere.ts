import { atom } from 'jotai/vanilla';
import type { ConnectorInfo } from '../chains/connector.js';
import { neededNamespaceAtom } from './connection.js';
import { connectorsAtom } from './connectors.js';
import { mergeConnectors, type OfferedWallet } from './mergeConnectors.js';

/**
 * The connectors that are wallets: signing in has a place of its own. Each wallet once; while one namespace is needed, only what
 * can connect it.
 */
export const walletsThereAtom = atom((get): readonly OfferedWallet[] => {
  const needed = get(neededNamespaceAtom);
  const connectors = get(connectorsAtom);
  const wallets = connectors.filter(({ type, partOf }) => type !== 'AUTH' && !partOf);
  if (!needed) return mergeConnectors(wallets);
  const canConnect = ({ id, namespace }: ConnectorInfo) =>
    namespace === needed || connectors.some((one) => one.partOf === id && one.namespace === needed);
  return wallets.filter(canConnect);
});
