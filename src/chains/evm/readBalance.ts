import { WalletModalError } from '../../lib/errors.js';
import { readHexNumber } from '../../lib/evm/hex.js';
import type { RpcRequest } from './rpc.js';

/** The native balance of an address in base units. Rejects with `rpc_failed`. */
export async function readNativeBalance(request: RpcRequest, address: string): Promise<bigint> {
  return toQuantity(await request('eth_getBalance', [address, 'latest']));
}

function toQuantity(answer: unknown): bigint {
  const balance = readHexNumber(answer);
  if (balance !== undefined) return balance;
  throw new WalletModalError('rpc_failed', 'The network answered something that is no balance.', {
    details: 'eth_getBalance must answer a hex quantity.',
  });
}
