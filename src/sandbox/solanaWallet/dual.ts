import type { MemoryStore } from '../wallet/memoryStore.js';
import type { SandboxWallet } from '../wallet/types.js';
import type { SolanaMemory } from './solanaMemory.js';

/**
 * Locks and unlocks both parts of a wallet together, and removes the Solana part with the EVM part. Returns a function that
 * stops this.
 */
export function lockTogether(
  evm: SandboxWallet,
  memory: MemoryStore<SolanaMemory>,
  vanish: () => void,
): () => void {
  const follow = () => memory.set({ locked: evm.state.locked });
  follow();
  const stops = [
    evm.subscribe(() => {
      if (evm.state.locked !== memory.get().locked) follow();
    }),
    memory.subscribe((now) => {
      if (now.locked === evm.state.locked) return;
      if (now.locked) evm.lock();
      else evm.unlock();
    }),
  ];
  evm.gone.addEventListener('abort', vanish, { once: true });
  return () => {
    for (const stop of stops) stop();
    evm.gone.removeEventListener('abort', vanish);
  };
}
