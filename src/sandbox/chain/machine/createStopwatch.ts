import type { EVMOpts } from '@ethereumjs/evm';
import { timeRefusal } from '../refusals.js';

/** Lets the page work while a machine runs in its only thread, and ends what runs for too long. */
export interface Stopwatch {
  begin(): Promise<void>;
  end(): void;
  /** Whether what ran last had to be ended. */
  isOver(): boolean;
  /** What the machine has to have. */
  readonly opcode: NonNullable<EVMOpts['customOpcodes']>[number];
  /** To be called before each message: contracts that call each other need no loop. */
  beforeMessage(message: unknown, proceed?: () => void): void;
  /** To be called after that. */
  assertInTime(): void;
}

/** How many milliseconds something may run. */
const MOST_MS = 3_000;
/** After how many milliseconds the page has its turn. */
const SLICE_MS = 50;
const JUMPDEST = 0x5b;

export function createStopwatch(): Stopwatch {
  let from = 0;
  // Since the page had its turn, and since it began.
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
  // None of the machine's own errors: contracts would go on after those.
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
    // No loop does without it.
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
