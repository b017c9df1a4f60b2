import {
  addressOf,
  type CaipAddress,
  type CaipNetworkId,
  type EvmAddress,
  networkOf,
  parseCaipNetworkId,
  toCaipAddress,
} from '../../lib/caip.js';
import type { ClientNamespaces, ClientProposal } from './signClient.js';

/** Everything EVM that a site asks for or was given. */
export interface EvmScope {
  readonly chains: readonly CaipNetworkId[];
  readonly methods: readonly string[];
  readonly events: readonly string[];
}

/** What the wallet can be asked over a session; chains themselves sites read by other ways. */
const METHODS: readonly string[] = [
  'eth_accounts',
  'eth_requestAccounts',
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_getPermissions',
  'wallet_requestPermissions',
  'wallet_revokePermissions',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
];
const EVENTS: readonly string[] = ['accountsChanged', 'chainChanged'];

/** What a proposal asks for, required and optional together. */
export function askedFor({ requiredNamespaces, optionalNamespaces }: ClientProposal): EvmScope {
  const entries = [requiredNamespaces, optionalNamespaces]
    .flatMap((namespaces) => Object.entries(namespaces ?? {}))
    .filter(([key]) => key.split(':')[0] === 'eip155');
  return {
    // A namespace may be one network, e.g. `eip155:1`, and then lists none.
    chains: evmChains(entries.flatMap(([key, { chains }]) => [key, ...(chains ?? [])])),
    methods: unique(entries.flatMap(([, { methods }]) => methods)),
    events: unique(entries.flatMap(([, { events }]) => events)),
  };
}

/** The part of it that the wallet can do. */
export function supported({ chains, methods, events }: EvmScope): EvmScope {
  return {
    chains,
    methods: methods.filter((method) => METHODS.includes(method)),
    events: events.filter((event) => EVENTS.includes(event)),
  };
}

/** What a session has, as it was agreed on. */
export function agreedOn({ eip155 }: ClientNamespaces): EvmScope {
  const { methods = [], events = [] } = eip155 ?? {};
  return { chains: evmChains(accountsOf(eip155).map(networkOf)), methods, events };
}

/** The accounts of a session, each once. */
export function accountsIn({ eip155 }: ClientNamespaces): readonly string[] {
  return unique(accountsOf(eip155).map(addressOf));
}

/** Writes it down for the site: every account on every network. */
export function namespacesFor(scope: EvmScope, accounts: readonly EvmAddress[]): ClientNamespaces {
  const { chains, methods, events } = scope;
  return {
    eip155: {
      chains: [...chains],
      accounts: chains.flatMap((chain) => accounts.map((account) => toCaipAddress(chain, account))),
      methods: [...methods],
      events: [...events],
    },
  };
}

/** The client lets nothing else through. */
function accountsOf(namespace: ClientNamespaces[string] | undefined): readonly CaipAddress[] {
  return (namespace?.accounts ?? []) as CaipAddress[];
}

function evmChains(ids: readonly string[]): CaipNetworkId[] {
  const parsed = ids.map((id) => parseCaipNetworkId(id));
  return unique(parsed.flatMap((chain) => (chain?.namespace === 'eip155' ? [chain.id] : [])));
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
