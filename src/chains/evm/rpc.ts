import { createClient, type HttpTransportConfig } from 'viem';
import { toMessage } from '../../lib/errorText.js';
import type { Eip1193Provider } from '../../lib/requests/eip1193.js';
import { type NetworkReadOptions, networkRead, rpcMissingError } from '../networkRead.js';
import { nodeTransport } from './nodeTransport.js';

export type RpcRequest = (method: string, params: readonly unknown[]) => Promise<unknown>;

export interface RpcOptions extends NetworkReadOptions {
  /** The connected wallet, if it's on this network. Used if the host gave no RPC URL. */
  readonly wallet?: Eip1193Provider | undefined;
}

type Ask = (method: string, params: readonly unknown[], signal: AbortSignal) => Promise<unknown>;

/**
 * Reads from a network through the host's RPC URL, used exactly as given, otherwise through the connected wallet. viem
 * retries failures that may be temporary (behaviour 12.6). Rejects as `networkRead` does; throws `rpc_missing` if there is no
 * way to read.
 */
export function rpcRequest({ network, wallet, clock, signal }: RpcOptions): RpcRequest {
  const ask = network.rpcUrl ? overHttp(network.rpcUrl) : wallet && overWallet(wallet);
  if (!ask) throw rpcMissingError(network);
  // viem's first line says what happened; the rest is the whole request.
  const explain = (error: unknown) => toMessage(error).split('\n')[0];
  return (method, params) =>
    networkRead({ network, clock, signal }, method, (over) => ask(method, params, over), explain);
}

/** Sends requests to a node's URL, used exactly as given. `config` is viem's. */
export function overHttp(url: string, config: HttpTransportConfig = {}): Ask {
  const client = createClient({ transport: nodeTransport(url, { retryCount: 3, ...config }) });
  // viem types each method. Here the method is chosen at run time, and the caller checks the answer.
  const request = client.request as (
    args: { method: string; params: readonly unknown[] },
    options: { signal: AbortSignal },
  ) => Promise<unknown>;
  return (method, params, signal) => request({ method, params }, { signal });
}

function overWallet(wallet: Eip1193Provider): Ask {
  // `async` turns a wallet's synchronous throw into a rejection.
  return async (method, params) => wallet.request({ method, params });
}
