import { callAll } from '../callAll.js';
import type { Eip1193EventName, Eip1193Events, Eip1193Provider } from './eip1193.js';

export interface Eip1193Listeners extends Pick<Eip1193Provider, 'on' | 'removeListener'> {
  /** Calls all listeners of an event, even if one throws. */
  emit<Name extends Eip1193EventName>(event: Name, payload: Parameters<Eip1193Events[Name]>[0]): void;
  clear(): void;
}

/** The listeners of one EIP-1193 provider. */
export function eip1193Listeners(): Eip1193Listeners {
  const listeners = new Map<Eip1193EventName, Set<(payload: never) => void>>();
  return {
    on: (event, listener) => listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event, listener) => listeners.get(event)?.delete(listener),
    emit: (event, payload) => callAll(listeners.get(event) ?? [], payload as never),
    clear: () => listeners.clear(),
  };
}
