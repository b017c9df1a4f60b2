import type { CaipNetworkId } from '../../lib/caip.js';
import type { NetworkDefinition } from '../../lib/networks.js';

/** What a wallet may be asked over a session; it names those that it takes. */
const METHODS = [
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
const EVENTS = ['accountsChanged', 'chainChanged', 'connect', 'disconnect', 'message'];

/** Asked for where the site takes whatever the wallet is on: a proposal has to name a network. */
const ANY: readonly CaipNetworkId[] = ['eip155:1'];

export type ProposedNamespaces = Record<string, { chains: string[]; methods: string[]; events: string[] }>;

/**
 * The namespaces of a session proposal (CAIP-25). All are optional: a wallet that knows only some of the networks
 * connects all the same, and which they are is seen in the session.
 */
export function proposedNamespaces(networks: readonly NetworkDefinition[]): ProposedNamespaces {
  const ids = networks.map(({ id }) => id).filter((id) => id.startsWith('eip155:'));
  return {
    eip155: { chains: [...(ids.length > 0 ? ids : ANY)], methods: [...METHODS], events: [...EVENTS] },
  };
}
