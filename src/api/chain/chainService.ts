import { type HttpService, statusOf } from '../http.js';

/** The chain API, and the project that asks. */
export interface ChainService extends HttpService {
  readonly projectId: string;
}

/** Who asks about an address. */
export interface Question {
  /** The connected address. */
  readonly sender: string | undefined;
  readonly signal: AbortSignal;
}

/** The header of the calls that say how their body is written, even those without one (spec §7). */
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
