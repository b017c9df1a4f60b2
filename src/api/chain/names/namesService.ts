import * as z from 'zod/mini';
import { attempt } from '../../../lib/untrusted/readFields.js';
import { safeName } from '../../../lib/untrusted/sanitize.js';
import type { HttpRefusal } from '../../http.js';
import { LONGEST_REASON } from '../../http.js';
import type { ChainService } from '../chainService.js';
import { entries, text } from '../wireFields.js';

const body = z.object({ reasons: entries });
const reason = z.object({ field: text, description: z.string() });

/** The service for name calls: a call fails with the service's reason, otherwise with this message (behaviour 16.4). */
export function namesService(service: ChainService, message: string): ChainService {
  return { ...service, failure: { ...service.failure, message }, readRefusal };
}

async function readRefusal(response: Response): Promise<HttpRefusal | undefined> {
  // A refusal without a readable reason is still a refusal.
  const answer = await response.text().catch(() => '');
  const { data } = z.safeParse(
    body,
    attempt(() => JSON.parse(answer)),
  );
  const read = z.safeParse(reason, data?.reasons[0]);
  const description = safeName(read.data?.description, LONGEST_REASON);
  return description === undefined ? undefined : { field: read.data?.field, description };
}
