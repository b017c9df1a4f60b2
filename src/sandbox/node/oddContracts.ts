import { encodeDeployData, type Hex, parseUnits, stringToHex } from 'viem';
import type { EvmAddress } from '../../lib/networks/caip.js';
import { sandboxForwarder } from '../contracts/sandboxForwarder.js';
import { sandboxOddToken } from '../contracts/sandboxOddToken.js';
import { localClient, mined } from './rpc.js';

/** The faults of odd tokens, in the order of the contract. */
const HABITS = [
  'honest',
  /** Reports a transfer and moves nothing. */
  'movesNothing',
  /** Takes twice the amount. */
  'takesMore',
  /** Keeps a tenth of the amount. */
  'keepsPart',
  /** Takes the amount, but the recipient gets nothing. */
  'destroys',
  /** Returns another balance on each call. */
  'wavers',
  /** Moves nothing, but its balances pretend that it did. */
  'flatters',
  /** Reports an approval and allows nothing. */
  'allowsNothing',
  /** Allows everything, whatever the approved amount. */
  'allowsAll',
] as const;
export type OddHabit = (typeof HABITS)[number];

export interface OddTokenOptions {
  readonly habit: OddHabit;
  /** At most 31 letters, as 32 bytes instead of a string, like early tokens. Default: none. */
  readonly symbol?: string;
  /** Deploys the token, and owns a thousand of it. */
  readonly owner: EvmAddress;
}

/** Deploys a token with 6 decimals that misbehaves. Resolves to its address. */
export function deployOddToken(rpcUrl: string, { habit, symbol = '', owner }: OddTokenOptions) {
  const { abi, bytecode } = sandboxOddToken;
  const args = [HABITS.indexOf(habit), stringToHex(symbol, { size: 32 }), parseUnits('1000', 6)] as const;
  return deploy(rpcUrl, owner, encodeDeployData({ abi, bytecode, args }));
}

/**
 * Deploys a contract that forwards everything it receives, as deposit addresses of exchanges do: the native currency, and odd
 * tokens. `owner` pays for it. Resolves to its address.
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
