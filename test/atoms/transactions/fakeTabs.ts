import type { Services } from '../../../src/atoms/hostServices.js';
import type { TabLocks } from '../../../src/lib/browser/tabLocks.js';
import type { SafeStorage } from '../../../src/lib/safeStorage.js';

/** Storage shared by several tabs, with locks like a browser's. A tab doesn't hear its own changes. */
export function fakeTabs() {
  const values = new Map<string, string>();
  const listeners = new Set<{ tab: object; listener: (name: string | null) => void }>();
  const held = new Map<string, Set<object>>();
  let leader: { tab: object; stop: () => void } | undefined;
  const waiting: { tab: object; run: () => () => void }[] = [];

  function next() {
    const first = waiting.shift();
    if (first) leader = { tab: first.tab, stop: first.run() };
  }

  return {
    values,
    open(): Pick<Services, 'storage' | 'onRemembered'> & { locks: TabLocks; close(): void } {
      const tab = {};
      const storage: SafeStorage = {
        get: async (key) => values.get(key) ?? null,
        async set(key, value) {
          if (value === null) values.delete(key);
          else values.set(key, value);
          for (const one of listeners) if (one.tab !== tab) queueMicrotask(() => one.listener(key));
        },
      };
      const leave = () => {
        if (leader?.tab !== tab) return;
        leader.stop();
        leader = undefined;
        next();
      };
      const locks: TabLocks = {
        exclusively: (_name, run) => run(),
        hold(name, until) {
          held.set(name, (held.get(name) ?? new Set()).add(tab));
          const release = () => held.get(name)?.delete(tab);
          until.then(release, release);
        },
        isHeld: async (name) => (held.get(name)?.size ?? 0) > 0,
        lead(_name, run) {
          waiting.push({ tab, run });
          if (!leader) next();
          return leave;
        },
      };
      return {
        storage,
        locks,
        onRemembered(listener) {
          const one = { tab, listener };
          listeners.add(one);
          return () => listeners.delete(one);
        },
        close() {
          leave();
          for (const tabs of held.values()) tabs.delete(tab);
        },
      };
    },
  };
}
