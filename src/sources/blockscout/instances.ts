import { type CaipNetworkId, parseCaipNetworkId } from '../../lib/networks/caip.js';
import { type BlockscoutOptions, CHAIN_ID } from './blockscoutOptions.js';

/** Public instances, by chain ID. None of them redirects. */
const PUBLIC: Readonly<Record<string, string>> = {
  1: 'eth.blockscout.com',
  10: 'explorer.optimism.io',
  100: 'gnosis.blockscout.com',
  137: 'polygon.blockscout.com',
  324: 'zksync.blockscout.com',
  8453: 'base.blockscout.com',
  42161: 'arbitrum.blockscout.com',
  42220: 'celo.blockscout.com',
  84532: 'base-sepolia.blockscout.com',
  11155111: 'eth-sepolia.blockscout.com',
};

/** The networks with a public instance. */
export const publicNetworks = (): readonly CaipNetworkId[] =>
  Object.keys(PUBLIC).map((reference): CaipNetworkId => `eip155:${reference}`);

/** The address under which Blockscout serves all its networks to owners of a key. */
const HOSTED = `https://api.blockscout.com/${CHAIN_ID}`;

/** The API address of a network's instance. Undefined if there is none. */
export function instanceUrl({ url, apiKey }: BlockscoutOptions, network: CaipNetworkId): string | undefined {
  const { namespace, reference = '' } = parseCaipNetworkId(network) ?? {};
  if (namespace !== 'eip155') return undefined;
  const found = ownUrl(url ?? (apiKey ? HOSTED : undefined), network, reference) ?? publicUrl(url, reference);
  return found && `${found.replace(/\/$/, '').replace(/\/api\/v2$/, '')}/api/v2`;
}

function ownUrl(
  url: BlockscoutOptions['url'],
  network: CaipNetworkId,
  reference: string,
): string | undefined {
  if (typeof url === 'string') return url.replace(CHAIN_ID, reference);
  return url && Object.hasOwn(url, network) ? url[network] : undefined;
}

function publicUrl(url: BlockscoutOptions['url'], reference: string): string | undefined {
  return url === undefined && Object.hasOwn(PUBLIC, reference) ? `https://${PUBLIC[reference]}` : undefined;
}
