import type { WalletModalError } from '../lib/errors.js';
import type { AppMessage, MessageName } from './protocol.js';

/** A request waiting for its answer. */
export interface PendingRequest {
  readonly id: string;
  readonly name: MessageName;
  readonly message: AppMessage;
  /** Whether the request has no side effects, so that it may be sent again after the frame reloads. */
  readonly repeats: boolean;
  /** Whether the user must approve it in the frame. */
  readonly needsApproval: boolean;
  resolve(payload: unknown): void;
  reject(error: WalletModalError): void;
}

/** Pending requests by id. Taking one removes it, so that each answer counts once. */
export interface PendingRequests {
  readonly size: number;
  add(request: PendingRequest): void;
  find(id: string): PendingRequest | undefined;
  take(id: string): PendingRequest | undefined;
  list(): readonly PendingRequest[];
  /** Rejects all matching requests. */
  reject(error: WalletModalError, fits?: (request: PendingRequest) => boolean): void;
}

export function pendingRequests(): PendingRequests {
  const requests = new Map<string, PendingRequest>();
  return {
    get size() {
      return requests.size;
    },
    add: (request) => void requests.set(request.id, request),
    find: (id) => requests.get(id),
    take(id) {
      const request = requests.get(id);
      requests.delete(id);
      return request;
    },
    list: () => [...requests.values()],
    reject(error, fits = () => true) {
      for (const request of [...requests.values()].filter(fits)) {
        requests.delete(request.id);
        request.reject(error);
      }
    },
  };
}
