import { RpcErrorCode } from '../../lib/requests/eip1193.js';
import { readErrorCode } from '../../lib/requests/readErrorCode.js';
import { readFields } from '../../lib/untrusted/readFields.js';

/**
 * The sign protocol's codes for what a user rejects, used instead of EIP-1193's 4001: a request or proposal, or its chains,
 * methods or events. Those from 5100 on are about what an app cannot do.
 */
const DECLINED: ReadonlySet<unknown> = new Set([5000, 5001, 5002, 5003]);

/** Its code for everything that was asked in a session when the app ended it. EIP-1193 has 4900. */
const ENDED = 6000;

export const codedError = (code: number, message: string) => Object.assign(new Error(message), { code });

/** Maps a wallet app's codes for a declined request, and for one whose session has ended, to those that all wallets share. */
export function inOneCode(cause: unknown): unknown {
  const { code, message } = readFields(cause, ['code', 'message']);
  const number = readErrorCode(code);
  if (number === ENDED)
    return Object.assign(codedError(RpcErrorCode.disconnected, 'The session ended.'), { cause });
  if (!DECLINED.has(number)) return cause;
  const text = typeof message === 'string' ? message : 'Declined.';
  // What is beside the code may contradict it.
  return Object.assign(codedError(RpcErrorCode.userRejected, text), { cause });
}
