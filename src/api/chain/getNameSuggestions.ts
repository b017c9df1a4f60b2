import * as z from 'zod/mini';
import { isAccountLabel, NAME_ZONE } from '../../lib/names/accountName.js';
import type { NameSuggestion } from '../../lib/names/naming.js';
import { get } from '../http.js';
import { readJson } from '../readJson.js';
import type { ChainService } from './chainService.js';
import { namesService } from './namesService.js';
import { entries, parseEntries } from './wireFields.js';

/** More are not shown. */
const MOST = 10;

const answer = z.object({ suggestions: entries });
const suggestion = z.object({ name: z.string(), registered: z.boolean() });

/** Names like the given one, both without their zone (spec §7). Rejects as `get`, and if the answer is not a list. */
export async function getNameSuggestions(
  service: ChainService,
  name: string,
  signal: AbortSignal,
): Promise<readonly NameSuggestion[]> {
  const { suggestions } = await get(
    namesService(service, 'Error fetching name suggestions'),
    `v1/profile/suggestions/${encodeURIComponent(name)}`,
    { params: { projectId: service.projectId }, signal, read: readJson(answer) },
  );
  return parseEntries(suggestion, suggestions)
    .map((one) => ({ name: withoutZone(one.name), isRegistered: one.registered }))
    .filter((one) => isAccountLabel(one.name))
    .slice(0, MOST);
}

const withoutZone = (name: string) => (name.endsWith(NAME_ZONE) ? name.slice(0, -NAME_ZONE.length) : name);
