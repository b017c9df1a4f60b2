import { connectionsAtom } from '../../atoms/connection.js';
import type { Services } from '../../atoms/hostServices.js';
import type { Store } from '../../atoms/util/store.js';
import { watchedAccountAtom } from '../../atoms/watch/watchedAccount.js';
import type { AccountReader } from '../../chains/connector.js';
import type { Clock } from '../../lib/clock.js';
import { loadPart } from '../../lib/loadPart.js';
import { type CaipAddress, type Namespace, networkOf, spokenNamespaceOf } from '../../lib/networks/caip.js';
import { openConnection } from './openConnection.js';

/** What reads a family of networks through the site's nodes alone. */
const load: { readonly [N in Namespace]: (clock: Clock) => Promise<AccountReader> } = {
  eip155: async (clock) =>
    (await loadPart(import('../../chains/evm/evmReads.js'))).evmReads(undefined, clock),
  solana: async (clock) => (await loadPart(import('../../chains/solana/solanaReads.js'))).solanaReads(clock),
};

/** Opens what reads through the site's nodes. Rejects with `load_failed`. */
export const openNodeReader = (namespace: Namespace, { clock }: Pick<Services, 'clock'>) =>
  load[namespace](clock);

/**
 * What reads about an account: its connected wallet, which also knows a node. An account that is only watched has no
 * wallet. Rejects with `not_connected` for any other, with `load_failed`.
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
