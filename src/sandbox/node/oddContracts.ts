import { encodeDeployData, type Hex, parseUnits, stringToHex } from 'viem';
import type { EvmAddress } from '../../lib/networks/caip.js';
import { sandboxForwarder } from '../contracts/sandboxForwarder.js';
import { sandboxOddToken } from '../contracts/sandboxOddToken.js';
import { localClient, mined } from './rpc.js';

/** What an odd token does; in the order of its contract. */
const HABITS = [
  'honest',
  /** Reports a transfer and moves nothing. */
  'movesNothing',
  /** Takes twice what is sent. */
  'takesMore',
  /** Keeps a tenth. */
  'keepsPart',
  /** Takes it, and nobody gets it. */
  'destroys',
  /** Tells another balance each time it is asked. */
  'wavers',
  /** Moves nothing, and tells its holders that it did. */
  'flatters',
  /** Reports an approval and allows nothing. */
  'allowsNothing',
  /** Allows everything, whatever is approved. */
  'allowsAll',
] as const;
export type OddHabit = (typeof HABITS)[number];

export interface OddTokenOptions {
  readonly habit: OddHabit;
  /** At most 31 letters, in 32 bytes rather than as a string, as early tokens have it. Default: none. */
  readonly symbol?: string;
  /** Deploys it, and has a thousand of it. */
  readonly owner: EvmAddress;
}

/** Deploys a token with 6 decimals that does not do what tokens do. Resolves to its address. */
export function deployOddToken(rpcUrl: string, { habit, symbol = '', owner }: OddTokenOptions) {
  const { abi, bytecode } = sandboxOddToken;
  const args = [HABITS.indexOf(habit), stringToHex(symbol, { size: 32 }), parseUnits('1000', 6)] as const;
  return deploy(rpcUrl, owner, encodeDeployData({ abi, bytecode, args }));
}

/**
 * Deploys a contract that passes on what it gets, as deposit addresses of exchanges do: the native currency, and odd tokens.
 * `owner` pays for it. Resolves to its address.
 */
export function deployForwarder(rpcUrl: string, owner: EvmAddress, target: EvmAddress) {
  const { abi, bytecode } = sandboxForwarder;
  return deploy(rpcUrl, owner, encodeDeployData({ abi, bytecode, args: [target] }));
}

async function deploy(rpcUrl: string, account: EvmAddress, data: Hex): Promise<EvmAddress> {
  const client = localClient(rpcUrl);
  const hash = await client.sendTransaction({ account, chain: null, data });
  await mined(client, hash);
  const { contractAddress } = await client.getTransactionReceipt({ hash });
  if (!contractAddress) throw new Error(`${hash} has made no contract.`);
  return contractAddress;
}
