import type { Block } from '@ethereumjs/block';
import { createVM, type VM } from '@ethereumjs/vm';
import { createTurns } from '../createTurns.js';
import type { GasBudget } from './createGasBudget.js';
import { createStopwatch, type Stopwatch } from './createStopwatch.js';

/** Runs `work` on a machine in a certain state, then reverts its changes. */
export type TryOut = <Result>(work: (machine: VM) => Promise<Result>) => Promise<Result>;

/**
 * Runs trials on a copy of the machine, one after the other. Creating a copy takes long, so they share one. A trial that takes
 * too long fails with a node's error and uses up the budget.
 */
export function createTrials(vm: VM) {
  const inTurn = createTurns();
  const watch = createStopwatch();
  let copy: Promise<VM> | undefined;
  return <Result>(
    { header }: Block,
    budget: GasBudget,
    work: (machine: VM) => Promise<Result>,
  ): Promise<Result> =>
    inTurn(async () => {
      copy ??= copyOf(vm, watch);
      const machine = await copy;
      const { stateManager, evm } = machine;
      await stateManager.setStateRoot(header.stateRoot);
      await stateManager.checkpoint();
      await watch.begin();
      try {
        const result = await work(machine);
        // It may have caught the error of a call.
        watch.assertInTime();
        return result;
      } finally {
        watch.end();
        if (watch.isOver()) {
          budget.exhaust();
          // The run stopped halfway, so the copy is unusable.
          copy = undefined;
        } else {
          await evm.journal.cleanup();
          await stateManager.revert();
          stateManager.originalStorageCache.clear();
        }
      }
    });
}

async function copyOf(vm: VM, watch: Stopwatch): Promise<VM> {
  const machine = await createVM({
    common: vm.common.copy(),
    blockchain: vm.blockchain,
    stateManager: vm.stateManager.shallowCopy(),
    evmOpts: { customOpcodes: [watch.opcode] },
  });
  // The machine waits only for listeners with two parameters.
  machine.evm.events?.on('beforeMessage', watch.beforeMessage);
  machine.evm.events?.on('beforeMessage', () => watch.assertInTime());
  return machine;
}
