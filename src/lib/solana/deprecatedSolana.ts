import type { CaipNetworkId } from '../networks/caip.js';
import { SOLANA_DEVNET, SOLANA_MAINNET } from './solana.js';

/** What old wallets call these clusters, by their present ids. */
const DEPRECATED: ReadonlyMap<CaipNetworkId, CaipNetworkId> = new Map<CaipNetworkId, CaipNetworkId>([
  [SOLANA_MAINNET, 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
  [SOLANA_DEVNET, 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'],
]);

/** The id by which old wallets know a cluster; undefined when it has only one. */
export function deprecatedSolanaId(id: CaipNetworkId): CaipNetworkId | undefined {
  return DEPRECATED.get(id);
}

/** The present id of a cluster; any other id stays as it is. */
export function currentSolanaId(id: CaipNetworkId): CaipNetworkId {
  return [...DEPRECATED].find(([, deprecated]) => deprecated === id)?.[0] ?? id;
}
