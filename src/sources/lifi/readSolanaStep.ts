import * as z from 'zod/mini';
import { addressOf } from '../../lib/networks/caip.js';
import { fromBase64 } from '../../lib/solana/base64.js';
import type { SolanaSwapTransaction } from '../../lib/swap/quoteSource.js';
import { refusedQuote } from '../../lib/swap/refusedQuote.js';
import { type LifiChain, toLifiToken } from './lifiChain.js';
import { checkAmount, type LifiQuestion, readImpact, readToAmount, stepSchema } from './readStep.js';

/** LI.FI's answer to `quote` on Solana. Its transaction is only bytes, as base64. */
export const solanaStepSchema = z.object({
  ...stepSchema.shape,
  transactionRequest: z.object({ data: z.string() }),
});

/** Base64 of 1232 bytes. */
const LONGEST_TRANSACTION = 1_644;

/** A swap on Solana from LI.FI, with its transaction. */
export interface SolanaLifiStep {
  /** The output in base units, after all fees except the network's. */
  readonly toAmount: bigint;
  readonly priceImpact: string | undefined;
  readonly bridge?: undefined;
  readonly call: SolanaSwapTransaction;
}

/**
 * Reads LI.FI's answer to a question about Solana. Throws `quote_failed` if the answer doesn't match the question, as
 * `readStep` does.
 */
export function readSolanaStep(
  { action, estimate, transactionRequest }: z.infer<typeof solanaStepSchema>,
  asked: LifiQuestion,
  { id, native }: LifiChain,
): SolanaLifiStep {
  const { fromToken, toToken, fromAddress, toAddress } = action;
  const account = addressOf(asked.account);
  const chains = [action.fromChainId, action.toChainId, fromToken.chainId, toToken.chainId];
  if (chains.some((one) => one !== id)) throw refusedQuote('It is for another network.');
  const isPair =
    fromToken.address === toLifiToken(asked.from, native) &&
    toToken.address === toLifiToken(asked.to, native);
  if (!isPair) throw refusedQuote('It is for another token.');
  checkAmount({ action, estimate }, asked);
  if ([fromAddress, toAddress].some((one) => one !== undefined && one !== account)) {
    throw refusedQuote('It is for another account.');
  }
  const toAmount = readToAmount(estimate, asked);
  const transaction = readBytes(transactionRequest.data);
  if (!transaction) throw refusedQuote('It is no transaction.');
  return { toAmount, priceImpact: readImpact(estimate), call: { transaction } };
}

function readBytes(data: string): Uint8Array | undefined {
  try {
    return data.length > LONGEST_TRANSACTION ? undefined : fromBase64(data);
  } catch {
    // Not base64.
    return undefined;
  }
}
