import { ETHEREUM_COIN_TYPE, findCoinType } from '../../../lib/evm/coinType.js';
import { type CaipNetworkId, chainIdOf, namespaceOf } from '../../../lib/networks/caip.js';
import type { ChainService } from '../chainService.js';
import { findName } from './findName.js';
import { addressIn } from './registration.js';

/** The names that the service registers. */
const REGISTERED = /^[a-z\d-]{3,64}\.wcn\.id$/;

/**
 * The address of a registered name on a network (behaviour 13.7). Undefined if the name isn't registered, and for names of
 * other services. Rejects as `get`, and if the answer is for another name.
 */
export async function getName(
  service: ChainService,
  typed: string,
  network: CaipNetworkId,
  signal: AbortSignal,
): Promise<string | undefined> {
  const name = typed.trim().toLowerCase();
  if (namespaceOf(network) !== 'eip155' || !REGISTERED.test(name)) return undefined;
  const found = await findName(service, name, signal);
  if (found?.name !== name) return undefined;
  // A smart account exists on its own networks only, so their own entries come first.
  const own = findCoinType(chainIdOf(network));
  return (own === undefined ? own : addressIn(found, own)) ?? addressIn(found, ETHEREUM_COIN_TYPE);
}
