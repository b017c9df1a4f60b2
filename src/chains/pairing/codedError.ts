import { RpcErrorCode } from '../../lib/requests/eip1193.js';
import { readErrorCode } from '../../lib/requests/readErrorCode.js';
import { readFields } from '../../lib/untrusted/readFields.js';

export const codedError = (code: number, message: string) => Object.assign(new Error(message), { code });

const DECLINED = { code: RpcErrorCode.userRejected, words: 'Declined.' };

/**
 * What the sign protocol's own codes are in EIP-1193: a user's refusal of a request or proposal, or of its chains, methods or
 * events, and the end of the session in which something was asked. Those from 5100 on are about what an app cannot do.
 */
const MEANINGS = new Map<number, { readonly code: number; readonly words: string }>([
  [5000, DECLINED],
  [5001, DECLINED],
  [5002, DECLINED],
  [5003, DECLINED],
  [6000, { code: RpcErrorCode.disconnected, words: 'The session ended.' }],
]);

/** Maps a wallet app's codes for a declined request, and for one whose session has ended, to those that all wallets share. */
export function inOneCode(cause: unknown): unknown {
  const { code, message } = readFields(cause, ['code', 'message']);
  const meaning = MEANINGS.get(readErrorCode(code) ?? 0);
  if (!meaning) return cause;
  const text = typeof message === 'string' ? message : meaning.words;
  // What is beside the code may contradict it.
  return Object.assign(codedError(meaning.code, text), { cause });
}
