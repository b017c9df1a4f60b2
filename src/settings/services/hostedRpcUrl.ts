import type { ChainApiSetting } from '../../lib/config.js';
import { type CaipNetworkId, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { NAMESPACE_RULES } from '../../lib/networks/namespaces.js';
import { SOLANA_CLUSTERS } from '../../lib/solana/solana.js';

/**
 * The networks whose RPC the hosted chain API serves: those in `SUPPORTED_CHAINS.md` of reown-com/blockchain-api and on
 * docs.reown.com/cloud/blockchain-api, read on 2026-11-29, without test networks that have been shut down (2810, 17000, 80084,
 * 911867). The service guarantees only some of them, and an account is needed to see which ones it serves today.
 */
const HOSTED = new Set<CaipNetworkId>([
  ...[
    1, 10, 25, 30, 31, 56, 97, 100, 130, 137, 146, 300, 324, 1101, 1111, 1112, 1284, 1301, 1329, 2818, 5000,
    5003, 8217, 8453, 10143, 42161, 42220, 43113, 43114, 57054, 59144, 80002, 80069, 80094, 84532, 421614,
    534351, 534352, 560048, 7777777, 11155111, 11155420, 999999999, 1313161554, 1313161555,
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
