import { encodeDeployData, getContractAddress, parseUnits } from 'viem';
import type { EvmAddress } from '../lib/networks/caip.js';
import type { SandboxToken } from './chains.js';
import { sandboxToken } from './contracts/sandboxToken.js';

/** Deploys from nonce 0, so that the addresses are always the same. Not a sandbox account. */
export const DEPLOYER: EvmAddress = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';

/** The address by which the exchange of local chains knows the native currency. */
export const NATIVE_OF_EXCHANGE: EvmAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';

const TOKENS = [
  { name: 'Sandbox Dollar', symbol: 'SUSD', decimals: 6, amountEach: '10000' },
  { name: 'Sandbox Token', symbol: 'SBX', decimals: 18, amountEach: '2500' },
] as const;

/** The tokens of every local chain, with their addresses. */
export const SANDBOX_TOKENS: readonly SandboxToken[] = TOKENS.map(({ name, symbol, decimals }, index) => ({
  address: getContractAddress({ from: DEPLOYER, nonce: BigInt(index) }),
  name,
  symbol,
  decimals,
}));

/** How much of a token, by its place in the list, each holder gets, in base units. */
export function sharesOf(index: number): bigint {
  const token = TOKENS[index];
  return token ? parseUnits(token.amountEach, token.decimals) : 0n;
}

/** What the deployer sends to a new chain, in order. Each holder gets its share of each token. */
export const tokenDeployments = (holders: readonly EvmAddress[]): readonly `0x${string}`[] =>
  TOKENS.map(({ name, symbol, decimals }, index) =>
    encodeDeployData({
      abi: sandboxToken.abi,
      bytecode: sandboxToken.bytecode,
      args: [name, symbol, decimals, holders, sharesOf(index)],
    }),
  );
