import { type Atom, atom, type Getter, type Setter } from 'jotai/vanilla';
import type { ConnectionFacts, ConnectorInfo } from '../chains/connector.js';
import {
  addressOf,
  type CaipAddress,
  type CaipNetworkId,
  NAMESPACES,
  type Namespace,
  namespaceOf,
} from '../lib/networks/caip.js';
import { forEachNamespace, NAMESPACE_RULES } from '../lib/networks/namespaces.js';
import type { RememberedConnection } from './hostServices.js';
import { configAtom, describeNetworkAtom, requestedNetworksAtom } from './siteConfig.js';
import { latestAtom } from './util/latest.js';

/** A connected wallet, with the data it reported. */
export interface Connection extends ConnectionFacts {
  /** The same object until it disconnects or reconnects. */
  readonly connector: ConnectorInfo;
  /** Restored without a prompt, after a page load or by the wallet itself. */
  readonly isRestored: boolean;
}

/**
 * The connection of each namespace, as reported by wallets. Written by `effects/followConnectors.ts` only.
 */
export const connectionsAtom = atom<Partial<Record<Namespace, Connection>>>({});

/**
 * Connected wallets beside the active one of their namespace, the most recently used first. Written by
 * `effects/keepConnections.ts` only.
 */
export const keptConnectionsAtom = atom<readonly Connection[]>([]);

/** All connected wallets, the active ones first. */
export const everyConnectionAtom = atom((get): readonly Connection[] => [
  ...Object.values(get(connectionsAtom)),
  ...get(keptConnectionsAtom),
]);

/** The rules for keeping several wallets connected. Loaded only for sites that allow several. */
export interface Keeping {
  /** Updates the remembered connections. `remember` and `forget` are the versions for a single wallet per namespace. */
  remember(
    remembered: readonly RememberedConnection[],
    connection: RememberedConnection,
    isShown: boolean,
  ): readonly RememberedConnection[];
  forget(remembered: readonly RememberedConnection[], connectorId: string): readonly RememberedConnection[];
  /** Announces the remembered wallets of a namespace that are about to be restored, the active one first. */
  expect(namespace: Namespace, remembered: readonly RememberedConnection[]): void;
  /** Accepts an event of a wallet that isn't the active one. False if the wallet isn't kept. */
  take(connection: Connection, isAsked: boolean): boolean;
  /** Removes a kept wallet that has disconnected. False if it wasn't kept. */
  lose(connectorId: string): boolean;
  /** Prepares for a new active wallet and returns the ids of wallets that have to be released. */
  replace(set: Setter, before: Connection | undefined, now: Connection): readonly string[];
  /** Disconnects the active wallet, switches to the one used before and shows a message. False if there is none. */
  leave(connection: Connection): Promise<boolean>;
}

/** Undefined unless the site allows several wallets. Written by `effects/keepConnections.ts` only. */
export const keepingAtom = atom<Keeping | undefined>(undefined);

/** The namespace that was last connected or chosen. */
const chosenNamespaceCell = atom<Namespace>('eip155');

/** Makes a namespace the active one, as soon as it is connected. */
export const chooseNamespaceAtom = atom(null, (_get, set, namespace: Namespace) =>
  set(chosenNamespaceCell, namespace),
);

/** The active namespace: the chosen one, or another one that is connected. */
export const activeNamespaceAtom = atom((get) => {
  const connections = get(connectionsAtom);
  const chosen = get(chosenNamespaceCell);
  return connections[chosen] ? chosen : (NAMESPACES.find((namespace) => connections[namespace]) ?? chosen);
});

/** The namespace to connect: only its wallets are offered until the modal closes. */
export const neededNamespaceAtom = atom<Namespace | undefined>(undefined);

/**
 * The namespaces whose remembered connections are being looked up or restored. Written by `effects/restoreConnection.ts` only.
 */
export const restoringAtom = atom<readonly Namespace[]>([]);

/** Whether any remembered connection is being looked up or restored. */
export const isRestoringAtom = atom((get) => get(restoringAtom).length > 0);

const restorations = forEachNamespace(latestAtom);

/** Starts or ends restoring a namespace's connection: aborts the previous signal and returns a new one. */
export const nextRestorationAtom = atom(null, (_get, set, namespace: Namespace) =>
  set(restorations[namespace]),
);

/** The active connection. */
export const connectionAtom = atom((get) => get(connectionsAtom)[get(activeNamespaceAtom)]);

/** The active account as CAIP-10. */
export const accountAtom = atom((get): CaipAddress | undefined => get(connectionAtom)?.accounts[0]);

/** Reads the address of an account. */
export const addressIn = (whose: Atom<CaipAddress | undefined>) => (get: Getter) => {
  const account = get(whose);
  return account && addressOf(account);
};

export const addressAtom = atom(addressIn(accountAtom));

/** The wallet's network; undefined while not connected. Never the network that the site wants. */
export const walletNetworkAtom = atom((get): CaipNetworkId | undefined => get(connectionAtom)?.network);

/** The network that the visitor or the site chose with `switchNetwork`. Written by `network/switchNetwork.ts` only. */
export const chosenNetworkAtom = atom<CaipNetworkId | undefined>(undefined);

/** The networks that the site wants, in order: the chosen one, its default, then the rest of its list. */
export const wantedNetworksAtom = atom((get) => {
  const named = [get(chosenNetworkAtom), get(configAtom).defaultNetwork].filter((id) => id !== undefined);
  return [...new Set([...named, ...get(requestedNetworksAtom).map(({ id }) => id)])];
});

/** The network that the site wants: the chosen one, its default, or the first of its list. */
export const wantedNetworkAtom = atom((get) => get(wantedNetworksAtom)[0]);

/** The explicitly named network: the chosen one or the site's default. */
export const namedNetworkAtom = atom((get) => get(chosenNetworkAtom) ?? get(configAtom).defaultNetwork);

/**
 * The network that a newly connected wallet must be asked to switch to, because it was named explicitly. Sign-ins, and wallets
 * without a network of their own, start on the wanted network, so they are not asked.
 */
export const networkToAskAtom = atom((get): CaipNetworkId | undefined => {
  const named = get(namedNetworkAtom);
  const connection = get(connectionAtom);
  if (!named || !connection || connection.isRestored || connection.network === named) return undefined;
  const { type, namespace } = connection.connector;
  const isAsked = type !== 'AUTH' && NAMESPACE_RULES[namespace].hasOwnNetwork;
  return isAsked && namespaceOf(named) === namespace ? named : undefined;
});

/** The network to show: the wallet's when connected, otherwise the wanted one. */
export const shownNetworkAtom = atom((get) => {
  const id = get(walletNetworkAtom) ?? get(wantedNetworkAtom);
  return id && get(describeNetworkAtom)(id);
});

/** Returns whether a network is not one of the site's. A site without a list accepts any. */
export const judgeNetworkAtom = atom((get) => {
  const requested = get(requestedNetworksAtom);
  return (network: CaipNetworkId) => requested.length > 0 && !requested.some(({ id }) => id === network);
});

/** Whether the wallet is on a network that is not one of the site's. */
export const isUnsupportedNetworkAtom = atom((get) => {
  const network = get(walletNetworkAtom);
  return network !== undefined && get(judgeNetworkAtom)(network);
});

/** Whether the visitor must switch networks: the wallet's is not one of the site's, and the site accepts no other. */
export const isNetworkRefusedAtom = atom(
  (get) => get(isUnsupportedNetworkAtom) && !get(configAtom).allowUnsupportedChain,
);
