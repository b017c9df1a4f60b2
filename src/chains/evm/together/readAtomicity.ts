import type { Clock } from '../../../lib/clock.js';
import {
  addressOf,
  type CaipAddress,
  networkOf,
  readEvmChainId,
  toHexChainId,
} from '../../../lib/networks/caip.js';
import type { Eip1193Provider } from '../../../lib/requests/eip1193.js';
import type { Atomicity } from '../../../lib/swap/atomicity.js';
import { readFields } from '../../../lib/untrusted/readFields.js';
import { askWallet } from '../askWallet.js';

/**
 * Asks a wallet whether an account can make several calls as one (EIP-5792). Undefined if it can't, or if the wallet doesn't
 * answer in time or in the expected form. Never rejects.
 */
export async function readAtomicity(
  account: CaipAddress,
  provider: Eip1193Provider,
  clock: Clock,
): Promise<Atomicity | undefined> {
  const network = networkOf(account);
  const params = [addressOf(account), [toHexChainId(network)]];
  const told = await askWallet(provider, clock)
    .machine('wallet_getCapabilities', params)
    .catch(() => undefined);
  const networks = Object.entries(readFields(told));
  const [, own] = networks.find(([id]) => readEvmChainId(id) === network) ?? [];
  // Capabilities on all networks.
  const { '0x0': everywhere } = readFields(told, ['0x0']);
  const atomic = readFields(own, ['atomic']).atomic ?? readFields(everywhere, ['atomic']).atomic;
  const { status } = readFields(atomic, ['status']);
  return status === 'supported' || status === 'ready' ? status : undefined;
}
