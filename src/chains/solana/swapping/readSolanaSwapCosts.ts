import type { SwapCosts } from '../../../lib/swap/swapping.js';
import { unexpectedAnswer } from '../../networkRead.js';
import { USUAL_FEE } from '../sending/prepareSolanaTransfer.js';
import { type SolanaRpcOptions, solanaRequest } from '../solanaRpc.js';

/** The usual priority fee of swaps, on top of the base fee, in lamports. */
const ASSUMED_PRIORITY = 1_000_000n;
const TOKEN_ACCOUNT_BYTES = 165;
/** One for the received token, and a temporary one for wrapped SOL. */
const TOKEN_ACCOUNTS = 2n;

/**
 * The estimated costs of a swap before it is built. An account's own deposit is kept back too when all SOL is swapped: the
 * network refuses a balance between zero and the deposit. Rejects with `rpc_failed`, `rpc_missing` or `aborted`.
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
