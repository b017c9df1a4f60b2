import { type Block, createBlock } from '@ethereumjs/block';
import type { VM } from '@ethereumjs/vm';
import type { BlockOverrides } from '../readBlockOverrides.js';

/** A block like another, in which something can be tried. */
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
 * The block, where gas costs nothing: nodes run calls that pay less than the base fee. `showFee()` lets contracts see the
 * fee, once it is settled what is paid.
 */
export function withoutFee(machine: VM, block: Block): { freeBlock: Block; showFee: () => void } {
  const freeBlock = trialBlock(machine, block, { baseFeePerGas: 0n }, false);
  const { baseFeePerGas } = block.header;
  return { freeBlock, showFee: () => Object.assign(freeBlock.header, { baseFeePerGas }) };
}
