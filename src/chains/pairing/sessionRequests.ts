import type { Clock } from '../../lib/clock.js';
import { RpcErrorCode } from '../../lib/requests/eip1193.js';
import { codedError } from './codedError.js';
import type { PairingClient } from './pairingClient.js';

/** Deadline of a wallet app's answer to a request, in ms: shortly before WalletConnect's own five minutes. */
const APP_REQUEST_LIFE_MS = 299_000;

/** A request sent to a wallet app. */
export interface SentRequest {
  readonly id: number;
  readonly method: string;
}

interface Noted {
  readonly id: number;
  readonly topic: string;
  readonly request: { readonly method: string; readonly params?: unknown };
}

/**
 * Follows the requests of a session from sending to answer; `onSent` returns a function to call at the end. Returns a function
 * that ends all open requests and stops following.
 *
 * WalletConnect's library rejects a request after five minutes, and also leaves behind a rejected promise that cannot be
 * handled. So requests end here shortly before that, and with their session.
 */
export function followRequests(
  client: PairingClient,
  topic: string,
  clock: Clock,
  onSent: (request: SentRequest) => () => void,
): () => void {
  const { history } = client.core;
  const open = new Map<number, () => void>();

  // The library waits for an internal event that its types leave out. Its version is pinned.
  const { events } = client.engine as unknown as { events: { emit(name: string, answer: object): void } };
  const reject = (id: number, error: Error) => events.emit(`session_request:${id}`, { error });

  function settle({ id }: { id: number }) {
    open.get(id)?.();
    open.delete(id);
  }

  /** The library records each request just before sending it. */
  function onCreated({ id, topic: noted, request }: Noted) {
    if (noted !== topic || request.method !== 'wc_sessionRequest') return;
    const { method } = (request.params as { request: { method: string } }).request;
    const onSettled = onSent({ id, method });
    const cancel = clock.after(APP_REQUEST_LIFE_MS, () => {
      settle({ id });
      reject(id, codedError(RpcErrorCode.internal, 'Request expired. Please try again.'));
    });
    open.set(id, () => {
      cancel();
      onSettled();
    });
  }

  history.on('history_created', onCreated);
  history.on('history_updated', settle);
  history.on('history_deleted', settle);
  return () => {
    history.off('history_created', onCreated);
    history.off('history_updated', settle);
    history.off('history_deleted', settle);
    for (const id of [...open.keys()]) {
      settle({ id });
      reject(id, codedError(RpcErrorCode.disconnected, 'The session ended.'));
    }
  };
}
