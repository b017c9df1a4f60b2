import type { Block } from '@ethereumjs/block';
import { createVM, type VM } from '@ethereumjs/vm';
import { createTurns } from '../createTurns.js';
import type { GasBudget } from './createGasBudget.js';
import { createStopwatch, type Stopwatch } from './createStopwatch.js';

/** Has somebody try something on a machine in a certain state, and undoes it. */
export type TryOut = <Result>(work: (machine: VM) => Promise<Result>) => Promise<Result>;

/**
 * Tries things on a copy of the machine, one after the other. To make it takes long, so there is one. What takes too long
 * is refused with the error of nodes, and uses up the budget.
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
        // It may have caught that of a call.
        watch.assertInTime();
        return result;
      } finally {
        watch.end();
        if (watch.isOver()) {
          budget.exhaust();
          // It stopped somewhere in the middle.
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
  // Only listeners with two parameters are waited for.
  machine.evm.events?.on('beforeMessage', watch.beforeMessage);
  machine.evm.events?.on('beforeMessage', () => watch.assertInTime());
  return machine;
}
