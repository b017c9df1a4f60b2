import * as z from 'zod/mini';
import { readJsonTexts } from '../../api/chain/readJsonTexts.js';
import {
  type HttpService,
  LONGEST_REASON,
  type Params,
  READ_RETRY,
  refusalOf,
  statusOf,
} from '../../api/http.js';
import type { Clock } from '../../lib/clock.js';
import { safeName } from '../../lib/untrusted/sanitize.js';
import { createPoliteGet } from '../politeGet.js';

/** The API of one network's instance. */
export interface Instance {
  /** Sends a request. Undefined if the instance doesn't know the account or token. */
  ask<T>(path: string, schema: z.ZodMiniType<T>, call: InstanceCall): Promise<T | undefined>;
}

export interface InstanceCall {
  readonly params?: Params;
  readonly signal: AbortSignal;
}

const DEADLINE_MS = 20_000;
/** Pages have 50 entries, but a list of balances has no pages. */
const MOST_BYTES = 8_000_000;

/** An instance's message for accounts and tokens that it has never seen. */
const UNKNOWN = 'Not found';
const refusal = z.object({ message: z.string() });

export function openInstance(baseUrl: string, apikey: string | undefined, clock: Clock): Instance {
  const service: HttpService = {
    baseUrl,
    headers: {},
    clock,
    deadlineMs: DEADLINE_MS,
    mostBytes: MOST_BYTES,
    retry: READ_RETRY,
    failure: {
      code: 'source_failed',
      message: 'Blockscout cannot be read.',
      advice: 'Check its url, and connect-src.',
    },
    async readRefusal(response) {
      const { data } = z.safeParse(refusal, await response.json().catch(() => undefined));
      const description = safeName(data?.message, LONGEST_REASON);
      return description === undefined ? undefined : { field: undefined, description };
    },
  };
  const get = createPoliteGet(service);
  return {
    async ask(path, schema, { params, signal }) {
      try {
        const read = readJsonTexts(schema);
        return await get(path, { params: { ...params, apikey }, signal, read });
      } catch (error) {
        // Other servers also answer 404, which says nothing about an account.
        if (statusOf(error) === 404 && refusalOf(error)?.description === UNKNOWN) return undefined;
        throw error;
      }
    },
  };
}
