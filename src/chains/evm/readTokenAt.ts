import type { TokenFault } from '../../lib/account/accountData.js';
import { namesOnChain } from '../../lib/account/namesOnChain.js';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import { MOST_DECIMALS } from '../../lib/account/tokenLimits.js';
import { withHonestNames } from '../../lib/account/tokenNames.js';
import { codeOf } from '../../lib/errorText.js';
import { safeName } from '../../lib/untrusted/sanitize.js';
import { readTokenSymbol, readTokenText } from './readTokenText.js';
import type { RpcOptions } from './rpc.js';
import { checkEvmAddress } from './sending/findEvmRecipient.js';
import { isContract, readBalanceOf, readDecimals, readName, readSymbol } from './swapping/readContract.js';

/**
 * The token at an address as its contract describes it, with the balance of `owner`; or the fault, if there's no token. Rejects
 * with `rpc_failed` if there's no answer, with `rpc_missing` or `aborted`.
 */
export async function readTokenAt(
  typed: string,
  owner: string,
  options: RpcOptions,
): Promise<TokenBalance | TokenFault> {
  const address = checkEvmAddress(typed);
  if (address === undefined) return 'checksum';
  const [decimals, amount, symbol, name] = await Promise.all([
    readDecimals(address, options),
    readBalanceOf(address, owner, options),
    orNothing(readSymbol(address, options)),
    orNothing(readName(address, options)),
  ]);
  if (decimals === undefined || decimals > MOST_DECIMALS || amount === undefined) {
    return (await isContract(address, options)) ? 'noToken' : 'nothing';
  }
  const told = { symbol: readTokenSymbol(symbol) ?? '' };
  const called = namesOnChain({ address, symbol: '', name: '' }, told);
  return withHonestNames({
    network: options.network.id,
    address,
    ...called,
    name: safeName(readTokenText(name)) ?? called.name,
    decimals: Number(decimals),
    amount,
    price: undefined,
    icon: undefined,
  });
}

/** A name may be too long to be read. The token can be shown without it. */
async function orNothing(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    if (codeOf(error) === 'aborted') throw error;
    return undefined;
  }
}

/** An account's balance of a token, in base units. Undefined if the token doesn't return it. Rejects as `readTokenAt` does. */
export const readHolding = readBalanceOf;
