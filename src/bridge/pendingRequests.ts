import type { WalletModalError } from '../lib/errors.js';
import type { AppMessage, MessageName } from './protocol.js';

/** A question that waits for its answer. */
export interface PendingRequest {
  readonly id: string;
  readonly name: MessageName;
  readonly message: AppMessage;
  /** Whether asking again changes nothing, so that a frame that comes back may be asked once more. */
  readonly repeats: boolean;
  /** Whether a person has to allow it in the frame. */
  readonly needsApproval: boolean;
  resolve(payload: unknown): void;
  reject(error: WalletModalError): void;
}

/** The questions that are open, by their ids; an answer takes its question out, so that it counts once. */
export interface PendingRequests {
  readonly size: number;
  add(request: PendingRequest): void;
  find(id: string): PendingRequest | undefined;
  take(id: string): PendingRequest | undefined;
  list(): readonly PendingRequest[];
  /** Rejects the questions that fit. */
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
