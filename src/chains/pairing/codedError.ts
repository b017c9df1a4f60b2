import { RpcErrorCode } from '../../lib/requests/eip1193.js';
import { readErrorCode } from '../../lib/requests/readErrorCode.js';
import { readFields } from '../../lib/untrusted/readFields.js';

/**
 * The sign protocol's codes for what a user rejects, used instead of EIP-1193's 4001: a request or proposal, or its chains,
 * methods or events. Those from 5100 on are about what an app cannot do, and 6000 says that the session has ended.
 */
const DECLINED: ReadonlySet<unknown> = new Set([5000, 5001, 5002, 5003]);

export const codedError = (code: number, message: string) => Object.assign(new Error(message), { code });

/** Maps a wallet app's codes for a declined request to the one code that all wallets share. */
export function inOneCode(cause: unknown): unknown {
  const { code, message } = readFields(cause, ['code', 'message']);
  if (!DECLINED.has(readErrorCode(code))) return cause;
  const text = typeof message === 'string' ? message : 'Declined.';
  // What is beside the code may contradict it.
  return Object.assign(codedError(RpcErrorCode.userRejected, text), { cause });
}
