import { toHex } from '../../../lib/evm/hex.js';
import { invalidParamsError } from '../../rpcError.js';
import { asQuantity, at } from '../../wallet/params.js';
import type { Ledger, MinedBlock } from '../createLedger.js';
import { SUGGESTED_TIP, tipOf } from '../fees.js';
import { existingBlock } from '../findBlock.js';
import type { RpcMethods } from './rpcMethods.js';

const MOST_BLOCKS = 1024;
const MOST_PERCENTILES = 100;

/** The methods for gas prices. */
export function feeMethods(ledger: Ledger): RpcMethods {
  const nextBaseFee = () => ledger.latest().block.header.calcNextBaseFee();
  return {
    eth_gasPrice: () => toHex(nextBaseFee() + SUGGESTED_TIP),
    eth_maxPriorityFeePerGas: () => toHex(SUGGESTED_TIP),
    eth_blobBaseFee: () => toHex(ledger.latest().block.header.getBlobGasPrice()),
    eth_feeHistory(params) {
      const count = Number(asQuantity(numeric(at(params, 0)), 'the count of blocks') ?? 0n);
      const newest = Number(existingBlock(ledger, at(params, 1)).block.header.number);
      const percentiles = readPercentiles(at(params, 2));
      const oldest = Math.max(0, newest + 1 - Math.min(count, MOST_BLOCKS));
      const blocks = ledger.blocks.slice(oldest, newest + 1);
      const next = blocks.at(-1)?.block.header.calcNextBaseFee() ?? nextBaseFee();
      return {
        oldestBlock: toHex(oldest),
        baseFeePerGas: [...blocks.map(({ block }) => block.header.baseFeePerGas ?? 0n), next].map(toHex),
        gasUsedRatio: blocks.map(({ block }) => Number(block.header.gasUsed) / Number(block.header.gasLimit)),
        baseFeePerBlobGas: [...blocks, undefined].map(() => '0x1'),
        blobGasUsedRatio: blocks.map(() => 0),
        ...(percentiles ? { reward: blocks.map((one) => rewards(one, percentiles)) } : {}),
      };
    },
  };
}

/** Some clients send the count as a number. */
const numeric = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? toHex(value) : value;

function readPercentiles(value: unknown): readonly number[] | undefined {
  if (value === undefined || value === null) return undefined;
  const isFit = (one: unknown) => typeof one === 'number' && one >= 0 && one <= 100;
  if (!Array.isArray(value) || value.length > MOST_PERCENTILES || !value.every(isFit)) {
    throw invalidParamsError('expected the percentiles to be numbers from 0 to 100');
  }
  return value;
}

/** Priority-fee percentiles, weighted by gas used. */
function rewards({ block, transactions }: MinedBlock, percentiles: readonly number[]): readonly string[] {
  const baseFee = block.header.baseFeePerGas ?? 0n;
  const paid = transactions
    .map(({ transaction, result }) => ({ tip: tipOf(transaction, baseFee), gas: result.totalGasSpent }))
    .sort((one, other) => (one.tip < other.tip ? -1 : one.tip > other.tip ? 1 : 0));
  return percentiles.map((percentile) => {
    const threshold = Number(block.header.gasUsed) * (percentile / 100);
    let gas = 0;
    const reached = paid.find((one) => {
      gas += Number(one.gas);
      return gas >= threshold;
    });
    return toHex((reached ?? paid.at(-1))?.tip ?? 0n);
  });
}
