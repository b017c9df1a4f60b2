import { MOST_DECIMALS } from '../../../../lib/account/tokenLimits.js';
import { readHexNumber, toHex } from '../../../../lib/evm/hex.js';
import { DECIMALS } from '../../../../lib/evm/tokenFunctions.js';
import { formatUnits } from '../../../../lib/text/formatUnits.js';
import type { RpcRequest } from '../../rpc.js';

/** An account's gain of a token in a block, as decimal text. Undefined if the token's decimals can't be read. Never rejects. */
export async function readableGain(
  token: string,
  gained: bigint,
  block: number,
  request: RpcRequest,
): Promise<string | undefined> {
  try {
    const decimals = readHexNumber(await request('eth_call', [{ to: token, data: DECIMALS }, toHex(block)]));
    if (decimals === undefined || decimals > MOST_DECIMALS) return undefined;
    return formatUnits(gained, Number(decimals));
  } catch {
    return undefined;
  }
}
