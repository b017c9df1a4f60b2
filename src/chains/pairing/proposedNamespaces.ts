import { type CaipNetworkId, type Namespace, namespaceOf, siteNamespaces } from '../../lib/networks/caip.js';
import { NAMESPACE_RULES } from '../../lib/networks/namespaces.js';
import type { NetworkDefinition } from '../../lib/networks/networks.js';
import { deprecatedSolanaId } from '../../lib/solana/deprecatedSolana.js';

interface Proposal {
  /** The wallet answers with those it supports. */
  readonly methods: readonly string[];
  readonly events: readonly string[];
  /** Old network ids to propose too, because old wallets know some networks only by these. */
  readonly legacyId?: (id: CaipNetworkId) => CaipNetworkId | undefined;
}

const EVM_METHODS = [
  'eth_accounts',
  'eth_requestAccounts',
  'eth_sendTransaction',
  'eth_sendRawTransaction',
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_getPermissions',
  'wallet_requestPermissions',
  'wallet_sendCalls',
  'wallet_showCallsStatus',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
];

const PROPOSALS: Readonly<Record<Namespace, Proposal>> = {
  eip155: {
    methods: EVM_METHODS,
    events: ['accountsChanged', 'chainChanged', 'connect', 'disconnect', 'message'],
  },
  solana: {
    methods: [
      'solana_signMessage',
      'solana_signTransaction',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
    events: [],
    legacyId: deprecatedSolanaId,
  },
};

export type ProposedNamespaces = Record<string, { chains: string[]; methods: string[]; events: string[] }>;

/**
 * The namespaces of a session proposal (CAIP-25). All are optional, so that a wallet that supports only some of the networks
 * can connect; the session then lists those.
 */
export function proposedNamespaces(networks: readonly NetworkDefinition[]): ProposedNamespaces {
  return Object.fromEntries(
    siteNamespaces(networks).map((namespace) => {
      const { methods, events, legacyId } = PROPOSALS[namespace];
      const own = networks.map(({ id }) => id).filter((id) => namespaceOf(id) === namespace);
      // A proposal must name a network, even if the site accepts any.
      const ids = own.length > 0 ? own : [NAMESPACE_RULES[namespace].mainNetwork];
      const legacy = ids.flatMap((id) => legacyId?.(id) ?? []);
      return [
        namespace,
        { chains: [...new Set([...ids, ...legacy])], methods: [...methods], events: [...events] },
      ];
    }),
  );
}
