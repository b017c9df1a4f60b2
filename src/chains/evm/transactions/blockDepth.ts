import type { CaipNetworkId } from '../../../lib/networks/caip.js';
import type { TrackedEvmTransaction } from '../../../lib/transactions/trackedTransaction.js';
import { SETTLED_MS } from '../../../lib/transactions/transactionConstants.js';
import { ownValue } from '../../../lib/untrusted/ownValue.js';

/** The number of blocks, including the transaction's own, after which an outcome is known, and after which it's settled. */
export interface BlockDepth {
  readonly known: number;
  readonly settled: number;
}

/** Most networks have a single sequencer or agree on each block, so one block is enough to know the outcome. */
const USUAL: BlockDepth = { known: 1, settled: 12 };

/** Networks that reorganise more, or settle later. Ethereum and Gnosis settle after two epochs. */
const DEPTHS: Readonly<Record<CaipNetworkId, BlockDepth>> = {
  'eip155:1': { known: 1, settled: 64 },
  'eip155:100': { known: 1, settled: 32 },
  'eip155:137': { known: 3, settled: 64 },
  'eip155:11155111': { known: 1, settled: 64 },
};

/** How deep these blocks are in the chain, with `head` as the newest block at the time `at`. */
export function placeInChain(
  { status }: Pick<TrackedEvmTransaction, 'status'>,
  blocks: readonly number[],
  { at, head }: { readonly at: number; readonly head: number },
  depth: BlockDepth,
) {
  const since = 'isSettled' in status ? status.since : at;
  const areBelow = (least: number) => blocks.every((block) => head - block + 1 >= least);
  return {
    isDeep: areBelow(depth.known),
    inBlock: { since, isSettled: areBelow(depth.settled) || at - since >= SETTLED_MS },
  };
}

export const blockDepth = (network: CaipNetworkId): BlockDepth => ownValue(DEPTHS, network) ?? USUAL;
