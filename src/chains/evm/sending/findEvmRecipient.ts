import { getAddress, isAddress } from 'viem/utils';
import { codeOf } from '../../../lib/errorText.js';
import type { RecipientPlace } from '../../../lib/send/sending.js';
import { isCode, isContractCode } from '../accountCode.js';
import { type RpcOptions, rpcRequest } from '../rpc.js';

/**
 * An address with its checksum. Undefined if its letters are in mixed case and do not fit, so that some character of it
 * is wrong. In one case, an address has no checksum (EIP-55).
 */
export function checkEvmAddress(typed: string): `0x${string}` | undefined {
  const digits = typed.slice(2);
  const hasChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  const address = `0x${hasChecksum ? digits : digits.toLowerCase()}` as const;
  return isAddress(address) ? getAddress(address) : undefined;
}

/** The code at an address. Undefined if nobody could say. Rejects with `aborted` only. */
async function readCode(address: string, options: RpcOptions): Promise<string | undefined> {
  try {
    const code = await rpcRequest(options)('eth_getCode', [address, 'latest']);
    return typeof code === 'string' ? code : undefined;
  } catch (error) {
    if (codeOf(error) === 'aborted') throw error;
    return undefined;
  }
}

/** What is at an address. Undefined if nobody could say. Rejects with `aborted` only. */
export async function readEvmPlace(address: string, options: RpcOptions): Promise<RecipientPlace> {
  const code = await readCode(address, options);
  if (code === undefined) return undefined;
  return isContractCode(code) ? 'contract' : 'wallet';
}

/** Whether something runs when the address gets something. Undefined if nobody could say. Rejects with `aborted` only. */
export async function readHasCode(address: string, options: RpcOptions): Promise<boolean | undefined> {
  const code = await readCode(address, options);
  return code === undefined ? undefined : isCode(code);
}
