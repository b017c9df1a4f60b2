import { encodeFunctionData, erc20Abi, type Hex, multicall3Abi } from 'viem';
import type { TokenBalance } from '../../lib/account/tokenBalance.js';
import { MOST_DECIMALS } from '../../lib/account/tokenLimits.js';
import { withHonestNames } from '../../lib/account/tokenNames.js';
import { readWord } from '../../lib/evm/hex.js';
import { isEvmAddress } from '../../lib/networks/caip.js';
import { safeName } from '../../lib/untrusted/sanitize.js';
import { type CallAnswer, type ContractCall, callEach, callTogether, MULTICALL3 } from './callTogether.js';
import { knownTokens } from './knownTokens.js';
import { readNativeBalance } from './readBalance.js';
import { readTokenSymbol, readTokenText } from './readTokenText.js';
import { type RpcOptions, rpcRequest } from './rpc.js';

export interface BalancesOptions extends RpcOptions {
  /** Addresses of tokens to look for in addition to the well-known ones. Anything else is ignored. */
  readonly tokens: readonly string[];
}

/** A token to look for, with its description if that's known. */
interface Token {
  readonly address: Hex;
  readonly symbol?: string;
  readonly name?: string;
  readonly decimals?: number;
}

/** The most tokens that a site can name. */
const MOST_TOKENS = 100;
const CALLS_OF_UNKNOWN = 4;

/**
 * Reads the balances of an address on a network: the native currency, then the tokens with a balance. Uses one request if
 * possible. Leaves out tokens that don't answer like ERC-20 tokens. Rejects as `rpcRequest` does.
 */
export async function readBalances(
  owner: Hex,
  { tokens: named, ...options }: BalancesOptions,
): Promise<readonly TokenBalance[]> {
  const { network } = options;
  const request = rpcRequest(options);
  const tokens = tokensOf(network.id, named);
  const calls = tokens.flatMap((token) => callsOf(token, owner));
  const nativeCall = {
    to: MULTICALL3,
    data: encodeFunctionData({ abi: multicall3Abi, functionName: 'getEthBalance', args: [toLower(owner)] }),
  } as const;
  const together = await callTogether(request, [nativeCall, ...calls]);
  const early = calls.map((_, index) => together?.[index + 1]);
  // One call may use up the gas of later ones, so each failed call is repeated on its own.
  const failed = calls.filter((_, index) => early[index] === undefined);
  const [native, late] = await Promise.all([
    readWord(together?.[0]) ?? readNativeBalance(request, owner),
    callEach(request, failed, options),
  ]);
  const again = [...late];
  const rest = early.map((answer) => answer ?? again.shift());
  const unpriced = { network: network.id, price: undefined, icon: undefined };
  return [
    { ...unpriced, ...network.nativeCurrency, address: undefined, amount: native },
    ...tokens.flatMap((token) => {
      const balance = readToken(token, rest.splice(0, isKnown(token) ? 1 : CALLS_OF_UNKNOWN));
      return balance && balance.amount > 0n ? { ...unpriced, ...balance } : [];
    }),
  ];
}

/** Known tokens come first, so that they get answers even if a token named by the site uses up the gas. */
function tokensOf(network: TokenBalance['network'], named: readonly string[]): readonly Token[] {
  const tokens = new Map<string, Token>();
  for (const [symbol, name, decimals, address] of knownTokens(network)) {
    tokens.set(address.toLowerCase(), { address, symbol, name, decimals });
  }
  for (const address of named.slice(0, MOST_TOKENS)) {
    const key = address.toLowerCase();
    if (isEvmAddress(address) && !tokens.has(key)) tokens.set(key, { address });
  }
  return [...tokens.values()];
}

/** viem refuses addresses with a wrong checksum, which doesn't matter here. */
const toLower = (address: Hex) => address.toLowerCase() as Hex;

const isKnown = ({ symbol }: Token) => symbol !== undefined;

function callsOf(token: Token, owner: Hex): readonly ContractCall[] {
  const balance = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [toLower(owner)] });
  const described = (['decimals', 'symbol', 'name'] as const).map((functionName) =>
    encodeFunctionData({ abi: erc20Abi, functionName }),
  );
  return [balance, ...(isKnown(token) ? [] : described)].map((data) => ({
    to: toLower(token.address),
    data,
  }));
}

function readToken(
  { address, ...known }: Token,
  [balance, decimals, symbol, name]: readonly CallAnswer[],
): Pick<TokenBalance, 'address' | 'name' | 'symbol' | 'decimals' | 'amount'> | undefined {
  const amount = readWord(balance);
  const places = known.decimals === undefined ? readWord(decimals) : BigInt(known.decimals);
  if (amount === undefined || places === undefined || places > MOST_DECIMALS) return undefined;
  const shortName = known.symbol ?? readTokenSymbol(symbol) ?? '';
  const longName = known.name ?? safeName(readTokenText(name)) ?? shortName;
  const named = { address, name: longName, symbol: shortName, decimals: Number(places), amount };
  return known.symbol === undefined ? withHonestNames(named) : named;
}
