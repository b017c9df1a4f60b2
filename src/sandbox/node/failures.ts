import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * The kind of failure: a late response, an HTTP error, an invalid response, no response, or a cut connection. `half-broken` is
 * for the directory and the chain API: every second entry of a list is broken and every second image is missing. `drop` is for
 * the relay: it cuts the open connections once and accepts new ones. `wrong-id`, `wrong-type` and `reload` are for the sign-in
 * frame: it sends an answer with an unknown id, sends one with another type, or reloads instead. In the frame, `500` and
 * `silent` leave the request undone; `500-after` and `silent-after` carry it out first.
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

/** The default delay of `slow` in milliseconds. */
export const DEFAULT_SLOW_MS = 3000;

/** One simulated failure. */
export interface Failure {
  /** The failing service: `rpc`, `relay`, `directory`, `analytics`, `chainApi`, `blockscout`, `lifi` or `frame`. */
  readonly service: string;
  /** The affected chain by number, reference or CAIP-2 id. Without it, all chains. */
  readonly chain?: string | number;
  readonly mode: FailureMode;
  /** The delay of `slow` in milliseconds; default 3000. */
  readonly ms?: number;
  /**
   * Limits the failure to these JSON-RPC methods. New relay connections count as `connect`; for the directory it is the first
   * word of the path, e.g. `getWallets`; for the chain API `identity`, `history`, `balance`, `price`, `gas-price`, `tokens`,
   * `quotes`, `allowance`, `build-approve`, `build-transaction`, `name`, `reverse`, `suggestions`, `register`,
   * `onramp-options`, `onramp-quote` or `onramp-url`; for Blockscout `transactions`, `token-transfers`,
   * `internal-transactions`, `token-balances`, `nft`, `addresses`, `tokens` or `stats`; for `lifi` the end of the path, e.g.
   * `quote`; for the frame the name of the message, e.g. `CONNECT_OTP`, or `load` for its page.
   */
  readonly methods?: readonly string[];
  /** Ends the failure after this many requests. */
  readonly times?: number;
}

export interface Failures {
  /** Starts a failure, which replaces one of the same service and chain; `none` ends it. */
  set(failure: Failure): void;
  /** Ends all failures. */
  clear(): void;
  /** The active failures. */
  list(): readonly Failure[];
  /** The failure for this request, counted against its `times`. */
  take(service: string, chain?: string, methods?: readonly string[]): Failure | undefined;
  /** Reports every failure that `set` starts or ends. Returns the unsubscribe function. */
  subscribe(listener: (failure: Failure) => void): () => void;
}

/** A chain's name in paths and failures: its CAIP-2 id without the namespace. */
export function referenceOf(chain: string): string {
  return chain.replace(/^(eip155|solana):/, '');
}

/** Creates a registry of simulated failures. */
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

/** Reads a failure from JSON. Throws a TypeError that describes the fault. */
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
 * Reads a failure from a URL's query, e.g. `?mode=slow&ms=500`: for a single client of a shared service. Throws a TypeError
 * that describes the fault.
 */
export function failureInUrl(url: string | undefined, service: string): Failure | undefined {
  const query = new URLSearchParams(/\?(.*)$/s.exec(url ?? '')?.[1]);
  const mode = query.get('mode');
  const ms = query.get('ms');
  return mode === null
    ? undefined
    : parseFailure({ service, mode, ...(ms === null ? {} : { ms: Number(ms) }) });
}

/**
 * Applies a failure to a request. Resolves to true if the request is answered (or never will be), to false if it may continue.
 */
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
