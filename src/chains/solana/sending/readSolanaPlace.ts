import type { Address } from '@solana/web3.js';
import { codeOf } from '../../../lib/errorText.js';
import type { RecipientPlace } from '../../../lib/send/sending.js';
import { fromBase58 } from '../../../lib/solana/base58.js';
import { SYSTEM_PROGRAM } from '../../../lib/solana/keys.js';
import { type SolanaRequest, type SolanaRpcOptions, solanaRequest } from '../solanaRpc.js';
import { isOfTokens, readAccounts } from '../tokenAccounts.js';
import { isOnCurve } from './isOnCurve.js';

/** The kind of account at an address. Undefined if it cannot be read. Rejects with `aborted` only. */
export async function readSolanaPlace(address: string, reading: SolanaRpcOptions): Promise<RecipientPlace> {
  const request = solanaRequest(reading);
  try {
    const [account] = await readAccounts(request, [address as Address]);
    if (isOfTokens(account)) return 'tokens';
    if (!isOnCurve(fromBase58(address) ?? new Uint8Array())) return 'program';
    if (!account) return { least: await readLeast(request) };
    return account.program === SYSTEM_PROGRAM ? 'wallet' : 'contract';
  } catch (error) {
    if (codeOf(error) === 'aborted') throw error;
    return undefined;
  }
}

/** The minimum balance of an account without data, in lamports. Undefined if the node does not say. */
async function readLeast(request: SolanaRequest): Promise<bigint | undefined> {
  try {
    const least = await request('getMinimumBalanceForRentExemption', [0]);
    return Number.isSafeInteger(least) && Number(least) >= 0 ? BigInt(Number(least)) : undefined;
  } catch (error) {
    if (codeOf(error) === 'aborted') throw error;
    return undefined;
  }
}
