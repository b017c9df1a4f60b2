import { readWalletError } from '../walletErrors.js';

/** viem's code for failures that are no answers. */
const NO_ANSWER = -1;

/**
 * Whether an error, such as the `cause` of an `rpc_failed`, is the answer of a node or wallet: it is there, but this
 * request does not work. Never throws.
 */
export function isAnswer(error: unknown): boolean {
  const { code = NO_ANSWER } = readWalletError(error);
  return code !== NO_ANSWER;
}
