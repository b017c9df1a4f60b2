import type { MethodKind } from '../requests/methodKind.js';
import { SOL_DECIMALS, SOLANA_MAINNET } from '../solana/solana.js';
import { type CaipNetworkId, ETHEREUM_MAINNET, NAMESPACES, type Namespace } from './caip.js';

export interface NativeCurrency {
  readonly name: string;
  readonly symbol: string;
  /** One whole unit is 10 to this power base units. */
  readonly decimals: number;
}

/** What holds for all wallets and networks of a namespace. */
export interface NamespaceRules {
  /** Its icon stands for the namespace. */
  readonly mainNetwork: CaipNetworkId;
  /** The currency of a network without a description. */
  readonly nativeCurrency: NativeCurrency;
  /** The path of accounts in block explorers. */
  readonly explorerPath: string;
  /** The path of RPC requests in the chain API. */
  readonly rpcPath: string;
  /** The methods that nodes may be sent. */
  readonly nodeMethods: MethodKind;
  /** Whether wallets have names only, so that the directory's wallets are found by name. */
  readonly isFoundByName: boolean;
  /** Whether a wallet has a network of its own, and must be asked to switch to the one that the site names. */
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
