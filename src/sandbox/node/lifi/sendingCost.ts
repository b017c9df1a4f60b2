import { type Address, type Hex, type HttpTransport, type PublicClient, toHex } from 'viem';
import type { Asset } from '../chainApi/chainLedger.js';
import { worthOf } from '../chainApi/prices.js';

/** The call that LI.FI asks to send. */
export interface LifiCallRequest {
  readonly from: Address;
  readonly to: Address;
  /** In wei. */
  readonly value: bigint;
  readonly data: Hex;
}

/** For calls that cannot be estimated: LI.FI offers them before their approval and regardless of the balance. */
const ASSUMED_GAS = 300_000n;

/** An amount in dollars in LI.FI's format; 0 for a token without a price. */
export const writeDollars = (asset: Asset, amount: bigint): string =>
  (worthOf(asset, amount) ?? 0).toFixed(4);

/** The current cost of a call, and the call with its gas, both in LI.FI's format. `native` is the token that pays for it. */
export async function sendingCost<Token extends Asset>(
  client: PublicClient<HttpTransport>,
  chainId: number,
  { from, to, value, data }: LifiCallRequest,
  native: Token,
) {
  const [gas, gasPrice] = await Promise.all([
    client.estimateGas({ account: from, to, value, data }).catch(() => ASSUMED_GAS),
    client.getGasPrice(),
  ]);
  const limit = (gas * 5n) / 4n;
  const amount = gas * gasPrice;
  const gasCost = {
    type: 'SEND',
    price: `${gasPrice}`,
    estimate: `${gas}`,
    limit: `${limit}`,
    amount: `${amount}`,
    amountUSD: writeDollars(native, amount),
    token: native,
  };
  const prices = { gasLimit: toHex(limit), gasPrice: toHex(gasPrice) };
  return { gasCost, transactionRequest: { from, to, data, value: toHex(value), chainId, ...prices } };
}
