import type { CaipNetworkId } from '../../lib/networks/caip.js';
import type { NetworkDefinition } from '../../lib/networks/networks.js';
import { deprecatedSolanaId } from '../../lib/solana/deprecatedSolana.js';

/** Methods to propose. The wallet answers with those it supports. */
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

const SOLANA_METHODS = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
];

/** Used if the site accepts any network, because a proposal must name one. */
const ANY: readonly CaipNetworkId[] = ['eip155:1'];

export type ProposedNamespaces = Record<string, { chains: string[]; methods: string[]; events: string[] }>;

/**
 * The namespaces of a session proposal (CAIP-25). All are optional, so that a wallet that supports only some of the
 * networks can connect; the session then says which.
 */
export function proposedNamespaces(networks: readonly NetworkDefinition[]): ProposedNamespaces {
  const ids = networks.map(({ id }) => id);
  const evm = ids.filter((id) => id.startsWith('eip155:'));
  const solana = ids.filter((id) => id.startsWith('solana:'));
  return {
    ...(evm.length > 0 || solana.length === 0
      ? { eip155: { chains: evm.length > 0 ? evm : [...ANY], methods: [...METHODS], events: [...EVENTS] } }
      : {}),
    ...(solana.length > 0 ? { solana: solanaNamespace(solana) } : {}),
  };
}

/** Also proposes legacy ids, because old wallets know some networks only by those. */
function solanaNamespace(ids: readonly CaipNetworkId[]): ProposedNamespaces[string] {
  const deprecated = ids.flatMap((id) => deprecatedSolanaId(id) ?? []);
  return { chains: [...new Set([...ids, ...deprecated])], methods: [...SOLANA_METHODS], events: [] };
}
