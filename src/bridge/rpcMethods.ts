/** Reads, which the frame answers by itself (spec §5). */
export const SAFE_METHODS = [
  'eth_accounts',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getAccount',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_syncing',
  'eth_uninstallFilter',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
] as const;

/** What a person allows in the frame, each time. */
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

/** Whether a method is answered at once, allowed by a person, or refused. */
export function rpcKind(method: string): 'safe' | 'unsafe' | 'refused' {
  if (safe.has(method)) return 'safe';
  return unsafe.has(method) ? 'unsafe' : 'refused';
}

/** Whether a request that got no answer may be sent again: one that changes nothing. */
export function isRepeatable(method: string): boolean {
  return safe.has(method) && method !== 'eth_sendRawTransaction';
}
