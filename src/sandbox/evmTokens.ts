import { encodeDeployData, getContractAddress, parseUnits } from 'viem';
import type { EvmAddress } from '../lib/networks/caip.js';
import type { SandboxToken } from './chains.js';
import { sandboxToken } from './contracts/sandboxToken.js';

/** Deploys with nonce 0, so that the addresses are always the same. It isn't a sandbox account. */
export const DEPLOYER: EvmAddress = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';

/** The address that stands for the native currency in the exchange of local chains. */
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

/** A holder's share of a token, by the token's index in the list, in base units. */
export function sharesOf(index: number): bigint {
  const token = TOKENS[index];
  return token ? parseUnits(token.amountEach, token.decimals) : 0n;
}

/** The deployer's transactions on a new chain, in order. Each holder gets a share of each token. */
export const tokenDeployments = (holders: readonly EvmAddress[]): readonly `0x${string}`[] =>
  TOKENS.map(({ name, symbol, decimals }, index) =>
    encodeDeployData({
      abi: sandboxToken.abi,
      bytecode: sandboxToken.bytecode,
      args: [name, symbol, decimals, holders, sharesOf(index)],
    }),
  );
