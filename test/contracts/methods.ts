/**
 * All method names that we know, grouped by their effects, and some that must never be called. The lists are literal, so
 * that a test fails when the product classifies a name differently.
 */

/** Reads that nodes and the hosted sign-in frame both answer. */
const COMMON_READS = [
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
];

/** User operations: listed by the hosted frame, which answers none of them. */
export const USER_OPERATION_READS = [
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_getUserOperationReceipt',
  'eth_supportedEntryPoints',
];

/** Methods that a node may be asked on behalf of a site. */
export const NODE_READS = [
  ...COMMON_READS,
  ...USER_OPERATION_READS,
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

/** Methods that our own code calls on Solana nodes. */
export const SOLANA_NODE_METHODS = [
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
];

/** Answered by the wallet without a prompt. A node would give its own answer, or do harm. */
export const WALLET_METHODS = [
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

/** Need approval each time. */
export const PERSON_METHODS = [
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

/** Unknown names. Some nodes sign, move money or stop working on such a call. */
export const UNKNOWN_METHODS = [
  'admin_addPeer',
  'anvil_impersonateAccount',
  'debug_setHead',
  'ETH_CALL',
  'eth_call ',
  'eth_submitWork',
  'evm_mine',
  'hardhat_setBalance',
  'made_up',
  'miner_start',
  'personal_importRawKey',
  'personal_sendTransaction',
  'personal_unlockAccount',
  'requestAirdrop',
  'toString',
  'wallet_madeUp',
  '__proto__',
];

/** The hosted frame's lists. */
export const FRAME_SAFE_METHODS = [
  ...COMMON_READS,
  ...USER_OPERATION_READS,
  'eth_accounts',
  'eth_chainId',
  'eth_sendRawTransaction',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
];
export const FRAME_UNSAFE_METHODS = [
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
];

export const ALL_METHODS: readonly string[] = [
  ...NODE_READS,
  ...SOLANA_NODE_METHODS,
  ...WALLET_METHODS,
  ...PERSON_METHODS,
  ...UNKNOWN_METHODS,
];
