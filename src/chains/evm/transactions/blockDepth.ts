import type { CaipNetworkId } from '../../../lib/networks/caip.js';
import type { TrackedEvmTransaction } from '../../../lib/transactions/trackedTransaction.js';
import { SETTLED_MS } from '../../../lib/transactions/transactionConstants.js';
import { ownValue } from '../../../lib/untrusted/ownValue.js';

/** How many blocks, the transaction's own included, make an outcome known, and how many make it settled. */
export interface BlockDepth {
  readonly known: number;
  readonly settled: number;
}

/** Most networks order blocks in one place or agree on each, so one block is enough to tell the outcome. */
const USUAL: BlockDepth = { known: 1, settled: 12 };

/** Networks that reorganise more, or settle later. Ethereum and Gnosis settle after two epochs. */
const DEPTHS: Readonly<Record<CaipNetworkId, BlockDepth>> = {
  'eip155:1': { known: 1, settled: 64 },
  'eip155:100': { known: 1, settled: 32 },
  'eip155:137': { known: 3, settled: 64 },
  'eip155:11155111': { known: 1, settled: 64 },
};

/** How firmly transactions of these blocks are in the chain, as of a look `at` a time with `head` as the newest block. */
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
