import * as z from 'zod/mini';
import { entries, text, units } from '../../api/chain/wireFields.js';
import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
} from '../../lib/decimal/arithmetic.js';
import { readDecimal } from '../../lib/decimal/readDecimal.js';
import { readHexNumber } from '../../lib/evm/hex.js';
import { addressOf, chainIdOf, isEvmAddress, networkOf } from '../../lib/networks/caip.js';
import { isSameAddress } from '../../lib/networks/isSameAddress.js';
import type { Bridge } from '../../lib/swap/delivery/bridge.js';
import { isLeastHonest } from '../../lib/swap/isLeastHonest.js';
import type { BuildSwapQuery, EvmSwapTransaction, SwapAsset } from '../../lib/swap/quoteSource.js';
import { refusedQuote } from '../../lib/swap/refusedQuote.js';
import { toLifiToken } from './lifiChain.js';
import { toBridge } from './toBridge.js';

const token = z.object({ address: z.string(), chainId: z.number() });

/** LI.FI's answer to `quote`, as far as it is used. */
export const stepSchema = z.object({
  tool: text,
  toolDetails: z.optional(z.object({ name: text })),
  action: z.object({
    fromChainId: z.number(),
    toChainId: z.number(),
    fromToken: token,
    toToken: token,
    fromAmount: units,
    fromAddress: text,
    toAddress: text,
  }),
  estimate: z.object({
    fromAmount: units,
    toAmount: units,
    toAmountMin: units,
    approvalAddress: text,
    fromAmountUSD: text,
    toAmountUSD: text,
    executionDuration: z.optional(z.number()),
    feeCosts: z.optional(entries),
  }),
  transactionRequest: z.object({
    chainId: z.number(),
    from: text,
    to: z.string(),
    data: z.string(),
    value: z.string(),
    gasLimit: text,
    gasPrice: text,
  }),
});

/** The swap to quote. */
export type LifiQuestion = Omit<BuildSwapQuery, 'fee'>;

/** A swap from LI.FI, with its transaction. */
export interface LifiStep {
  /** The output in base units, after all fees except the network's. */
  readonly toAmount: bigint;
  readonly priceImpact: string | undefined;
  /** Undefined if the swap stays on one network. */
  readonly bridge: Bridge | undefined;
  readonly call: EvmSwapTransaction;
}

/** LI.FI gives dollars with four decimals. Smaller amounts are too coarse for a percentage. */
const LEAST_DOLLARS = '0.1';

/**
 * Reads LI.FI's answer to a question. Throws `quote_failed` if it doesn't match the question: another network, account,
 * recipient, token or amount, or a minimum below the slippage.
 */
export function readStep(answer: z.infer<typeof stepSchema>, asked: LifiQuestion): LifiStep {
  const { action, estimate, transactionRequest: call } = answer;
  const chain = chainIdOf(networkOf(asked.account));
  const toChain = asked.toNetwork === undefined ? chain : chainIdOf(asked.toNetwork);
  const account = addressOf(asked.account);
  const isHere = [action.fromChainId, action.fromToken.chainId, call.chainId].every((one) => one === chain);
  const isThere = [action.toChainId, action.toToken.chainId].every((one) => one === toChain);
  if (!isHere || !isThere) throw refusedQuote('It is for another network.');
  if (!isAsset(action.fromToken.address, asked.from) || !isAsset(action.toToken.address, asked.to)) {
    throw refusedQuote('It is for another token.');
  }
  checkAmount({ action, estimate }, asked);
  const isOwn = (address: string | undefined, wanted: string) =>
    address === undefined || isSameAddress(address, wanted);
  if (!isOwn(action.fromAddress, account) || !isOwn(call.from, account)) {
    throw refusedQuote('It is for another account.');
  }
  if (!isOwn(action.toAddress, asked.recipient ?? account))
    throw refusedQuote('It is for another recipient.');
  const toAmount = readToAmount(estimate, asked);
  const value = readHexNumber(call.value);
  if (!isEvmAddress(call.to) || value === undefined) throw refusedQuote('It is no transaction.');
  // The approval must go to the called contract, or another one could take the approved tokens.
  if (asked.from !== undefined && !isSameAddress(estimate.approvalAddress, call.to)) {
    throw refusedQuote('It would approve another contract than the one that swaps.');
  }
  return {
    toAmount,
    priceImpact: readImpact(estimate),
    bridge: asked.toNetwork === undefined ? undefined : toBridge(answer),
    call: {
      to: call.to,
      value,
      data: call.data,
      gas: readHexNumber(call.gasLimit),
      gasPrice: readHexNumber(call.gasPrice),
    },
  };
}

type Answered = Pick<z.infer<typeof stepSchema>, 'action' | 'estimate'>;

/** Throws `quote_failed` if the answer is for another amount. */
export function checkAmount({ action, estimate }: Answered, asked: LifiQuestion): void {
  const amount = `${asked.amount}`;
  if (action.fromAmount !== amount || estimate.fromAmount !== amount) {
    throw refusedQuote('It is for another amount.');
  }
}

/** The output in base units. Throws `quote_failed` if its minimum is below what the slippage allows. */
export function readToAmount(estimate: Answered['estimate'], asked: LifiQuestion): bigint {
  const toAmount = BigInt(estimate.toAmount);
  const least = BigInt(estimate.toAmountMin);
  const terms = { promised: toAmount, slippage: asked.slippage, isOfCall: true };
  if (least > toAmount || !isLeastHonest(least, terms)) {
    throw refusedQuote('It may yield less than the chosen slippage allows.');
  }
  return toAmount;
}

const isAsset = (address: string, asset: SwapAsset) => isSameAddress(address, toLifiToken(asset));

/** The price impact in percent, rounded up. Undefined if LI.FI doesn't know the value of one of the tokens. */
export function readImpact({
  fromAmountUSD,
  toAmountUSD,
}: {
  fromAmountUSD?: string | undefined;
  toAmountUSD?: string | undefined;
}) {
  const [paid, got] = [readDecimal(fromAmountUSD), readDecimal(toAmountUSD)];
  if (paid === undefined || got === undefined || compareDecimals(paid, LEAST_DOLLARS) < 0) return undefined;
  if (compareDecimals(got, '0') === 0) return undefined;
  const lost = addDecimals(paid, multiplyDecimals(got, '-1'));
  return compareDecimals(lost, '0') <= 0 ? '0' : divideDecimals(multiplyDecimals(lost, '100'), paid, 2, 'up');
}
