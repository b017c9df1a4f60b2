import { rpc } from '../rpc.js';
import { invalidParamsError } from '../rpcError.js';
import type { Methods, WalletContext } from './context.js';
import { asAddress, asObject } from './params.js';

/** Methods that the wallet forwards to its network. */
const PASSED_ON = [
  'eth_blobBaseFee',
  'eth_blockNumber',
  'eth_call',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
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
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_syncing',
  'eth_uninstallFilter',
  'net_listening',
  'web3_sha3',
];

/** Methods that read the chain, and EIP-747. */
export function otherMethods(context: WalletContext): Methods {
  const passedOn = PASSED_ON.map((method) => [
    method,
    (params: unknown) => rpc(context.chain().rpcUrl, method, params ?? []),
  ]);
  return {
    ...Object.fromEntries(passedOn),
    web3_clientVersion: () => 'SandboxWallet/1',
    async wallet_watchAsset(params, call) {
      // The parameters are an object; some libraries put it in an array.
      const { type, options } = asObject(Array.isArray(params) ? params[0] : params, 'the asset');
      if (type !== 'ERC20') throw invalidParamsError('asset type must be "ERC20"');
      const { address, symbol, decimals } = asObject(options, '"options"');
      if (typeof symbol !== 'string' || symbol.length < 1 || symbol.length > 11) {
        throw invalidParamsError('expected a symbol of 1 to 11 characters');
      }
      const places = Number(decimals);
      if (decimals === undefined || !Number.isInteger(places) || places < 0 || places > 36) {
        throw invalidParamsError('expected decimals between 0 and 36');
      }
      const token = { address: asAddress(address, '"address"'), symbol, decimals: places };
      await call.ask({ kind: 'watch-asset', type, token });
      return true;
    },
  };
}
