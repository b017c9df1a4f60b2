import type { ChainApiSetting } from '../../lib/config.js';
import { type CaipNetworkId, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { NAMESPACE_RULES } from '../../lib/networks/namespaces.js';
import { SOLANA_CLUSTERS } from '../../lib/solana/solana.js';

/** The networks whose RPC the hosted chain API serves. */
const HOSTED = new Set<CaipNetworkId>([
  ...[
    1, 5, 11155111, 10, 420, 42161, 421613, 137, 80001, 42220, 1313161554, 1313161555, 56, 97, 43114, 43113,
    100, 8453, 84531, 7777777, 999, 324, 280,
  ].map((reference): CaipNetworkId => `eip155:${reference}`),
  ...SOLANA_CLUSTERS,
]);

/** The chain API's RPC address for a network without one of its own (behaviour 5.5). */
export function hostedRpcUrl(chainApi: ChainApiSetting, id: CaipNetworkId): string | undefined {
  const { projectId, isHosted } = chainApi;
  if (isHosted && !HOSTED.has(id)) return undefined;
  const url = new URL(chainApi.url);
  url.pathname = url.pathname.replace(/\/?$/, `/${NAMESPACE_RULES[spokenNamespaceOf(id)].rpcPath}`);
  for (const [name, value] of Object.entries({ chainId: id, projectId })) url.searchParams.set(name, value);
  return url.href;
}
