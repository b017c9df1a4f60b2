import { type CaipNetworkId, parseCaipNetworkId } from '../lib/caip.js';
import type { Config } from '../lib/config.js';
import { knownNetwork, type NetworkDefinition, unnamedNetwork } from '../lib/networks.js';
import type { Complain } from './configProblems.js';
import { hostedRpcUrl } from './hostedServices.js';
import type { ChainSetting } from './objectProperties.js';
import type { WalletModal } from './walletModal.js';

/**
 * `networks` are those that the site wants: those it names, else those it describes. `describedNetworks` are those it
 * describes without wanting them, for when a wallet is on one. Broken ones are reported and left out.
 */
export function readNetworks(
  element: WalletModal,
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
    return { ...network, rpcUrl: network.rpcUrl ?? hostedRpcUrl(element, id) };
  };
  return {
    networks: [...wanted].map(define),
    describedNetworks: described.filter((id) => !wanted.has(id)).map(define),
  };
}

/** The default network when it is one of the site's. */
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
  if (parsed) return parsed.id;
  complain({ what: 'network', value: String(text) });
  return undefined;
}

function readChains(value: unknown, complain: Complain): Map<CaipNetworkId, Partial<NetworkDefinition>> {
  const chains = new Map<CaipNetworkId, Partial<NetworkDefinition>>();
  if (value === undefined) return chains;
  if (!Array.isArray(value)) {
    complain({ what: 'chains' });
    return chains;
  }
  for (const chain of value as readonly (ChainSetting | null)[]) {
    const id = readId(chain?.id, complain);
    if (id && chain) chains.set(id, readChain(chain, complain));
  }
  return chains;
}

function readChain(chain: ChainSetting, complain: Complain): Partial<NetworkDefinition> {
  const { rpcUrl, name, nativeCurrency, ...rest } = chain;
  const currency = readCurrency(chain, complain);
  return {
    ...rest,
    ...(typeof name === 'string' && name ? { name } : {}),
    ...(currency ? { nativeCurrency: currency } : {}),
    ...(rpcUrl !== undefined && isRpcUrl(rpcUrl, chain.id, complain) ? { rpcUrl } : {}),
  };
}

function readCurrency(
  { id, nativeCurrency }: ChainSetting,
  complain: Complain,
): NetworkDefinition['nativeCurrency'] | undefined {
  if (nativeCurrency === undefined) return undefined;
  const { name, symbol, decimals } = (nativeCurrency ?? {}) as Partial<NetworkDefinition['nativeCurrency']>;
  const isUsable =
    typeof symbol === 'string' &&
    Number.isInteger(decimals) &&
    Number(decimals) >= 0 &&
    Number(decimals) <= 36;
  if (isUsable) return { name: typeof name === 'string' ? name : symbol, symbol, decimals: Number(decimals) };
  complain({ what: 'currency', id });
  return undefined;
}

function isRpcUrl(value: unknown, id: string, complain: Complain): boolean {
  if (typeof value === 'string' && value && URL.canParse(value, document.baseURI)) {
    if (/^https?:$/.test(new URL(value, document.baseURI).protocol)) return true;
  }
  complain({ what: 'rpcUrl', id });
  return false;
}
