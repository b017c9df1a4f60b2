import type { GasPrice } from '../send/sendRequest.js';
import type { ApprovalRequest, SwapRequest } from './swapRequest.js';

/** What a transaction was found to cost. */
export interface NetworkCost {
  /** Whether the swap itself was estimated, or the approval that has to come before it. */
  readonly kind: 'swap' | 'approve';
  /** The limit of gas that it is sent with. 0 on Solana, where the fee is exact. */
  readonly gas: bigint;
  /** The most that a unit of gas costs, in wei. */
  readonly price: bigint;
  /** The most that the network may take, in wei. */
  readonly fee: bigint;
}

const highestPrice = (price: GasPrice) => ('gasPrice' in price ? price.gasPrice : price.maxFeePerGas);

/** Of a transaction that was built. */
export const networkCost = ({ kind, call, fee }: ApprovalRequest | SwapRequest): NetworkCost => ({
  kind,
  gas: call?.gas ?? 0n,
  price: call ? highestPrice(call.price) : 0n,
  fee,
});

/** The same transaction at another price of gas, in wei. What it pays for data stays. */
export const costAtPrice = ({ gas, price, fee }: NetworkCost, now: bigint): bigint =>
  fee + gas * (now - price);
