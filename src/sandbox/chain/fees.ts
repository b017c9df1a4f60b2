import type { TypedTransaction } from '@ethereumjs/tx';
import type { MinedTransaction } from './createLedger.js';

/** The priority fee that nodes suggest, in wei: the default of transactions. */
export const SUGGESTED_TIP = 1_000_000_000n;

/** The highest gas price that a transaction pays. */
export const maxFeeOf = (transaction: TypedTransaction): bigint =>
  'maxFeePerGas' in transaction ? transaction.maxFeePerGas : transaction.gasPrice;

/** The part of its gas price above the base fee. */
export function tipOf(transaction: TypedTransaction, baseFee: bigint): bigint {
  const left = maxFeeOf(transaction) - baseFee;
  const tip = 'maxPriorityFeePerGas' in transaction ? transaction.maxPriorityFeePerGas : left;
  return tip < left ? tip : left;
}

/** The gas price that a mined transaction paid. */
export function paidPrice({ transaction, block }: MinedTransaction): bigint {
  const baseFee = block.header.baseFeePerGas ?? 0n;
  return baseFee + tipOf(transaction, baseFee);
}
