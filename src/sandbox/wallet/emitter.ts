import type { Eip1193EventName, Eip1193Events } from '../../lib/requests/eip1193.js';

type Listener = (value: never) => void;

/** A provider's listener methods; each returns the provider, as in Node's emitter. */
export interface ProviderListeners<Self> {
  on<Name extends Eip1193EventName>(event: Name, listener: Eip1193Events[Name]): Self;
  addListener<Name extends Eip1193EventName>(event: Name, listener: Eip1193Events[Name]): Self;
  once<Name extends Eip1193EventName>(event: Name, listener: Eip1193Events[Name]): Self;
  removeListener<Name extends Eip1193EventName>(event: Name, listener: Eip1193Events[Name]): Self;
  off<Name extends Eip1193EventName>(event: Name, listener: Eip1193Events[Name]): Self;
  removeAllListeners(event?: Eip1193EventName): Self;
  listenerCount(event: Eip1193EventName): number;
}

export interface Emitter {
  emit<Name extends Eip1193EventName>(event: Name, ...values: Parameters<Eip1193Events[Name]>): void;
  /** The listener methods, which return the result of `self`. */
  listeners<Self>(self: () => Self): ProviderListeners<Self>;
}

/** The listeners of one provider. If one throws, the others are still called. */
export function createEmitter(): Emitter {
  const entries: { event: Eip1193EventName; listener: Listener; once: boolean }[] = [];
  const remove = (event: Eip1193EventName, listener: Listener) => {
    const index = entries.findLastIndex((entry) => entry.event === event && entry.listener === listener);
    if (index >= 0) entries.splice(index, 1);
  };
  return {
    emit(event, ...values) {
      for (const entry of entries.filter((candidate) => candidate.event === event)) {
        if (entry.once) remove(event, entry.listener);
        try {
          (entry.listener as (...values: unknown[]) => void)(...values);
        } catch (error) {
          setTimeout(() => {
            throw error;
          });
        }
      }
    },
    listeners(self) {
      const add = (event: Eip1193EventName, listener: Listener, once = false) => {
        entries.push({ event, listener, once });
        return self();
      };
      const drop = (event: Eip1193EventName, listener: Listener) => {
        remove(event, listener);
        return self();
      };
      return {
        on: (event, listener) => add(event, listener),
        addListener: (event, listener) => add(event, listener),
        once: (event, listener) => add(event, listener, true),
        removeListener: drop,
        off: drop,
        removeAllListeners(event) {
          for (const entry of [...entries])
            if (!event || entry.event === event) remove(entry.event, entry.listener);
          return self();
        },
        listenerCount: (event) => entries.filter((entry) => entry.event === event).length,
      };
    },
  };
}
