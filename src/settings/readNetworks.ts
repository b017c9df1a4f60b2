import type { WalletModal } from '../elements/walletModal.js';
import type { ChainApiSetting, Config } from '../lib/config.js';
import { type CaipNetworkId, NAMESPACES, parseCaipNetworkId } from '../lib/networks/caip.js';
import { knownNetwork, type NetworkDefinition, unnamedNetwork } from '../lib/networks/networks.js';
import { describeValue } from '../lib/untrusted/describeValue.js';
import { readEntries } from '../lib/untrusted/readEntries.js';
import { readFields } from '../lib/untrusted/readFields.js';
import type { Complain } from './explainProblem.js';
import { readChain } from './readChain.js';
import { hostedRpcUrl } from './services/hostedRpcUrl.js';

/**
 * `networks` are the site's networks: those in `networks`, else those in `chains`. `describedNetworks` are the others in
 * `chains`, needed if a wallet is on one. Reports invalid ones and leaves them out.
 */
export function readNetworks(
  element: WalletModal,
  chainApi: ChainApiSetting | undefined,
  complain: Complain,
): Pick<Config, 'networks' | 'describedNetworks'> {
  const chains = readChains(element.chains, complain);
  const described = [...chains.keys()];
  const wanted = new Set(
    element.networks.length > 0
      ? element.networks.map((text) => readId(text, complain)).filter((id) => id !== undefined)
      : described,
  );
  const define = (id: CaipNetworkId): NetworkDefinition => {
    const network = { ...(knownNetwork(id) ?? unnamedNetwork(id)), ...chains.get(id) };
    return { ...network, rpcUrl: network.rpcUrl ?? (chainApi && hostedRpcUrl(chainApi, id)) };
  };
  return {
    networks: [...wanted].map(define),
    describedNetworks: described.filter((id) => !wanted.has(id)).map(define),
  };
}

/** The default network, if the site uses it. */
export function readDefaultNetwork(
  text: string,
  networks: readonly NetworkDefinition[],
  complain: Complain,
): CaipNetworkId | undefined {
  if (!text) return undefined;
  const id = readId(text, complain);
  if (!id || networks.length === 0 || networks.some((network) => network.id === id)) return id;
  complain({ what: 'defaultNetwork', id });
  return undefined;
}

function readId(text: unknown, complain: Complain): CaipNetworkId | undefined {
  const parsed = typeof text === 'string' ? parseCaipNetworkId(text) : undefined;
  const isSpoken = NAMESPACES.some((namespace) => namespace === parsed?.namespace);
  if (parsed && isSpoken) return parsed.id;
  complain({ what: parsed ? 'namespace' : 'network', value: describeValue(text) });
  return undefined;
}

function readChains(value: unknown, complain: Complain): Map<CaipNetworkId, Partial<NetworkDefinition>> {
  const chains = new Map<CaipNetworkId, Partial<NetworkDefinition>>();
  if (value === undefined) return chains;
  const entries = readEntries(value);
  if (!entries) complain({ what: 'chains' });
  for (const entry of entries ?? []) {
    const id = readId(readFields(entry, ['id']).id, complain);
    if (id) chains.set(id, readChain(id, entry, complain));
  }
  return chains;
}
