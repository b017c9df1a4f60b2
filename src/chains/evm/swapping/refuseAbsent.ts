import { addressOf, type CaipAddress } from '../../../lib/networks/caip.js';
import { refusedQuote } from '../../../lib/swap/refusedQuote.js';
import type { SwapReading } from './describeSwapped.js';
import { isContract } from './readContract.js';

/**
 * Refuses a swap to another network for an account that is a contract on its own network but not on that one: its proceeds
 * would belong to no one. Rejects with `quote_failed`, otherwise as the reads do.
 */
export async function refuseAbsent(account: CaipAddress, options: SwapReading): Promise<void> {
  const address = addressOf(account);
  if (!options.arrival || !(await isContract(address, options))) return;
  if (!(await isContract(address, options.arrival))) {
    throw refusedQuote('The account is a contract, and there is none at its address on the other network.');
  }
}
