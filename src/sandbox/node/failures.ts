import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * How a service can fail: late, with an HTTP error, with text that is no answer, never, or cut off. `half-broken` is
 * for the directory: every second entry of a list is broken and every second image missing. `drop` is for the relay:
 * it cuts the open connections, once, and takes them back. `wrong-id`, `wrong-type` and `reload` are for the sign-in
 * frame: it answers a question that nobody asked, another one, or loads itself again instead. There `500` and `silent`
 * leave undone what was asked; `500-after` and `silent-after` do it first.
 */
export type FailureMode =
  | 'none'
  | 'slow'
  | '500'
  | '429'
  | 'malformed'
  | 'silent'
  | '500-after'
  | 'silent-after'
  | 'offline'
  | 'half-broken'
  | 'drop'
  | 'wrong-id'
  | 'wrong-type'
  | 'reload';

export const FAILURE_MODES: readonly FailureMode[] = [
  'none',
  'slow',
  '500',
  '429',
  'malformed',
  'silent',
  '500-after',
  'silent-after',
  'offline',
  'half-broken',
  'drop',
  'wrong-id',
  'wrong-type',
  'reload',
];

/** The delay of `slow` when a failure names none, in milliseconds. */
export const DEFAULT_SLOW_MS = 3000;

/** One dialled-in failure. */
export interface Failure {
  /** Which service fails: `rpc`, `relay`, `directory`, `analytics` or `frame`. */
  readonly service: string;
  /** Which chain of it, by number, reference or CAIP-2 id; absent for all. */
  readonly chain?: string | number;
  readonly mode: FailureMode;
  /** The delay of `slow` in milliseconds; default 3000. */
  readonly ms?: number;
  /**
   * Only requests with these JSON-RPC methods. New connections to the relay count as `connect`; of the directory it
   * is the first word of the path, e.g. `getWallets`; of the frame the name of the message, e.g. `CONNECT_OTP`, or
   * `load` for its page.
   */
  readonly methods?: readonly string[];
  /** Only so many requests, then the service is well again. */
  readonly times?: number;
}

export interface Failures {
  /** Dials a failure in, replacing the one of the same service and chain; `none` ends it. */
  set(failure: Failure): void;
  /** Ends all failures. */
  clear(): void;
  /** The failures that are dialled in. */
  list(): readonly Failure[];
  /** The failure that this request meets, counted against its `times`. */
  take(service: string, chain?: string, methods?: readonly string[]): Failure | undefined;
  /** Tells of every failure that is dialled in or ended by `set`. Returns what ends that. */
  subscribe(listener: (failure: Failure) => void): () => void;
}

/** A chain as paths and failures name it: its CAIP-2 id without the namespace. */
export function referenceOf(chain: string): string {
  return chain.replace(/^(eip155|solana):/, '');
}

/** A registry of dialled-in failures. */
export function createFailures(): Failures {
  const entries = new Map<string, { failure: Failure; left: number }>();
  const listeners = new Set<(failure: Failure) => void>();
  const keyOf = (service: string, chain?: string | number) => `${service} ${referenceOf(`${chain ?? '*'}`)}`;
  return {
    set(failure) {
      const key = keyOf(failure.service, failure.chain);
      if (failure.mode === 'none') entries.delete(key);
      else if (failure.mode !== 'drop') {
        entries.set(key, { failure, left: failure.times ?? Number.POSITIVE_INFINITY });
      }
      for (const listener of listeners) listener(failure);
    },
    clear: () => entries.clear(),
    list: () => [...entries.values()].map((entry) => entry.failure),
    take(service, chain, methods) {
      for (const key of [keyOf(service, chain), keyOf(service)]) {
        const entry = entries.get(key);
        if (!entry) continue;
        const { methods: only } = entry.failure;
        if (only && !methods?.some((method) => only.includes(method))) continue;
        entry.left -= 1;
        if (entry.left <= 0) entries.delete(key);
        return entry.failure;
      }
      return undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reads a failure from JSON. Throws a TypeError that says what is wrong. */
export function parseFailure(value: unknown): Failure {
  const { service, chain, mode, ms, methods, times } = (value ?? {}) as Record<string, unknown>;
  if (typeof service !== 'string' || !service) throw new TypeError('"service" is missing, e.g. "rpc"');
  const known = FAILURE_MODES.find((candidate) => candidate === `${mode}`);
  if (!known) throw new TypeError(`"mode" is one of ${FAILURE_MODES.join(', ')}`);
  if (chain !== undefined && typeof chain !== 'string' && typeof chain !== 'number') {
    throw new TypeError('"chain" is a number or a CAIP-2 id');
  }
  for (const [name, number] of Object.entries({ ms, times })) {
    if (number !== undefined && !(typeof number === 'number' && number >= 0)) {
      throw new TypeError(`"${name}" is a number, not negative`);
    }
  }
  if (
    methods !== undefined &&
    !(Array.isArray(methods) && methods.every((name) => typeof name === 'string'))
  ) {
    throw new TypeError('"methods" is a list of names');
  }
  return {
    service,
    mode: known,
    ...(chain === undefined ? {} : { chain }),
    ...(ms === undefined ? {} : { ms: ms as number }),
    ...(methods === undefined ? {} : { methods: methods as string[] }),
    ...(times === undefined ? {} : { times: times as number }),
  };
}

/**
 * A failure in a URL's query, e.g. `?mode=slow&ms=500`: for one client only, where others use the service too.
 * Throws a TypeError that says what is wrong.
 */
export function failureInUrl(url: string | undefined, service: string): Failure | undefined {
  const query = new URLSearchParams(/\?(.*)$/s.exec(url ?? '')?.[1]);
  const mode = query.get('mode');
  const ms = query.get('ms');
  return mode === null
    ? undefined
    : parseFailure({ service, mode, ...(ms === null ? {} : { ms: Number(ms) }) });
}

/** Lets a request fail. Resolves true when it is answered (or never will be), false when it may go on. */
export async function applyFailure(
  failure: Failure | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  switch (failure?.mode) {
    case '500':
      response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error');
      return true;
    case '429':
      response.writeHead(429, { 'content-type': 'text/plain', 'retry-after': '1' }).end('Too Many Requests');
      return true;
    case 'malformed':
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"jsonrpc":"2.0","id":1,"result":');
      return true;
    case 'silent':
      return true;
    case 'offline':
      request.socket.destroy();
      return true;
    case 'slow':
      await wait(failure.ms ?? DEFAULT_SLOW_MS, undefined, { ref: false });
      return response.destroyed;
    default:
      return false;
  }
}
