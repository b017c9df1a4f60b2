/**
 * The kind of a request, by its method. This table alone decides where a request may go.
 *
 * - `read`: any EVM node can answer it, and it changes nothing
 * - `solanaNode`: our own code sends it to Solana nodes, including signed transactions
 * - `wallet`: a wallet answers it without asking its user; a node's answer would be about the node
 * - `person`: a wallet asks its user
 */
export type MethodKind = 'read' | 'solanaNode' | 'wallet' | 'person';

/** Reads that the sign-in frame answers too (behaviour 15.6). */
export const COMMON_READS = [
  'eth_blockNumber',
  'eth_call',
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
  'eth_syncing',
  'eth_uninstallFilter',
] as const;

/** Bundler reads (ERC-4337), which many RPC URLs support too. */
export const USER_OPERATION_READS = [
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_getUserOperationReceipt',
  'eth_supportedEntryPoints',
] as const;

const OTHER_READS = [
  'eth_blobBaseFee',
  'eth_createAccessList',
  'eth_getRawTransactionByHash',
  'eth_getUncleByBlockHashAndIndex',
  'eth_getUncleByBlockNumberAndIndex',
  'eth_simulateV1',
  'net_listening',
  'net_version',
  'web3_clientVersion',
  'web3_sha3',
];

const SOLANA_NODE_METHODS = [
  'getBalance',
  'getEpochInfo',
  'getFeeForMessage',
  'getGenesisHash',
  'getLatestBlockhash',
  'getMinimumBalanceForRentExemption',
  'getMultipleAccounts',
  'getSignatureStatuses',
  'getSignaturesForAddress',
  'getTokenAccountsByOwner',
  'getTokenSupply',
  'getTransaction',
  'sendTransaction',
  'simulateTransaction',
] as const;
export type SolanaNodeMethod = (typeof SOLANA_NODE_METHODS)[number];

const WALLET_METHODS = [
  'eth_accounts',
  'eth_chainId',
  'eth_coinbase',
  'eth_sendRawTransaction',
  'eth_subscribe',
  'eth_unsubscribe',
  'personal_ecRecover',
  'wallet_getAssets',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_getPermissions',
];

const PERSON_METHODS = [
  'eth_decrypt',
  'eth_getEncryptionPublicKey',
  'eth_requestAccounts',
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_signTypedData_v1',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'personal_sign',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'solana_signMessage',
  'solana_signTransaction',
  'wallet_addEthereumChain',
  'wallet_connect',
  'wallet_grantPermissions',
  'wallet_requestPermissions',
  'wallet_revokePermissions',
  'wallet_sendCalls',
  'wallet_showCallsStatus',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
];

/** Methods after which a wallet may have sent a transaction, whatever it answers. */
export const SENDING_METHODS: ReadonlySet<string> = new Set([
  'eth_sendRawTransaction',
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
]);

const METHODS: Readonly<Record<MethodKind, ReadonlySet<string>>> = {
  read: new Set([...COMMON_READS, ...USER_OPERATION_READS, ...OTHER_READS]),
  solanaNode: new Set(SOLANA_NODE_METHODS),
  wallet: new Set(WALLET_METHODS),
  person: new Set(PERSON_METHODS),
};
const KINDS = Object.keys(METHODS) as MethodKind[];

/** The kind of a method; undefined for unknown methods. */
export function methodKind(method: string): MethodKind | undefined {
  return KINDS.find((kind) => METHODS[kind].has(method));
}

/** Whether a wallet may ask its user about a method. True for unknown methods. */
export function mayAskPerson(method: string): boolean {
  const kind = methodKind(method);
  return kind !== 'read' && kind !== 'wallet';
}
