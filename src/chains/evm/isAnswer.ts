import { readWalletError } from '../walletErrors.js';

/** viem's code for failures without an answer. */
const NO_ANSWER = -1;

/**
 * Whether an error, such as the `cause` of an `rpc_failed`, is an answer from a node or wallet: it's reachable, but this
 * request doesn't work. Never throws.
 */
export function isAnswer(error: unknown): boolean {
  const { code = NO_ANSWER } = readWalletError(error);
  return code !== NO_ANSWER;
}
