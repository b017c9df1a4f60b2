import type { Clock } from '../../lib/clock.js';
import { addressOf } from '../../lib/networks/caip.js';
import type { AccountReader } from '../connector.js';

/** Reads through the host's RPC URL. They need no wallet. */
export function solanaReads(clock: Clock): AccountReader {
  return {
    async readBalance(account, { network, token, signal }) {
      const { readSolanaBalance } = await import('./readSolanaBalance.js');
      return readSolanaBalance(addressOf(account), { network, token, clock, signal });
    },
    async readBalances(account, { network, signal }) {
      const { readSolanaBalances } = await import('./readSolanaBalances.js');
      return readSolanaBalances(addressOf(account), { network, clock, signal });
    },
    // We don't use Solana's naming services.
    readIdentity: async () => ({ name: undefined, avatar: undefined }),
    resolveName: async () => undefined,
  };
}
