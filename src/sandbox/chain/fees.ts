import type { TypedTransaction } from '@ethereumjs/tx';
import type { MinedTransaction } from './createLedger.js';

/** What a transaction pays above the base fee if it says nothing: what nodes suggest. */
export const SUGGESTED_TIP = 1_000_000_000n;

/** The most that a transaction pays for a unit of gas. */
export const maxFeeOf = (transaction: TypedTransaction): bigint =>
  'maxFeePerGas' in transaction ? transaction.maxFeePerGas : transaction.gasPrice;

/** What it pays for a unit of gas above the base fee. */
export function tipOf(transaction: TypedTransaction, baseFee: bigint): bigint {
  const left = maxFeeOf(transaction) - baseFee;
  const tip = 'maxPriorityFeePerGas' in transaction ? transaction.maxPriorityFeePerGas : left;
  return tip < left ? tip : left;
}

/** What it paid for a unit of gas. */
export function paidPrice({ transaction, block }: MinedTransaction): bigint {
  const baseFee = block.header.baseFeePerGas ?? 0n;
  return baseFee + tipOf(transaction, baseFee);
}
