import type { Hex } from 'viem';
import type { Ledger } from './createLedger.js';
import type { Pool } from './createPool.js';
import { createTurns } from './createTurns.js';

/** Mines blocks, one after the other. */
export interface Miner {
  /** Checks a signed transaction, and mines it immediately unless there is a block time. */
  send(raw: Hex): Promise<Hex>;
  /** Mines a block of the waiting transactions. */
  mine(): Promise<void>;
  stop(): void;
}

/** `blockTime` is the number of milliseconds between blocks. Without it, each transaction gets a block immediately. */
export function createMiner(ledger: Ledger, pool: Pool, blockTime: number | undefined): Miner {
  // All changes of the chain run one after the other.
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
