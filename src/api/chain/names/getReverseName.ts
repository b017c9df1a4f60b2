import { readPublicName } from '../../../lib/account/source/readPublicName.js';
import { get } from '../../http.js';
import { readJson } from '../../readJson.js';
import { type ChainService, type Question, unless } from '../chainService.js';
import { entries, parseEntries } from '../wireFields.js';
import { namesService } from './namesService.js';
import { isAmong, registration } from './registration.js';

/**
 * The registered name of an EVM address (behaviour 13.8). `sender` is the connected address. Undefined if it has none.
 * Rejects as `get`, and if the answer is not a list.
 */
export async function getReverseName(
  service: ChainService,
  address: string,
  { sender, signal }: Question,
): Promise<string | undefined> {
  const found = await unless(
    404,
    get(
      namesService(service, 'Error fetching names for address'),
      `v1/profile/reverse/${encodeURIComponent(address)}`,
      {
        params: { sender, projectId: service.projectId, apiVersion: 2 },
        signal,
        read: readJson(entries),
      },
    ),
  );
  // A name counts only if it resolves to this address.
  const own = parseEntries(registration, found ?? []).filter((one) => isAmong(one, address));
  return own.map(({ name }) => readPublicName(name)).find((name) => name !== undefined);
}
