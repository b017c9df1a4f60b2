import { RpcErrorCode } from '../../lib/requests/eip1193.js';

/** WalletConnect codes for a declined request (CAIP-25 and the sign protocol), used instead of EIP-1193's 4001. */
const DECLINED: ReadonlySet<unknown> = new Set([5000, 5001, 5002, 5003]);

export const codedError = (code: number, message: string) => Object.assign(new Error(message), { code });

/** Maps a wallet app's codes for a declined request to the one code that all wallets share. */
export function inOneCode(cause: unknown): unknown {
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown };
  return DECLINED.has(code) ? codedError(RpcErrorCode.userRejected, String(message ?? 'Declined.')) : cause;
}
