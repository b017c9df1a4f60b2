import type { Clock } from '../../lib/clock.js';
import { RELAY_CHECK_MS, RELAY_CHECK_PAUSE_MS, RELAY_RETRY_MS } from '../../lib/constants.js';

/** The part of the library's relayer that is used here; its types leave out how it connects. */
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
   * Looks whether the relay still answers, and connects anew when it does not: a socket may be dead without being closed
   * after a phone slept or changed its network. Takes no longer than the answer, or the deadline; never rejects.
   */
  check(): Promise<void>;
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

  let checking: Promise<void> | undefined;
  let answeredAt = Number.NEGATIVE_INFINITY;

  /** Asks for something that does not matter: any answer is one. */
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
    // Closed meanwhile, it stays closed; what fails is tried again by whoever has something to say.
    if (isOpen) void relayer.transportOpen().catch(() => undefined);
  }

  return {
    async check() {
      // One that is known to be gone is connected to by whoever has something to say.
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
