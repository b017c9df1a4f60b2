import { type Address, createPublicClient, getAddress, type Hex, http, isAddress } from 'viem';
import type { SandboxChain } from '../../chains.js';
import { Refusal } from './refusal.js';

interface Signed {
  readonly address: unknown;
  readonly message: string;
  readonly signature: unknown;
}

/** Reads an address with a valid checksum. Throws a Refusal. */
function readChecksummed(address: unknown): Address {
  if (typeof address !== 'string' || !isAddress(address) || getAddress(address) !== address) {
    throw new Refusal(400, 'address', 'The address provided is invalid');
  }
  return address;
}

/**
 * Checks that an account signed a message: with its key (EIP-191), or as a smart account of the chain (EIP-1271, EIP-6492).
 * Throws a Refusal.
 */
export async function verifyOwner(
  { rpcUrl }: Pick<SandboxChain<string>, 'rpcUrl'>,
  { address, message, signature }: Signed,
): Promise<Address> {
  const owner = readChecksummed(address);
  if (typeof signature !== 'string' || !/^0x[0-9a-f]{2,}$/i.test(signature)) {
    throw new Refusal(401, 'signature', 'Signature validation error: it is no hex.');
  }
  const client = createPublicClient({ transport: http(rpcUrl, { retryCount: 0 }) });
  const isRight = await client
    .verifyMessage({ address: owner, message, signature: signature as Hex })
    .catch(() => false);
  if (!isRight) throw new Refusal(401, 'signature', 'Signature validation error: not of this address.');
  return owner;
}
