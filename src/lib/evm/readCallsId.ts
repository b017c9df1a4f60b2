import { readFields } from '../untrusted/readFields.js';

/**
 * The id in a wallet's answer to `wallet_sendCalls`. In the first version of EIP-5792, the answer is the id itself, which may
 * look like a hash. Undefined if there is none.
 */
export function readCallsId(answer: unknown): string | undefined {
  const { id = answer } = readFields(answer);
  return typeof id === 'string' ? id : undefined;
}
