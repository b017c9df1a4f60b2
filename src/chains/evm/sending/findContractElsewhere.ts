import type { CaipNetworkId } from '../../../lib/networks/caip.js';
import type { RpcOptions } from '../rpc.js';
import { readEvmPlace, readHasCode } from './findEvmRecipient.js';

/**
 * Another network on which an address is a contract, although it has no code on this one. Undefined if nodes show none. Rejects
 * with `aborted` only.
 */
export async function findContractElsewhere(
  address: string,
  here: RpcOptions,
  others: readonly RpcOptions[],
): Promise<CaipNetworkId | undefined> {
  if ((await readHasCode(address, here)) !== false) return undefined;
  const places = others.map(async (other) => ({
    id: other.network.id,
    place: await readEvmPlace(address, other),
  }));
  return (await Promise.all(places)).find(({ place }) => place === 'contract')?.id;
}
