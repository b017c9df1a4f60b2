import type { SourcePageOptions } from '../../lib/account/accountSource.js';

/** Asks a node of the network. */
export type AskNode = (method: string, ...params: readonly unknown[]) => Promise<unknown>;

/** Asks as long as somebody waits. */
export function createAsk({ network, signal }: SourcePageOptions): AskNode {
  return async (method, ...params) => {
    signal.throwIfAborted();
    return network.request(method, params);
  };
}
