import { callAll } from '../lib/callAll.js';
import type { RequestArguments } from '../lib/requests/eip1193.js';
import { invalidRequest } from './appMessage.js';
import { notAllowedError } from './frameErrors.js';
import type { FramePlace, PlacedOptions } from './framePlace.js';
import { type ResponseKind, responseKind } from './responseKind.js';
import { type FrameMethod, isRepeatable, rpcKind } from './rpcMethods.js';
import { readRpcParams } from './rpcParams.js';

/** What becomes of a request, for who shows the frame while a person is asked there. */
export type RpcEvent = { readonly id: number; readonly method: string } & (
  | { /** A person is to allow it in the frame. */ readonly type: 'asked' }
  | { readonly type: 'answered'; readonly kind: ResponseKind; readonly response: unknown }
  | { readonly type: 'failed'; readonly error: unknown }
  /** It is no method of the frame: the person is told 'Action not allowed'. */
  | { readonly type: 'refused' }
);

/** Without a network the request is for that of the session. */
export type RpcOptions = Pick<PlacedOptions, 'signal' | 'network'>;

export interface FrameRpc {
  /**
   * Has the frame do a request. Reads are answered at once; what signs or sends waits for a person, without limit.
   * Rejects with `rpc_not_allowed`, or as `FramePlace.request` does.
   */
  request(args: RequestArguments, options?: RpcOptions): Promise<unknown>;
  /** Tells of requests that a person is asked for, and of those that are refused. Returns what ends it. */
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
