import type { SwapCosts } from '../../../lib/swap/swapping.js';
import { unexpectedAnswer } from '../../networkRead.js';
import { USUAL_FEE } from '../sending/prepareSolanaTransfer.js';
import { type SolanaRpcOptions, solanaRequest } from '../solanaRpc.js';

/** What stands above the usual fee for a priority in most swaps, in lamports. */
const ASSUMED_PRIORITY = 1_000_000n;
const TOKEN_ACCOUNT_BYTES = 165;
/** One for what comes, and one for SOL in the form of a token, which is closed again. */
const TOKEN_ACCOUNTS = 2n;

/**
 * What swaps cost before one was built. When all SOL is swapped, an account's own deposit stays, too: with less, but not nothing,
 * the network refuses it. Rejects with `rpc_failed`, `rpc_missing` or `aborted`.
 */
export async function readSolanaSwapCosts(options: SolanaRpcOptions): Promise<SwapCosts> {
  const request = solanaRequest(options);
  const rentOf = async (bytes: number) => {
    const answer = await request('getMinimumBalanceForRentExemption', [bytes, { commitment: 'confirmed' }]);
    if (Number.isSafeInteger(answer) && Number(answer) >= 0) return BigInt(Number(answer));
    throw unexpectedAnswer('getMinimumBalanceForRentExemption');
  };
  const [own, tokens] = await Promise.all([rentOf(0), rentOf(TOKEN_ACCOUNT_BYTES)]);
  return {
    price: 0n,
    least: USUAL_FEE,
    reserve: USUAL_FEE + ASSUMED_PRIORITY + own + TOKEN_ACCOUNTS * tokens,
  };
}
