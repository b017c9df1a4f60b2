import type { Clock } from '../clock.js';
import type { SafeStorage } from '../safeStorage.js';
import { uuid } from '../uuid.js';

/** Coordinates the tabs of a browser, if they share their storage. */
export interface TabLocks {
  /** Runs when no other tab runs anything under this name. */
  exclusively<T>(name: string, run: () => Promise<T>): Promise<T>;
  /** Holds a name until the promise settles or the page is closed. */
  hold(name: string, until: Promise<unknown>): void;
  /** Whether any tab holds a name. Undefined if unknown. */
  isHeld(name: string): Promise<boolean | undefined>;
  /** Runs in one tab at a time, if possible a visible one, until the returned function is called. */
  lead(name: string, run: () => () => void): () => void;
}

const ignore = () => undefined;

/** Locks for a tab that shares nothing: it holds and leads everything. */
export function ownLocks(): TabLocks {
  const held = new Set<string>();
  return {
    exclusively: (_name, run) => run(),
    hold(name, until) {
      held.add(name);
      const release = () => held.delete(name);
      until.then(release, release);
    },
    isHeld: async (name) => held.has(name),
    lead: (_name, run) => run(),
  };
}

/** The browser's own locks (Web Locks). `prefix` separates them from the page's. */
export function webLocks(
  locks: Pick<LockManager, 'request'>,
  prefix: string,
  { isVisible, onLook }: { isVisible: () => boolean; onLook: (listener: () => void) => () => void },
): TabLocks {
  const named = (name: string) => `${prefix}${name}`;

  function lead(name: string, run: () => () => void): () => void {
    const over = new AbortController();
    let isLeading = false;

    async function contend(steal: boolean) {
      let stop: (() => void) | undefined;
      const work = () => {
        if (over.signal.aborted) return undefined;
        isLeading = true;
        stop = run();
        return new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve()));
      };
      try {
        // Web Locks accept no signal with `steal`.
        await locks.request(named(name), steal ? { steal } : { signal: over.signal }, work);
      } catch {
        // Another tab has taken the lead, or this one has ended.
      }
      isLeading = false;
      stop?.();
      if (!over.signal.aborted) void contend(false);
    }

    const stopLooking = onLook(() => {
      if (!isLeading) void contend(true);
    });
    void contend(isVisible());
    return () => {
      stopLooking();
      over.abort();
    };
  }

  return {
    async exclusively(name, run) {
      return locks.request(named(`${name}/write`), run);
    },
    hold(name, until) {
      const over = until.then(ignore, ignore);
      locks.request(named(name), () => over).catch(ignore);
    },
    isHeld: async (name) => locks.request(named(name), { ifAvailable: true }, async (lock) => lock === null),
    lead,
  };
}

/** A leading tab's lease without renewal, and the interval at which it renews it, in ms. */
const LEASE_MS = 15_000;
const RENEW_MS = 5_000;

/**
 * For browsers without Web Locks, which are missing on insecure origins: the leading tab keeps a lease in storage and renews
 * it. Two tabs may lead for a moment.
 */
export function leaseLocks(storage: SafeStorage, clock: Clock, key: string): TabLocks {
  const own = uuid();

  function lead(_name: string, run: () => () => void): () => void {
    let stop: (() => void) | undefined;
    let cancel: () => void = ignore;
    let isOver = false;

    async function check() {
      const [holder, until] = ((await storage.get(key)) ?? '').split(' ');
      if (isOver) return;
      const isFree = holder === own || !(Number(until) > clock.now());
      if (isFree) {
        await storage.set(key, `${own} ${clock.now() + LEASE_MS}`);
        if (!isOver) stop ??= run();
      } else {
        stop?.();
        stop = undefined;
      }
      if (!isOver) cancel = clock.after(RENEW_MS, () => void check());
    }

    void check();
    return () => {
      isOver = true;
      cancel();
      stop?.();
      if (stop) void storage.set(key, null);
    };
  }

  return {
    exclusively: (_name, run) => run(),
    hold: ignore,
    isHeld: async () => undefined,
    lead,
  };
}
