import type { Clock } from '../../lib/clock.js';

/** The pause after an answered check before the next one, in ms. */
const RELAY_CHECK_PAUSE_MS = 5_000;

/** Deadline of the relay's answer to a check, in ms. */
const RELAY_CHECK_MS = 3_000;

/** The pause between two attempts to reach a relay, in ms. */
const RELAY_RETRY_MS = 2_000;

/** The part of the library's relayer that is used here. Its types leave out the connection methods. */
export interface GuardedRelayer {
  readonly connected: boolean;
  readonly provider: { request(args: { method: string; params: object }): Promise<unknown> };
  toEstablishConnection(): Promise<void>;
  transportOpen(): Promise<void>;
  transportClose(): Promise<void>;
}

const NOBODYS_TOPIC = '0'.repeat(64);

export interface RelayGate {
  open(): Promise<void>;
  close(): Promise<void>;
  /**
   * Checks whether the relay still answers, and reconnects if it does not: after a phone slept or changed networks, a socket
   * may be dead without being closed. Resolves with the answer or at the deadline; never rejects.
   */
  check(): Promise<void>;
}

/**
 * Limits the library's connections to the relay. By default, it connects for every message and retries at once, even after it
 * was closed: thousands of attempts per minute while the relay is unreachable. Here all messages share one attempt, retries are
 * delayed, and messages sent while the gate is closed wait until it opens.
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
    // A later caller does not share a pending attempt's failure: it waits for the next attempt.
    await trying?.catch(() => undefined);
    if (isOpen && relayer.connected) return;
    trying ??= attempt().finally(() => {
      trying = undefined;
    });
    await trying;
  };

  let checking: Promise<void> | undefined;
  let answeredAt = Number.NEGATIVE_INFINITY;

  /** Sends a harmless request: any answer, even an error, will do. */
  function answers(): Promise<boolean> {
    const asked = relayer.provider.request({ method: 'irn_fetchMessages', params: { topic: NOBODYS_TOPIC } });
    return new Promise((resolve) => {
      const cancel = clock.after(RELAY_CHECK_MS, () => resolve(false));
      const hear = () => {
        cancel();
        resolve(true);
      };
      asked.then(hear, hear);
    });
  }

  async function check(): Promise<void> {
    if (await answers()) {
      answeredAt = clock.now();
      return;
    }
    if (!isOpen) return;
    await relayer.transportClose();
    // Stay closed if the gate was closed in the meantime. If opening fails, the next message connects.
    if (isOpen) void relayer.transportOpen().catch(() => undefined);
  }

  return {
    async check() {
      // If the connection is already known to be lost, the next message connects.
      if (!isOpen || !relayer.connected || clock.now() - answeredAt < RELAY_CHECK_PAUSE_MS) return;
      checking ??= check()
        .catch(() => undefined)
        .finally(() => {
          checking = undefined;
        });
      await checking;
    },
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
