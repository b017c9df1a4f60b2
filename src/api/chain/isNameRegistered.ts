import * as z from 'zod/mini';
import { NAME_ZONE } from '../../lib/names/accountName.js';
import { get } from '../http.js';
import { readJson } from '../readJson.js';
import { type ChainService, unless } from './chainService.js';
import { namesService } from './namesService.js';
import { registration } from './registration.js';

// Names that nobody registered are answered with an empty list, or with 404.
const answer = z.union([registration, z.array(z.unknown()).check(z.maxLength(0))]);

/** Whether somebody registered a name, which is given without its zone (spec §7). Rejects as `get`. */
export async function isNameRegistered(
  service: ChainService,
  name: string,
  signal: AbortSignal,
): Promise<boolean> {
  const found = await unless(
    404,
    get(
      namesService(service, 'Error resolving name'),
      `v1/profile/account/${encodeURIComponent(name)}${NAME_ZONE}`,
      {
        params: { projectId: service.projectId, apiVersion: 2 },
        signal,
        read: readJson(answer),
      },
    ),
  );
  return found !== undefined && !Array.isArray(found);
}
