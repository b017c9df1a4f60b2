import type { SignClient } from '@walletconnect/sign-client';
import { delay } from '../wallet/approvals.js';

const PATIENCE_MS = 1000;

/**
 * Returns a function that waits for the requests in progress while the relay answers. If cut off, the client would wait for
 * them for a minute and keep a process alive.
 */
export function watchRequests(
  relayer: InstanceType<typeof SignClient>['core']['relayer'],
): () => Promise<void> {
  const underWay = new Set<Promise<unknown>>();
  const { request } = relayer;
  relayer.request = (payload) => {
    const answer = request(payload);
    const settled: Promise<unknown> = answer.catch(() => undefined);
    underWay.add(settled);
    void settled.then(() => underWay.delete(settled));
    return answer;
  };
  return async () => {
    if (relayer.connected) await Promise.race([Promise.all(underWay), delay(PATIENCE_MS)]);
  };
}
