import { WalletModalError } from '../../lib/errors.js';
import type { RpcRequest } from './rpc.js';

/** The native balance of an address in base units. Rejects with `rpc_failed`. */
export async function readNativeBalance(request: RpcRequest, address: string): Promise<bigint> {
  return toQuantity(await request('eth_getBalance', [address, 'latest']));
}

// A balance fits in one EVM word. Parsing millions of digits would block the page for minutes.
const QUANTITY = /^0x[0-9a-f]{1,64}$/i;

function toQuantity(answer: unknown): bigint {
  if (typeof answer === 'string' && QUANTITY.test(answer)) return BigInt(answer);
  throw new WalletModalError('rpc_failed', 'The network answered something that is no balance.', {
    details: 'eth_getBalance must answer a hex quantity.',
  });
}
