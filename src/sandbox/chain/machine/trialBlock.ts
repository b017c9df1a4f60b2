import { type Block, createBlock } from '@ethereumjs/block';
import type { VM } from '@ethereumjs/vm';
import type { BlockOverrides } from '../readBlockOverrides.js';

/** A copy of a block, with overrides, for trials. */
export function trialBlock(
  { common }: Pick<VM, 'common'>,
  { header }: Block,
  overrides: BlockOverrides,
  isFrozen = true,
): Block {
  const { number, timestamp, gasLimit, parentHash, mixHash, coinbase, baseFeePerGas } = header;
  return createBlock(
    {
      header: {
        number,
        timestamp,
        gasLimit,
        parentHash,
        mixHash,
        coinbase,
        baseFeePerGas: baseFeePerGas ?? 0n,
        ...overrides,
      },
    },
    { common, freeze: isFrozen },
  );
}

/**
 * The block with free gas: nodes run calls that pay less than the base fee. `showFee()` makes the base fee visible to
 * contracts, once the payment has been computed.
 */
export function withoutFee(machine: VM, block: Block): { freeBlock: Block; showFee: () => void } {
  const freeBlock = trialBlock(machine, block, { baseFeePerGas: 0n }, false);
  const { baseFeePerGas } = block.header;
  return { freeBlock, showFee: () => Object.assign(freeBlock.header, { baseFeePerGas }) };
}
