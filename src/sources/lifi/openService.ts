import * as z from 'zod/mini';
import {
  type HttpService,
  LONGEST_REASON,
  type Params,
  READ_RETRY,
  refusalOf,
  statusOf,
} from '../../api/http.js';
import { readJson } from '../../api/readJson.js';
import type { Clock } from '../../lib/clock.js';
import { safeName } from '../../lib/untrusted/sanitize.js';
import { createPoliteGet } from '../politeGet.js';

interface LifiCall<T> {
  readonly params: Params;
  readonly schema: z.ZodMiniType<T>;
  readonly signal: AbortSignal;
}

/** Sends a request to LI.FI. Rejects as `get` does, and without a request while LI.FI's rate limit is active. */
export type AskLifi = <T>(path: string, call: LifiCall<T>) => Promise<T>;

const DEADLINE_MS = 20_000;
/** Several times the longest answer, the tokens of Ethereum. */
const MOST_BYTES = 10_000_000;

const refusal = z.object({ message: z.string(), code: z.number() });

export function openService(baseUrl: string, clock: Clock): AskLifi {
  const service: HttpService = {
    baseUrl,
    headers: {},
    clock,
    deadlineMs: DEADLINE_MS,
    mostBytes: MOST_BYTES,
    retry: READ_RETRY,
    failure: {
      code: 'quote_failed',
      message: 'LI.FI cannot be read.',
      advice: 'Check its url, and connect-src.',
    },
    async readRefusal(response) {
      const { data } = z.safeParse(refusal, await response.json().catch(() => undefined));
      const description = safeName(data?.message, LONGEST_REASON);
      return description === undefined ? undefined : { field: undefined, description };
    },
  };
  const get = createPoliteGet(service);
  return (path, { params, schema, signal }) => get(path, { params, signal, read: readJson(schema) });
}

/** Waits for an answer. Undefined if LI.FI itself refused with this HTTP status, which any other server could send as well. */
export async function unlessRefused<T>(status: number, answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (statusOf(error) === status && refusalOf(error)) return undefined;
    throw error;
  }
}
