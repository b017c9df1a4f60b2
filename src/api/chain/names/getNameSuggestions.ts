import * as z from 'zod/mini';
import type { NameSuggestion } from '../../../lib/names/naming.js';
import { get } from '../../http.js';
import { readJson } from '../../readJson.js';
import type { ChainService } from '../chainService.js';
import { entries, parseEntries } from '../wireFields.js';
import { namesService } from './namesService.js';

const ZONE = /\.wcn\.id$/;
/** Other letters can be lookalikes. A name from another zone still has a dot, so it doesn't match. */
const LABEL = /^[a-z\d-]{3,64}$/;

const answer = z.object({ suggestions: entries });
const suggestion = z.object({ name: z.string(), registered: z.boolean() });

/** Suggestions for a name, both without their zone (behaviour 13.9). Rejects as `get`, and if the answer isn't a list. */
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
    .map((one) => ({ name: one.name.replace(ZONE, ''), isRegistered: one.registered }))
    .filter((one) => LABEL.test(one.name));
}
