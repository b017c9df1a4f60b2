import type { EVMOpts } from '@ethereumjs/evm';
import { timeRefusal } from '../refusals.js';

/** Gives the page time while a machine runs in its only thread, and aborts runs that take too long. */
export interface Stopwatch {
  begin(): Promise<void>;
  end(): void;
  /** Whether the last run was aborted. */
  isOver(): boolean;
  /** The opcode to install in the machine. */
  readonly opcode: NonNullable<EVMOpts['customOpcodes']>[number];
  /** Call this before each message: contracts that call each other need no loop. */
  beforeMessage(message: unknown, proceed?: () => void): void;
  /** Call this after `beforeMessage`. */
  assertInTime(): void;
}

/** The longest run, in ms. */
const MOST_MS = 3_000;
/** The interval at which the page gets time, in ms. */
const SLICE_MS = 50;
const JUMPDEST = 0x5b;

export function createStopwatch(): Stopwatch {
  let from = 0;
  // Milliseconds since the page last got time, and since the run began.
  let slice = 0;
  let used = 0;
  const isOver = () => used > MOST_MS;
  const count = () => {
    const now = performance.now();
    slice += now - from;
    used += now - from;
    from = now;
  };
  const rest = async () => {
    if (slice < SLICE_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    slice = 0;
    from = performance.now();
  };
  // Not one of the machine's own errors: contracts would continue after those.
  const assertInTime = () => {
    if (isOver()) throw timeRefusal(MOST_MS);
  };
  const tick = async () => {
    count();
    await rest();
  };
  return {
    isOver,
    async begin() {
      await rest();
      used = 0;
      from = performance.now();
    },
    end: count,
    // Every loop contains this opcode.
    opcode: {
      opcode: JUMPDEST,
      opcodeName: 'JUMPDEST',
      baseFee: 1,
      async logicFunction() {
        await tick();
        assertInTime();
      },
    },
    beforeMessage(_message, proceed) {
      void tick().then(proceed);
    },
    assertInTime,
  };
}
