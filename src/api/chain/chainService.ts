import type { Clock } from '../../lib/clock.js';
import type { ChainApiSetting } from '../../lib/config.js';
import { type HttpService, READ_RETRY, statusOf } from '../http.js';

/** The chain API and the project that uses it. */
export interface ChainService extends HttpService {
  readonly projectId: string;
}

const DEADLINE_MS = 10_000;
/** Several times the size of the longest answer, a list of tokens to swap. */
const MOST_BYTES = 2_000_000;
const FAILURE = {
  code: 'chain_api_failed',
  message: 'The chain API cannot be read.',
  advice: 'Check chain-api-url or project-id, and connect-src.',
} as const;

export interface ChainServiceOptions {
  readonly setting: ChainApiSetting;
  readonly clock: Clock;
  /** The `did:key` of the session with a wallet app, if there is one. */
  readonly clientId?: (() => Promise<string | undefined>) | undefined;
}

/** The URL, headers, deadline and errors of chain API calls. */
export function chainService({ setting, clock, clientId }: ChainServiceOptions): ChainService {
  return {
    baseUrl: setting.url,
    projectId: setting.projectId,
    // The project id is in the query: the service refuses headers that it doesn't list.
    headers: {},
    clock,
    clientId,
    deadlineMs: DEADLINE_MS,
    mostBytes: MOST_BYTES,
    retry: READ_RETRY,
    failure: FAILURE,
  };
}

/** The context of a question about an address. */
export interface Question {
  /** The connected address. */
  readonly sender: string | undefined;
  readonly signal: AbortSignal;
}

/** The header for posting JSON as plain text, which needs no CORS preflight. */
export const TEXT_HEADER = { 'content-type': 'text/plain;charset=UTF-8' } as const;

/** The header for calls that declare their body type, even those without a body. */
export const JSON_HEADER = { 'content-type': 'application/json' } as const;

/** Waits for an answer. Undefined if the service refused with this HTTP status. */
export async function unless<T>(status: number, answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (statusOf(error) === status) return undefined;
    throw error;
  }
}
