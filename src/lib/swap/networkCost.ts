import { ASSUMED_GAS } from './swapConstants.js';

/** What a transaction costs at most, in wei. Without an estimate, the usual gas is assumed. */
export function networkCost(gasPrice: bigint, gas = ASSUMED_GAS): bigint {
  return gas * gasPrice;
}
