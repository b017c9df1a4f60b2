import type { Hex } from 'viem';
import type { Ledger } from './createLedger.js';
import type { Pool } from './createPool.js';
import { createTurns } from './createTurns.js';

/** Mines blocks, one after the other. */
export interface Miner {
  /** Checks a signed transaction, and mines it at once unless blocks come by time. */
  send(raw: Hex): Promise<Hex>;
  /** Mines a block of what waits. */
  mine(): Promise<void>;
  stop(): void;
}

/** `blockTime` are the milliseconds between blocks. Without it, each transaction gets one at once. */
export function createMiner(ledger: Ledger, pool: Pool, blockTime: number | undefined): Miner {
  // All that changes the chain happens in turn.
  const inTurn = createTurns();
  const mineReady = async () => {
    await ledger.mine(await pool.takeReady());
  };
  const timer = blockTime === undefined ? undefined : setInterval(() => void inTurn(mineReady), blockTime);
  return {
    send: (raw) =>
      inTurn(async () => {
        const hash = await pool.add(raw);
        if (blockTime === undefined) await mineReady();
        return hash;
      }),
    mine: () => inTurn(mineReady),
    stop: () => clearInterval(timer),
  };
}
