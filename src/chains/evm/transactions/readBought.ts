import { MOST_DECIMALS } from '../../../lib/account/tokenLimits.js';
import { readHexNumber, toHex } from '../../../lib/evm/hex.js';
import { DECIMALS } from '../../../lib/evm/tokenFunctions.js';
import { addressOf } from '../../../lib/networks/caip.js';
import { readableAmount } from '../../../lib/swap/swapRequest.js';
import type { TrackedEvmTransaction } from '../../../lib/transactions/trackedTransaction.js';
import type { RpcRequest } from '../rpc.js';
import { balanceChange } from './balanceChange.js';
import { isMovedByOthers } from './isMovedByOthers.js';
import type { Receipt } from './nodeAnswers.js';

/**
 * How much of a token a swap has brought, as decimal text: by what its account has more of it since the block of the swap.
 * Undefined if that cannot be told, as when others moved the token to or from it in that block; and for the native currency,
 * because some networks tell their fees wrongly. Never rejects.
 */
export async function readBought(
  { kind, account, call, tokens = [] }: TrackedEvmTransaction,
  hash: string,
  receipt: Receipt,
  request: RpcRequest,
): Promise<string | undefined> {
  const token = (call?.value ? tokens[0] : tokens[1])?.toLowerCase();
  if (kind !== 'swap' || token === undefined) return undefined;
  const owner = addressOf(account).toLowerCase();
  try {
    if (await isMovedByOthers(token, [owner], { hash, receipt }, request)) return undefined;
    const [gained, decimals] = await Promise.all([
      balanceChange(token, receipt.block, request)(owner),
      request('eth_call', [{ to: token, data: DECIMALS }, toHex(receipt.block)]).then(readHexNumber),
    ]);
    if (gained <= 0n || decimals === undefined || decimals > MOST_DECIMALS) return undefined;
    return readableAmount(gained, { decimals: Number(decimals) });
  } catch {
    return undefined;
  }
}
