import type { MethodKind } from '../requests/methodKind.js';
import { SOL_DECIMALS, SOLANA_MAINNET } from '../solana/solana.js';
import { type CaipNetworkId, ETHEREUM_MAINNET, NAMESPACES, type Namespace } from './caip.js';

export interface NativeCurrency {
  readonly name: string;
  readonly symbol: string;
  /** One whole unit is 10 to this power base units. */
  readonly decimals: number;
}

/** The properties shared by all wallets and networks of a namespace. */
export interface NamespaceRules {
  /** The network whose icon represents the namespace. */
  readonly mainNetwork: CaipNetworkId;
  /** The native currency of a network without a description. */
  readonly nativeCurrency: NativeCurrency;
  /** The path of accounts in block explorers. */
  readonly explorerPath: string;
  /** The path of RPC requests in the chain API. */
  readonly rpcPath: string;
  /** The kind of methods that nodes may receive. */
  readonly nodeMethods: MethodKind;
  /** Whether wallets only have names, so that the directory's wallets are matched by name. */
  readonly isFoundByName: boolean;
  /** Whether wallets keep their own current network, and must be asked to switch to the site's. */
  readonly hasOwnNetwork: boolean;
}

export const NAMESPACE_RULES: Readonly<Record<Namespace, NamespaceRules>> = {
  eip155: {
    mainNetwork: ETHEREUM_MAINNET,
    nativeCurrency: { name: 'Native currency', symbol: '', decimals: 18 },
    explorerPath: 'address',
    rpcPath: 'v1/',
    nodeMethods: 'read',
    isFoundByName: false,
    hasOwnNetwork: true,
  },
  solana: {
    mainNetwork: SOLANA_MAINNET,
    nativeCurrency: { name: 'SOL', symbol: 'SOL', decimals: SOL_DECIMALS },
    explorerPath: 'account',
    rpcPath: 'v1',
    nodeMethods: 'solanaNode',
    isFoundByName: true,
    hasOwnNetwork: false,
  },
};

/** A value for each namespace. */
export function forEachNamespace<T>(make: () => T): Record<Namespace, T> {
  return Object.fromEntries(NAMESPACES.map((namespace) => [namespace, make()])) as Record<Namespace, T>;
}
