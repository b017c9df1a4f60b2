import { getAddress, isAddress } from 'viem/utils';
import { codeOf } from '../../../lib/errorText.js';
import type { RecipientPlace } from '../../../lib/send/sending.js';
import { isCode, isContractCode } from '../accountCode.js';
import { type RpcOptions, rpcRequest } from '../rpc.js';

/**
 * The checksummed form of an address. Undefined if its mixed-case letters don't match its checksum, so some character is wrong.
 * An address in a single case has no checksum (EIP-55).
 */
export function checkEvmAddress(typed: string): `0x${string}` | undefined {
  const digits = typed.slice(2);
  const hasChecksum = digits !== digits.toLowerCase() && digits !== digits.toUpperCase();
  const address = `0x${hasChecksum ? digits : digits.toLowerCase()}` as const;
  return isAddress(address) ? getAddress(address) : undefined;
}

/** The code at an address. Undefined if it can't be read. Rejects with `aborted` only. */
async function readCode(address: string, options: RpcOptions): Promise<string | undefined> {
  try {
    const code = await rpcRequest(options)('eth_getCode', [address, 'latest']);
    return typeof code === 'string' ? code : undefined;
  } catch (error) {
    if (codeOf(error) === 'aborted') throw error;
    return undefined;
  }
}

/** The kind of recipient at an address. Undefined if it can't be read. Rejects with `aborted` only. */
export async function readEvmPlace(address: string, options: RpcOptions): Promise<RecipientPlace> {
  const code = await readCode(address, options);
  if (code === undefined) return undefined;
  return isContractCode(code) ? 'contract' : 'wallet';
}

/** Whether code runs when the address receives something. Undefined if that can't be read. Rejects with `aborted` only. */
export async function readHasCode(address: string, options: RpcOptions): Promise<boolean | undefined> {
  const code = await readCode(address, options);
  return code === undefined ? undefined : isCode(code);
}
