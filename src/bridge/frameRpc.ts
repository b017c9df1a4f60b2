import { callAll } from '../lib/callAll.js';
import type { RequestArguments } from '../lib/requests/eip1193.js';
import { invalidRequest } from './appMessage.js';
import { notAllowedError } from './frameErrors.js';
import type { FramePlace, PlacedOptions } from './framePlace.js';
import { type ResponseKind, responseKind } from './responseKind.js';
import { type FrameMethod, isRepeatable, rpcKind } from './rpcMethods.js';
import { readRpcParams } from './rpcParams.js';

/** Progress of a request, for the code that shows the frame during approvals. */
export type RpcEvent = { readonly id: number; readonly method: string } & (
  | { /** The user must approve it in the frame. */ readonly type: 'asked' }
  | { readonly type: 'answered'; readonly kind: ResponseKind; readonly response: unknown }
  | { readonly type: 'failed'; readonly error: unknown }
  /** The frame does not support the method. The user is told 'Action not allowed'. */
  | { readonly type: 'refused' }
);

/** Default network: the session's. */
export type FrameRpcOptions = Pick<PlacedOptions, 'signal' | 'network'>;

export interface FrameRpc {
  /**
   * Sends an RPC request to the frame. Reads have a deadline; signing and sending wait for the user without one. Rejects with
   * `rpc_not_allowed`, or like `FramePlace.request`.
   */
  request(args: RequestArguments, options?: FrameRpcOptions): Promise<unknown>;
  /** Reports approvals and refused requests. Returns a function that unsubscribes. */
  subscribe(listener: (event: RpcEvent) => void): () => void;
}

export function frameRpc({ request }: Pick<FramePlace, 'request'>): FrameRpc {
  const listeners = new Set<(event: RpcEvent) => void>();
  let lastId = 0;

  return {
    async request({ method, params }, { signal, network } = {}) {
      const kind = rpcKind(method);
      lastId += 1;
      const about = { id: lastId, method };
      if (kind === 'refused') {
        callAll(listeners, { ...about, type: 'refused' });
        throw notAllowedError(method);
      }
      const read = readRpcParams(method as FrameMethod, params);
      if (!read) throw invalidRequest(undefined);
      const payload = { method, ...read };
      if (kind === 'safe') {
        return request('RPC_REQUEST', payload, { signal, network, repeats: isRepeatable(method) });
      }
      callAll(listeners, { ...about, type: 'asked' });
      try {
        const response = await request('RPC_REQUEST', payload, { signal, network, waitsFor: 'approval' });
        callAll(listeners, { ...about, type: 'answered', kind: responseKind(response), response });
        return response;
      } catch (error) {
        callAll(listeners, { ...about, type: 'failed', error });
        throw error;
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
