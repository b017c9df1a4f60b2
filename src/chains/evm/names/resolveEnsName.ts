import { getEnsAddress } from 'viem/actions';
import { normalize } from 'viem/ens';
import type { Clock } from '../../../lib/clock.js';
import { IDENTITY_DEADLINE_MS } from '../../../lib/constants.js';
import { WalletModalError } from '../../../lib/errors.js';
import { findCoinType } from '../../../lib/evm/coinType.js';
import {
  type CaipNetworkId,
  chainIdOf,
  ETHEREUM_MAINNET,
  type EvmAddress,
  isEvmAddress,
} from '../../../lib/networks/caip.js';
import { wait } from '../../../lib/wait.js';
import { ensClient, LONGEST_NAME } from './ensClient.js';

interface ResolveOptions {
  /** The URL of a mainnet node. */
  readonly rpcUrl: string;
  /** The network on which the address is to be used. */
  readonly on: CaipNetworkId;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/**
 * Resolves an ENS name to its address on the network, or else on Ethereum. Undefined if it has neither, or if the text
 * cannot be a name. Rejects with `rpc_failed` or `aborted`.
 */
export async function resolveEnsName(
  typed: string,
  options: ResolveOptions,
): Promise<EvmAddress | undefined> {
  const name = readName(typed);
  if (!name) return undefined;
  const { clock, signal } = options;
  const over = new AbortController();
  try {
    const limits = { clock, signal, deadlineMs: IDENTITY_DEADLINE_MS, what: 'ENS' };
    return await wait(resolve(name, options, over.signal), limits);
  } catch (cause) {
    if (signal.aborted && cause instanceof WalletModalError) throw cause;
    throw new WalletModalError('rpc_failed', 'The name cannot be looked up.', { cause });
  } finally {
    over.abort();
  }
}

async function resolve(
  name: string,
  { rpcUrl, on }: ResolveOptions,
  signal: AbortSignal,
): Promise<EvmAddress | undefined> {
  const client = ensClient(rpcUrl, signal);
  // A smart account exists on its own networks only, so their own records come first.
  const coinType = on === ETHEREUM_MAINNET ? undefined : findCoinType(chainIdOf(on));
  const own = coinType && (await getEnsAddress(client, { name, coinType: BigInt(coinType) }));
  const address = own || (await getEnsAddress(client, { name }));
  return isEvmAddress(address) ? address : undefined;
}

/** The normalized form of a name (ENSIP-15), which is the only one that resolves. */
function readName(typed: string): string | undefined {
  const text = typed.trim();
  if (!text.includes('.') || text.length > LONGEST_NAME) return undefined;
  try {
    return normalize(text);
  } catch {
    // Characters that no name may contain.
    return undefined;
  }
}
