import { RpcErrorCode } from '../../lib/requests/eip1193.js';
import { readErrorCode } from '../../lib/requests/readErrorCode.js';
import { readFields } from '../../lib/untrusted/readFields.js';

export const codedError = (code: number, message: string) => Object.assign(new Error(message), { code });

const DECLINED = { code: RpcErrorCode.userRejected, words: 'Declined.' };

/**
 * The sign protocol's codes and their meanings in EIP-1193: the user declined a request or proposal, or its chains, methods or
 * events; or the session of a request ended. Codes from 5100 on mean that an app lacks something.
 */
const MEANINGS = new Map<number, { readonly code: number; readonly words: string }>([
  [5000, DECLINED],
  [5001, DECLINED],
  [5002, DECLINED],
  [5003, DECLINED],
  [6000, { code: RpcErrorCode.disconnected, words: 'The session ended.' }],
]);

/** Maps a wallet app's codes for a declined request or an ended session to those that all wallets share. */
export function inOneCode(cause: unknown): unknown {
  const { code, message } = readFields(cause, ['code', 'message']);
  const meaning = MEANINGS.get(readErrorCode(code) ?? 0);
  if (!meaning) return cause;
  const text = typeof message === 'string' ? message : meaning.words;
  // Leave out the other fields: they may contradict the code.
  return Object.assign(codedError(meaning.code, text), { cause });
}
