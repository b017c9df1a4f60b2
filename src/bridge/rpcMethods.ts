import { COMMON_READS, USER_OPERATION_READS } from '../lib/requests/methodKind.js';

/** Methods that the frame answers without the user (behaviour 15.6). */
export const SAFE_METHODS = [
  ...COMMON_READS,
  ...USER_OPERATION_READS,
  'eth_accounts',
  'eth_chainId',
  'eth_sendRawTransaction',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
] as const;

/** Methods that the user approves in the frame, each time. */
export const UNSAFE_METHODS = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'eth_sendUserOperation',
] as const;

export type FrameMethod = (typeof SAFE_METHODS)[number] | (typeof UNSAFE_METHODS)[number];

const safe: ReadonlySet<string> = new Set(SAFE_METHODS);
const unsafe: ReadonlySet<string> = new Set(UNSAFE_METHODS);

/** Whether a method is answered directly, needs approval, or is refused. */
export function rpcKind(method: string): 'safe' | 'unsafe' | 'refused' {
  if (safe.has(method)) return 'safe';
  return unsafe.has(method) ? 'unsafe' : 'refused';
}

/** Whether an unanswered request may be sent again, because it has no side effects. */
export function isRepeatable(method: string): boolean {
  return safe.has(method) && method !== 'eth_sendRawTransaction';
}
