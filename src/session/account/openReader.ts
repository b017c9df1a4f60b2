import { connectionsAtom } from '../../atoms/connection.js';
import type { Services } from '../../atoms/hostServices.js';
import type { Store } from '../../atoms/util/store.js';
import { watchedAccountAtom } from '../../atoms/watch/watchedAccount.js';
import type { AccountReader } from '../../chains/connector.js';
import type { Clock } from '../../lib/clock.js';
import { loadPart } from '../../lib/loadPart.js';
import { type CaipAddress, type Namespace, networkOf, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { openConnection } from './openConnection.js';

/** Readers of each namespace that use only the site's nodes. */
const load: { readonly [N in Namespace]: (clock: Clock) => Promise<AccountReader> } = {
  eip155: async (clock) =>
    (await loadPart(import('../../chains/evm/evmReads.js'))).evmReads(undefined, clock),
  solana: async (clock) => (await loadPart(import('../../chains/solana/solanaReads.js'))).solanaReads(clock),
};

/** Opens the reader that uses the site's nodes. Rejects with `load_failed`. */
export const openNodeReader = (namespace: Namespace, { clock }: Pick<Services, 'clock'>) =>
  load[namespace](clock);

/**
 * The reader of an account: its connected wallet, which can also use a node, or a node for a watched account. Rejects with
 * `not_connected` for any other account, with `load_failed`.
 */
export async function openReader(
  store: Store,
  services: Pick<Services, 'connectors' | 'clock'>,
  account: CaipAddress,
): Promise<AccountReader> {
  const namespace = spokenNamespaceOf(networkOf(account));
  const isConnected = store.get(connectionsAtom)[namespace] !== undefined;
  if (!isConnected && store.get(watchedAccountAtom) === account) return openNodeReader(namespace, services);
  return (await openConnection(store, services, account)).connector;
}
