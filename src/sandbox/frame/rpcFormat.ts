import {
  anything,
  type Check,
  either,
  flag,
  hex,
  listOf,
  number,
  oneOf,
  optional,
  shape,
  text,
} from './checks.js';

/** Methods without parameters; any that are given are ignored. */
const WITHOUT_PARAMS = [
  'eth_accounts',
  'eth_blockNumber',
  'eth_chainId',
  'eth_gasPrice',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newPendingTransactionFilter',
  'wallet_getCapabilities',
];

/** Methods with a list of any values. */
const WITH_LIST = [
  'eth_call',
  'eth_estimateGas',
  'eth_feeHistory',
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
  'eth_newFilter',
  'eth_sendRawTransaction',
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'eth_syncing',
  'eth_uninstallFilter',
  'personal_sign',
  'wallet_grantPermissions',
];

const transaction = shape({ transaction: text });
const options = shape({
  skipPreflight: optional(flag),
  preflightCommitment: optional(
    oneOf('processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max'),
  ),
  maxRetries: optional(number),
  minContextSlot: optional(number),
});
const call = shape({ to: hex, data: optional(hex), value: optional(text) });

/** The parameters of each method for which the hosted frame has a schema; user operations have none. */
const PARAMS: ReadonlyMap<string, Check> = new Map<string, Check>([
  ...WITHOUT_PARAMS.map((method) => [method, anything] as const),
  ...WITH_LIST.map((method) => [method, listOf(anything)] as const),
  ['wallet_getCallsStatus', listOf(text)],
  ['solana_signMessage', shape({ message: text, pubkey: text })],
  ['solana_signTransaction', transaction],
  ['solana_signAllTransactions', shape({ transactions: listOf(text) })],
  ['solana_signAndSendTransaction', shape({ transaction: text, options: optional(options) })],
  [
    'wallet_sendCalls',
    listOf(
      shape({
        chainId: optional(either(text, number)),
        from: optional(text),
        version: optional(text),
        calls: listOf(call),
      }),
    ),
  ],
]);

/** Whether the hosted frame would accept a request. */
export function isRpcRequest({ method, params }: { method: string; params?: unknown }): boolean {
  return PARAMS.get(method)?.(params) ?? false;
}
