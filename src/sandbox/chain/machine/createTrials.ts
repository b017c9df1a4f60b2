import type { Block } from '@ethereumjs/block';
import type { VM } from '@ethereumjs/vm';
import { createTurns } from '../createTurns.js';

/** Tries things on a copy of the machine, one after the other. To make it takes long, so there is one. */
export function createTrials(vm: VM) {
  const inTurn = createTurns();
  let copy: Promise<VM> | undefined;
  return <Result>({ header }: Block, work: (machine: VM) => Promise<Result>): Promise<Result> =>
    inTurn(async () => {
      copy ??= vm.shallowCopy();
      const machine = await copy;
      const { stateManager, evm } = machine;
      await stateManager.setStateRoot(header.stateRoot);
      await stateManager.checkpoint();
      try {
        return await work(machine);
      } finally {
        await evm.journal.cleanup();
        await stateManager.revert();
        stateManager.originalStorageCache.clear();
      }
    });
}
