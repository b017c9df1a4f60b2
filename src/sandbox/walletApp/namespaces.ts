import {
  addressOf,
  type CaipAddress,
  type CaipNetworkId,
  type Namespace,
  networkOf,
  parseCaipNetworkId,
  toCaipAddress,
} from '../../lib/networks/caip.js';
import type { ClientNamespaces, ClientProposal } from './signClient.js';

/** The networks, methods and events of one namespace that a site requests or was granted. */
export interface Scope {
  readonly chains: readonly CaipNetworkId[];
  readonly methods: readonly string[];
  readonly events: readonly string[];
}

/** The methods that the wallet supports over a session. Sites read chains in other ways. */
const METHODS: Readonly<Record<Namespace, readonly string[]>> = {
  eip155: [
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
  ],
  solana: [
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
    'solana_signMessage',
    'solana_signTransaction',
  ],
};
/** The methods of EIP-5792. */
const CALLS: readonly string[] = ['wallet_getCallsStatus', 'wallet_getCapabilities', 'wallet_sendCalls'];
const EVENTS: Readonly<Record<Namespace, readonly string[]>> = {
  eip155: ['accountsChanged', 'chainChanged'],
  solana: [],
};

/** The parts of a proposal for a namespace, required and optional together. */
export function askedFor(
  { requiredNamespaces, optionalNamespaces }: ClientProposal,
  namespace: Namespace,
): Scope {
  const entries = [requiredNamespaces, optionalNamespaces]
    .flatMap((namespaces) => Object.entries(namespaces ?? {}))
    .filter(([key]) => key.split(':')[0] === namespace);
  return {
    // A key may be a single network, such as `eip155:1`, which then lists no chains.
    chains: chainsOf(
      entries.flatMap(([key, { chains }]) => [key, ...(chains ?? [])]),
      namespace,
    ),
    methods: unique(entries.flatMap(([, { methods }]) => methods)),
    events: unique(entries.flatMap(([, { events }]) => events)),
  };
}

/** The parts that the wallet supports. Smart accounts also support batches of calls. */
export function supported(
  { chains, methods, events }: Scope,
  namespace: Namespace,
  hasSmartAccounts = false,
): Scope {
  const known = [...METHODS[namespace], ...(hasSmartAccounts ? CALLS : [])];
  return {
    chains,
    methods: methods.filter((method) => known.includes(method)),
    events: events.filter((event) => EVENTS[namespace].includes(event)),
  };
}

/** The parts of a session for a namespace. */
export function agreedOn(namespaces: ClientNamespaces, namespace: Namespace): Scope {
  const { methods = [], events = [] } = namespaces[namespace] ?? {};
  return { chains: chainsOf(accountsOf(namespaces[namespace]).map(networkOf), namespace), methods, events };
}

/** The accounts of a session, without duplicates. */
export function accountsIn(namespaces: ClientNamespaces, namespace: Namespace): readonly string[] {
  return unique(accountsOf(namespaces[namespace]).map(addressOf));
}

/**
 * The namespaces of a session in the client's format: every account on every network. Namespaces without networks are
 * left out.
 */
export function namespacesFor(
  shared: Readonly<Record<Namespace, { readonly scope: Scope; readonly accounts: readonly string[] }>>,
): ClientNamespaces {
  const written: ClientNamespaces = {};
  for (const [namespace, { scope, accounts }] of Object.entries(shared)) {
    const { chains, methods, events } = scope;
    if (chains.length === 0) continue;
    written[namespace] = {
      chains: [...chains],
      accounts: chains.flatMap((chain) => accounts.map((account) => toCaipAddress(chain, account))),
      methods: [...methods],
      events: [...events],
    };
  }
  return written;
}

/** The client accepts no other form. */
function accountsOf(namespace: ClientNamespaces[string] | undefined): readonly CaipAddress[] {
  return (namespace?.accounts ?? []) as CaipAddress[];
}

function chainsOf(ids: readonly string[], namespace: Namespace): CaipNetworkId[] {
  const parsed = ids.map((id) => parseCaipNetworkId(id));
  return unique(parsed.flatMap((chain) => (chain?.namespace === namespace ? [chain.id] : [])));
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
