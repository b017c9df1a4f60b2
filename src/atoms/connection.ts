import { atom } from 'jotai/vanilla';
import type { ConnectionFacts, ConnectorInfo } from '../chains/connector.js';
import {
  addressOf,
  type CaipAddress,
  type CaipNetworkId,
  NAMESPACES,
  type Namespace,
  namespaceOf,
} from '../lib/networks/caip.js';
import { configAtom, describeNetworkAtom, requestedNetworksAtom } from './siteConfig.js';
import { latestAtom } from './util/latest.js';

/** A wallet that is connected, with what it told. */
export interface Connection extends ConnectionFacts {
  readonly connector: ConnectorInfo;
  /** Taken up again after a page load or by the wallet itself, without anybody being asked. */
  readonly isRestored: boolean;
}

/**
 * The connection of each namespace. Written by `effects/followConnectors.ts` only, from what wallets tell.
 */
export const connectionsAtom = atom<Partial<Record<Namespace, Connection>>>({});

/** The namespace that was connected, or chosen, last. */
const chosenNamespaceCell = atom<Namespace>('eip155');

/** Has the connection of a namespace shown, as soon as there is one. */
export const chooseNamespaceAtom = atom(null, (_get, set, namespace: Namespace) =>
  set(chosenNamespaceCell, namespace),
);

/** The namespace whose connection is shown: the chosen one, else one that is connected. */
export const activeNamespaceAtom = atom((get) => {
  const connections = get(connectionsAtom);
  const chosen = get(chosenNamespaceCell);
  return connections[chosen] ? chosen : (NAMESPACES.find((namespace) => connections[namespace]) ?? chosen);
});

/** The namespace that somebody is to connect, while only its wallets are offered; until the modal closes. */
export const neededNamespaceAtom = atom<Namespace | undefined>(undefined);

/** The namespaces whose remembered connection is looked for or restored. Written by `effects/restoreConnection.ts` only. */
export const restoringAtom = atom<readonly Namespace[]>([]);

/** Whether any remembered connection is. */
export const isRestoringAtom = atom((get) => get(restoringAtom).length > 0);

const restorations = { eip155: latestAtom(), solana: latestAtom() };

/** Set by whoever begins, or ends, restoring the connection of a namespace: the signal for that, which ends the one before. */
export const nextRestorationAtom = atom(null, (_get, set, namespace: Namespace) =>
  set(restorations[namespace]),
);

/** The active connection. */
export const connectionAtom = atom((get) => get(connectionsAtom)[get(activeNamespaceAtom)]);

/** The active account as CAIP-10. */
export const accountAtom = atom((get): CaipAddress | undefined => get(connectionAtom)?.accounts[0]);

export const addressAtom = atom((get) => {
  const account = get(accountAtom);
  return account && addressOf(account);
});

/** The network that the wallet is on; undefined while not connected. Never what the site wishes. */
export const walletNetworkAtom = atom((get): CaipNetworkId | undefined => get(connectionAtom)?.network);

/** The network that the person or the site chose with `switchNetwork`. Written by `network/switchNetwork.ts` only. */
export const chosenNetworkAtom = atom<CaipNetworkId | undefined>(undefined);

/** The networks that the site wants, the one to begin with first: what was chosen, its default, the order of its list. */
export const wantedNetworksAtom = atom((get) => {
  const named = [get(chosenNetworkAtom), get(configAtom).defaultNetwork].filter((id) => id !== undefined);
  return [...new Set([...named, ...get(requestedNetworksAtom).map(({ id }) => id)])];
});

/** The network that the site wants: what was chosen, else its default, else the first of its list. */
export const wantedNetworkAtom = atom((get) => get(wantedNetworksAtom)[0]);

/** The network that was chosen, else the site's default: one that somebody named. */
export const namedNetworkAtom = atom((get) => get(chosenNetworkAtom) ?? get(configAtom).defaultNetwork);

/**
 * The network that a wallet which has just connected is still to be asked for, because somebody named it. What begins
 * on the wanted network by itself is not asked.
 */
export const networkToAskAtom = atom((get): CaipNetworkId | undefined => {
  const named = get(namedNetworkAtom);
  const connection = get(connectionAtom);
  if (!named || !connection || connection.isRestored || connection.network === named) return undefined;
  const { type, namespace } = connection.connector;
  return type !== 'AUTH' && namespace === 'eip155' && namespaceOf(named) === namespace ? named : undefined;
});

/** The network to show: the wallet's own when connected, else the wanted one. */
export const shownNetworkAtom = atom((get) => {
  const id = get(walletNetworkAtom) ?? get(wantedNetworkAtom);
  return id && get(describeNetworkAtom)(id);
});

/** Tells networks that the site did not ask for. A site without a list takes any. */
export const judgeNetworkAtom = atom((get) => {
  const requested = get(requestedNetworksAtom);
  return (network: CaipNetworkId) => requested.length > 0 && !requested.some(({ id }) => id === network);
});

/** Whether the wallet is on a network that the site did not ask for. */
export const isUnsupportedNetworkAtom = atom((get) => {
  const network = get(walletNetworkAtom);
  return network !== undefined && get(judgeNetworkAtom)(network);
});

/** Whether the person has to choose another network: the wallet's is not asked for, and the site takes no other. */
export const isNetworkRefusedAtom = atom(
  (get) => get(isUnsupportedNetworkAtom) && !get(configAtom).allowUnsupportedChain,
);
