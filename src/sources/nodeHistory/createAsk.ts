import type { SourcePageOptions } from '../../lib/account/accountSource.js';

/** Sends a request to a node of the network. */
export type AskNode = (method: string, ...params: readonly unknown[]) => Promise<unknown>;

/** Sends requests until the signal aborts. */
export function createAsk({ network, signal }: SourcePageOptions): AskNode {
  return async (method, ...params) => {
    signal.throwIfAborted();
    return network.request(method, params);
  };
}
