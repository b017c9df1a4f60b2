import type { CaipNetworkId } from '../networks/caip.js';
import { SOLANA_DEVNET, SOLANA_MAINNET } from './solana.js';

/** Old wallets' ids of these clusters, by their current ids. */
const DEPRECATED: ReadonlyMap<CaipNetworkId, CaipNetworkId> = new Map<CaipNetworkId, CaipNetworkId>([
  [SOLANA_MAINNET, 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
  [SOLANA_DEVNET, 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'],
]);

/** Old wallets' id of a cluster; undefined if it has no other. */
export function deprecatedSolanaId(id: CaipNetworkId): CaipNetworkId | undefined {
  return DEPRECATED.get(id);
}

/** The current id of a cluster. Any other id is returned unchanged. */
export function currentSolanaId(id: CaipNetworkId): CaipNetworkId {
  return [...DEPRECATED].find(([, deprecated]) => deprecated === id)?.[0] ?? id;
}
