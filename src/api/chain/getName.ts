import * as z from 'zod/mini';
import { type CaipNetworkId, chainIdOf, namespaceOf } from '../../lib/networks/caip.js';
import { get } from '../http.js';
import { readJson } from '../readJson.js';
import { type ChainService, unless } from './chainService.js';
import { namesService } from './namesService.js';
import { addressIn, registration } from './registration.js';

/** The names that the service registers. */
const REGISTERED = /^[a-z\d-]{3,64}\.wcn\.id$/;
/** Ethereum's number in lists of addresses. Those of EVM networks are their chain ids with this bit (ENSIP-11). */
const ETHEREUM = 60;
const EVM_BIT = 2 ** 31;

// Unknown names are answered with an empty list.
const answer = z.union([registration, z.array(z.unknown())]);

/**
 * The address that a registered name stands for on a network (spec §7). Undefined if nobody registered it, and for names
 * of other services. Rejects as `get`, and if the answer is about something else.
 */
export async function getName(
  service: ChainService,
  typed: string,
  network: CaipNetworkId,
  signal: AbortSignal,
): Promise<string | undefined> {
  const name = typed.trim().toLowerCase();
  if (namespaceOf(network) !== 'eip155' || !REGISTERED.test(name)) return undefined;
  const found = await unless(
    404,
    get(namesService(service, 'Error resolving name'), `v1/profile/account/${name}`, {
      params: { projectId: service.projectId, apiVersion: 2 },
      signal,
      read: readJson(answer),
    }),
  );
  if (!found || Array.isArray(found) || found.name !== name) return undefined;
  // A smart account exists on its own networks only, so their own entries come first.
  return addressIn(found, chainIdOf(network) + EVM_BIT) ?? addressIn(found, ETHEREUM);
}
