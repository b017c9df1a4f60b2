import type { VM } from '@ethereumjs/vm';

/** A movement of the native currency, by a transaction itself or by a contract that it calls. */
export interface NativeMove {
  readonly from: string;
  readonly to: string;
  readonly value: bigint;
}

/** Records movements while a machine runs. `take()` returns those since the last call, without reverted ones. */
export function watchMoves({ evm }: VM): { take(): readonly NativeMove[] } {
  interface Open {
    readonly inner: NativeMove[];
    own(): readonly NativeMove[];
  }
  // The unfinished calls, the innermost last.
  let open: Open[] = [];
  let settled: NativeMove[] = [];
  evm.events?.on('beforeMessage', (message) => {
    open.push({
      inner: [],
      own() {
        // A new contract has no address until the end of its creation.
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
