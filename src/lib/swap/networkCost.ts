import type { GasPrice } from '../send/sendRequest.js';
import type { ApprovalRequest, SwapRequest } from './swapRequest.js';

/** The cost of a prepared transaction. */
export interface NetworkCost {
  /** Whether this is the cost of the swap itself, or of the approval that must come first. */
  readonly kind: 'swap' | 'approve';
  /** The gas limit. 0 on Solana, where the fee is exact. */
  readonly gas: bigint;
  /** The highest price per unit of gas, in wei. */
  readonly price: bigint;
  /** The highest fee that the network may charge, in wei. */
  readonly fee: bigint;
}

const highestPrice = (price: GasPrice) => ('gasPrice' in price ? price.gasPrice : price.maxFeePerGas);

/** The cost of a built transaction. */
export const networkCost = ({ kind, call, fee }: ApprovalRequest | SwapRequest): NetworkCost => ({
  kind,
  gas: call?.gas ?? 0n,
  price: call ? highestPrice(call.price) : 0n,
  fee,
});

/** The cost of the same transaction at another gas price, in wei. The fee for its data stays the same. */
export const costAtPrice = ({ gas, price, fee }: NetworkCost, now: bigint): bigint =>
  fee + gas * (now - price);
