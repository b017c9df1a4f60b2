import type { Clock } from '../../lib/clock.js';
import { RELAY_RETRY_MS } from '../../lib/constants.js';

/** The part of the library's relayer that is used here; its types leave out how it connects. */
export interface GuardedRelayer {
  readonly connected: boolean;
  toEstablishConnection(): Promise<void>;
  transportOpen(): Promise<void>;
  transportClose(): Promise<void>;
}

export interface RelayGate {
  open(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Whatever the library has to say connects for itself, and at once again when that fails: while a relay cannot be
 * reached that is thousands of tries in a minute, also after it was told to close. Here all share one try, the next
 * comes later, and what is said while the gate is closed waits until it opens.
 */
export function relayGate(relayer: GuardedRelayer, clock: Clock): RelayGate {
  const connect = relayer.toEstablishConnection.bind(relayer);
  let isOpen = false;
  let trying: Promise<void> | undefined;
  const waiting: (() => void)[] = [];

  async function attempt(): Promise<void> {
    if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve));
    let reason: unknown;
    await connect().catch((error: unknown) => {
      reason = error;
    });
    if (relayer.connected) return;
    await new Promise<void>((resolve) => {
      clock.after(RELAY_RETRY_MS, resolve);
    });
    throw new Error('The relay cannot be reached', { cause: reason });
  }

  relayer.toEstablishConnection = async () => {
    if (isOpen && relayer.connected) return;
    // How a try ends that was begun before says nothing to who comes later: they get the next one as well.
    await trying?.catch(() => undefined);
    if (isOpen && relayer.connected) return;
    trying ??= attempt().finally(() => {
      trying = undefined;
    });
    await trying;
  };

  return {
    async open() {
      isOpen = true;
      for (const resume of waiting.splice(0)) resume();
      await relayer.transportOpen();
    },
    async close() {
      isOpen = false;
      await relayer.transportClose();
    },
  };
}
