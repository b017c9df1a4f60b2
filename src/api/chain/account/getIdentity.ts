import * as z from 'zod/mini';
import type { SourceProfile } from '../../../lib/account/accountSource.js';
import { get } from '../../http.js';
import { readJson } from '../../readJson.js';
import { type ChainService, type Question, unless } from '../chainService.js';
import { text } from '../wireFields.js';

const answer = z.object({ name: text, avatar: text });

/**
 * The name and picture of an EVM address (behaviour 13.2), from the service. `sender` is the connected address. Undefined
 * if the service doesn't know it. Rejects as `get`.
 */
export async function getIdentity(
  service: ChainService,
  address: string,
  { sender, signal }: Question,
): Promise<SourceProfile | undefined> {
  const found = await unless(
    404,
    get(service, `v1/identity/${encodeURIComponent(address)}`, {
      params: { projectId: service.projectId, sender },
      signal,
      read: readJson(answer),
    }),
  );
  return found && { name: found.name, image: found.avatar };
}
