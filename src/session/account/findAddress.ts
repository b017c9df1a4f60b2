import { configAtom, describeNetworkAtom, ensNetworkAtom } from '../../atoms/siteConfig.js';
import type { Store } from '../../atoms/util/store.js';
import type { AccountData, AccountReadOptions } from '../../lib/account/accountData.js';
import type { Clock } from '../../lib/clock.js';
import { loadPart } from '../../lib/loadPart.js';
import { type CaipNetworkId, type Namespace, spokenNamespaceOf } from '../../lib/networks/caip.js';
import type { KnownForm } from '../../lib/send/readRecipient.js';
import type { FoundRecipient } from '../../lib/send/sending.js';
import { type AddressChecks, findAmong } from './findAmong.js';

const load: Readonly<Record<Namespace, () => Promise<AddressChecks>>> = {
  async eip155() {
    const evm = await loadPart(import('../../chains/evm/sending/findEvmRecipient.js'));
    return { checkAddress: evm.checkEvmAddress, readPlace: evm.readEvmPlace };
  },
  async solana() {
    const { solanaSending } = await loadPart(import('../../chains/solana/sending/solanaSending.js'));
    return solanaSending;
  },
};

interface Where {
  readonly store: Store;
  readonly clock: Clock;
  readonly network: CaipNetworkId;
  readonly resolveName: AccountData['resolveName'];
}

/** Finds the account that a text means on a network, through nodes and the site's service. Rejects like the name lookup. */
export async function findAddress(
  typed: KnownForm,
  { store, clock, network, resolveName }: Where,
  { signal }: AccountReadOptions,
): Promise<FoundRecipient> {
  const checks = await load[spokenNamespaceOf(network)]();
  return findAmong(checks, typed, {
    hasNames: Boolean(store.get(configAtom).chainApi || store.get(ensNetworkAtom)),
    resolve: (name) => resolveName(name, network, { signal }),
    reading: { network: store.get(describeNetworkAtom)(network), clock, signal },
  });
}
