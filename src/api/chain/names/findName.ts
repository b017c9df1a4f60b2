import * as z from 'zod/mini';
import { get } from '../../http.js';
import { readJson } from '../../readJson.js';
import { type ChainService, unless } from '../chainService.js';
import { namesService } from './namesService.js';
import { type Registration, registration } from './registration.js';

// For unregistered names, the answer is an empty list or 404.
const answer = z.union([registration, z.array(z.unknown()).check(z.maxLength(0))]);

/**
 * A registered name. `name` includes its zone. Undefined if it isn't registered. Rejects as `get`, and if the answer is for
 * another name.
 */
export async function findName(
  service: ChainService,
  name: string,
  signal: AbortSignal,
): Promise<Registration | undefined> {
  const found = await unless(
    404,
    get(namesService(service, 'Error resolving name'), `v1/profile/account/${name}`, {
      params: { projectId: service.projectId, apiVersion: 2 },
      signal,
      read: readJson(answer),
    }),
  );
  return Array.isArray(found) ? undefined : found;
}
