import { type Hex, keccak256 } from 'viem';
import { toHex, ZERO_ADDRESS } from '../../../lib/evm/hex.js';
import { asData, at } from '../../wallet/params.js';
import type { RpcMethods } from './rpcMethods.js';

/** The methods that identify the chain and its client. */
export const identityMethods = (chainId: number): RpcMethods => ({
  eth_chainId: () => toHex(chainId),
  net_version: () => `${chainId}`,
  net_listening: () => true,
  eth_syncing: () => false,
  eth_accounts: () => [],
  eth_coinbase: () => ZERO_ADDRESS,
  web3_clientVersion: () => 'wallet-modal/sandbox/chain',
  web3_sha3: (params) => keccak256((asData(at(params, 0), 'the data') ?? '0x') satisfies Hex),
});
