import type { BlockFacts } from '../../../lib/transactions/blockFacts.js';
import { type SolanaRpcOptions, solanaRequest } from '../solanaRpc.js';
import { proveCluster } from './proveCluster.js';
import { readSent } from './readSent.js';

interface SlotFactsOptions extends SolanaRpcOptions {
  /** The times when nodes were proved to be of their network, by `proveCluster`. */
  readonly proven: Map<string, number>;
}

/**
 * Reads the time of a transaction's block, and the fee that the account paid. Undefined while no block includes it. Rejects as
 * `solanaRequest` does.
 */
export async function readSlotFacts(
  signature: string,
  address: string,
  options: SlotFactsOptions,
): Promise<BlockFacts | undefined> {
  await proveCluster(options, options.proven);
  const sent = await readSent(solanaRequest(options), signature, address);
  if (!sent) return undefined;
  if (sent === 'unreadable') return { minedAt: undefined, fee: undefined };
  const { message, changes, madeAt } = sent;
  return { minedAt: madeAt, fee: message.signers[0] === address ? changes?.fee : 'other' };
}
