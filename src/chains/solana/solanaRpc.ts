import type { Clock } from '../../lib/clock.js';
import { boundedFetch } from '../../lib/requests/boundedFetch.js';
import type { SolanaNodeMethod } from '../../lib/requests/methodKind.js';
import { parseExactJson } from '../../lib/untrusted/exactJson.js';
import { type NetworkReadOptions, networkRead, rpcMissingError } from '../networkRead.js';

/** Calls a method. Resolves to its result, with integers beyond 2^53 as `bigint`s. */
export type SolanaRequest = (method: SolanaNodeMethod, params: readonly unknown[]) => Promise<unknown>;

export type SolanaRpcOptions = NetworkReadOptions;

/** An error from a node; the `cause` of an `rpc_failed`. */
export class SolanaRpcError extends Error {
  /** A JSON-RPC code, or one of Solana's nodes, such as -32002 for a transaction that would fail. */
  readonly code: number;
  readonly data: unknown;
  /** Whether this answered a retry after an attempt whose outcome is unknown. */
  afterLostTry = false;

  constructor(code: number, message: string, data: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** Statuses that may be temporary, the same as viem's for EVM nodes (behaviour 12.6). */
const RETRIED_STATUSES = [403, 408, 413, 429, 500, 502, 503, 504];
/** Those with which a server refuses a request before processing it. */
const TURNED_AWAY = [403, 413, 429];
/** The node lags behind the others. */
const NODE_UNHEALTHY = -32005;
const RETRIES = 3;
/** Enough for an owner of several thousand tokens. */
const MOST_BYTES = 5_000_000;
/** The pause before the first retry, in ms; it doubles each time. */
const RETRY_MS = 150;

/**
 * Reads from a network through the host's RPC URL, used exactly as given. Retries failures that may be temporary. Rejects as
 * `networkRead` does; throws `rpc_missing` if there is no URL.
 */
export function solanaRequest(options: SolanaRpcOptions): SolanaRequest {
  const { network, clock } = options;
  const url = network.rpcUrl;
  if (!url) throw rpcMissingError(network);
  return (method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    return networkRead(options, method, (over) => askAgain(url, body, clock, over));
  };
}

async function askAgain(url: string, body: string, clock: Clock, over: AbortSignal): Promise<unknown> {
  let isLost = false;
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask(url, body, over);
    } catch (error) {
      if (error instanceof SolanaRpcError) error.afterLostTry = isLost;
      if (over.aborted || tries >= RETRIES || !mayBeWellSoon(error)) throw error;
      isLost ||= mayHaveArrived(error);
    }
    await new Promise<void>((resolve) => void clock.after(RETRY_MS * 2 ** tries, resolve));
  }
}

class HttpFailure extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`HTTP status code: ${status}`);
    this.status = status;
  }
}

async function ask(url: string, body: string, signal: AbortSignal): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await boundedFetch(url, { method: 'POST', headers, body, signal }, MOST_BYTES);
  const text = await response.text();
  const answer = readAnswer(text);
  const { error } = answer ?? {};
  if (typeof error === 'object' && error) {
    const { code, message, data } = error as Record<string, unknown>;
    throw new SolanaRpcError(Number(code), typeof message === 'string' ? message : 'Unknown error', data);
  }
  if (!response.ok) throw new HttpFailure(response.status);
  if (answer?.result === undefined) throw new SyntaxError('It answered something that is no JSON-RPC.');
  return answer.result;
}

function readAnswer(text: string): Record<string, unknown> | undefined {
  try {
    const answer = parseExactJson(text);
    return typeof answer === 'object' && answer ? (answer as Record<string, unknown>) : undefined;
  } catch {
    // The caller reports an invalid body, or the HTTP status.
    return undefined;
  }
}

function mayBeWellSoon(error: unknown): boolean {
  if (error instanceof HttpFailure) return RETRIED_STATUSES.includes(error.status);
  if (error instanceof SolanaRpcError) return error.code === NODE_UNHEALTHY;
  // `fetch` rejects with a TypeError if the server cannot be reached.
  return error instanceof TypeError;
}

/** Whether a node may have processed a request whose answer was lost. */
function mayHaveArrived(error: unknown): boolean {
  if (error instanceof HttpFailure) return !TURNED_AWAY.includes(error.status);
  return !(error instanceof SolanaRpcError);
}
