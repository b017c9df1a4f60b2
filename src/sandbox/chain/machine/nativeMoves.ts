import type { VM } from '@ethereumjs/vm';

/** A movement of the native currency, by a transaction itself or by a contract that it calls. */
export interface NativeMove {
  readonly from: string;
  readonly to: string;
  readonly value: bigint;
}

/** Collects what moves while a machine works. `take()` answers what moved since the last time, without what was reverted. */
export function watchMoves({ evm }: VM): { take(): readonly NativeMove[] } {
  interface Open {
    readonly inner: NativeMove[];
    own(): readonly NativeMove[];
  }
  // The calls that have not ended, the innermost last.
  let open: Open[] = [];
  let settled: NativeMove[] = [];
  evm.events?.on('beforeMessage', (message) => {
    open.push({
      inner: [],
      own() {
        // A contract that is created has its address only at the end.
        const { caller, to, value, delegatecall } = message;
        const isMove = value > 0n && to && !delegatecall;
        return isMove ? [{ from: caller.toString(), to: to.toString(), value }] : [];
      },
    });
  });
  evm.events?.on('afterMessage', ({ execResult }) => {
    const ended = open.pop();
    if (!ended || execResult.exceptionError) return;
    (open.at(-1)?.inner ?? settled).push(...ended.own(), ...ended.inner);
  });
  return {
    take() {
      const moves = settled;
      settled = [];
      open = [];
      return moves;
    },
  };
}
