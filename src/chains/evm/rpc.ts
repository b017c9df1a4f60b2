import { createClient, http } from 'viem';
import { RPC_DEADLINE_MS } from '../../lib/constants.js';
import { toMessage } from '../../lib/errorText.js';
import type { Eip1193Provider } from '../../lib/requests/eip1193.js';
import { type NetworkReadOptions, networkRead, rpcMissingError } from '../networkRead.js';

export type RpcRequest = (method: string, params: readonly unknown[]) => Promise<unknown>;

export interface RpcOptions extends NetworkReadOptions {
  /** The connected wallet when it is on this network: it answers where the host gave no RPC address. */
  readonly wallet?: Eip1193Provider | undefined;
}

type Ask = (method: string, params: readonly unknown[], signal: AbortSignal) => Promise<unknown>;

/**
 * Reads from a network through the host's own RPC address, used exactly as given, else through the connected wallet.
 * HTTP failures are retried by viem (on 403, 408, 413, 429, 500, 502, 503 and 504, spec §8). Rejects as `networkRead`
 * does; throws `rpc_missing` when there is no way to read.
 */
export function rpcRequest({ network, wallet, clock, signal }: RpcOptions): RpcRequest {
  const ask = network.rpcUrl ? overHttp(network.rpcUrl) : wallet && overWallet(wallet);
  if (!ask) throw rpcMissingError(network);
  // The first line says what happened; viem goes on with the whole request.
  const explain = (error: unknown) => toMessage(error).split('\n')[0];
  return (method, params) =>
    networkRead({ network, clock, signal }, method, (over) => ask(method, params, over), explain);
}

function overHttp(url: string): Ask {
  const client = createClient({ transport: http(url, { timeout: RPC_DEADLINE_MS, retryCount: 3 }) });
  // viem types each method; here methods are chosen at run time and every answer is checked by the caller.
  const request = client.request as (
    args: { method: string; params: readonly unknown[] },
    options: { signal: AbortSignal },
  ) => Promise<unknown>;
  return (method, params, signal) => request({ method, params }, { signal });
}

function overWallet(wallet: Eip1193Provider): Ask {
  // Inside an async function a wallet that throws instead of rejecting is a rejection too.
  return async (method, params) => wallet.request({ method, params });
}
