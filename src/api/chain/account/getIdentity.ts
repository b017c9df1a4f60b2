import * as z from 'zod/mini';
import type { AccountProfile } from '../../../lib/account/accountData.js';
import { readImage } from '../../../lib/untrusted/readImage.js';
import { get } from '../../http.js';
import { readJson } from '../../readJson.js';
import { type ChainService, type Question, unless } from '../chainService.js';
import { readAccountName, text } from '../wireFields.js';

const answer = z.object({ name: text, avatar: text });

/** The name and picture of an EVM address (behaviour 13.2). `sender` is the connected address. Rejects as `get`. */
export async function getIdentity(
  service: ChainService,
  address: string,
  { sender, signal }: Question,
): Promise<AccountProfile> {
  const found = await unless(
    404,
    get(service, `v1/identity/${encodeURIComponent(address)}`, {
      params: { projectId: service.projectId, sender },
      signal,
      read: readJson(answer),
    }),
  );
  return { name: readAccountName(found?.name), image: readImage(found?.avatar) };
}
