import { RpcErrorCode } from '../../lib/requests/eip1193.js';

/** Codes by which WalletConnect wallets decline (CAIP-25 and the sign protocol) instead of EIP-1193's 4001. */
const DECLINED: ReadonlySet<unknown> = new Set([5000, 5001, 5002, 5003]);

export const codedError = (code: number, message: string) => Object.assign(new Error(message), { code });

/** What a wallet app rejected with; a person's no in the one code that all wallets share. */
export function inOneCode(cause: unknown): unknown {
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown };
  return DECLINED.has(code) ? codedError(RpcErrorCode.userRejected, String(message ?? 'Declined.')) : cause;
}
