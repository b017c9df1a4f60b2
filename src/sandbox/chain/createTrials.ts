import type { VM } from '@ethereumjs/vm';
import type { Ledger } from './createLedger.js';
import { createTurns } from './createTurns.js';

/** Tries things on a copy of the machine, one after the other. To make it takes long, so there is one. */
export function createTrials(vm: VM): Ledger['tryAfter'] {
  const inTurn = createTurns();
  let copy: Promise<VM> | undefined;
  return ({ header }, work) =>
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
