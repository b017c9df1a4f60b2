import { useAtomValue } from 'jotai';
import { describeNetworkAtom } from '../../atoms/siteConfig.js';
import type { CaipNetworkId, Namespace } from '../../lib/networks/caip.js';
import { SOLANA_MAINNET } from '../../lib/solana/solana.js';
import { NetworkMark } from './NetworkMark.js';

/** The best-known network of each namespace. */
const BEST_KNOWN: Record<Namespace, CaipNetworkId> = { eip155: 'eip155:1', solana: SOLANA_MAINNET };

/** The icon of a namespace. */
export function ChainMark({ namespace }: { namespace: Namespace }) {
  return <NetworkMark network={useAtomValue(describeNetworkAtom)(BEST_KNOWN[namespace])} />;
}
