import { atom } from 'jotai/vanilla';
import { siteNamespaces, spokenNamespaceOf, toCaipAddress } from '../../lib/networks/caip.js';
import type { NetworkDefinition } from '../../lib/networks/networks.js';
import { readRecipient, type TypedRecipient } from '../../lib/send/readRecipient.js';
import { addressField } from '../account/addressField.js';
import { wantedNetworkAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { replaceAtom } from '../router.js';
import { watchableNetworksAtom } from './isWatchOffered.js';
import { watchAccountAtom, watchTextAtom } from './watchedAccount.js';

/** The networks that can be read, the wanted one first. */
const networksAtom = atom((get) => {
  const wanted = get(wantedNetworkAtom);
  const networks = get(watchableNetworksAtom);
  return [...networks.filter(({ id }) => id === wanted), ...networks.filter(({ id }) => id !== wanted)];
});

interface Read {
  readonly typed: TypedRecipient;
  /** The network to look it up on. */
  readonly network: NetworkDefinition;
}

/**
 * The text read as an address or name of the first namespace where it is valid. If there is none, the problem in the first
 * namespace.
 */
const readAtom = atom((get): Read | undefined => {
  const networks = get(networksAtom);
  const all = siteNamespaces(networks).flatMap((namespace): Read[] => {
    const network = networks.find(({ id }) => spokenNamespaceOf(id) === namespace);
    return network ? [{ network, typed: readRecipient(get(watchTextAtom), namespace) }] : [];
  });
  return all.find(({ typed }) => typed.kind !== 'invalid') ?? all[0];
});

/** The network that the text is read for. */
export const watchNetworkAtom = atom((get) => get(readAtom)?.network);

const field = addressField({
  subject: (get) => `${get(watchNetworkAtom)?.id} ${get(watchTextAtom).trim()}`,
  typed: atom((get) => get(readAtom)?.typed),
  find(get) {
    const id = get(watchNetworkAtom)?.id;
    const { openAccountData } = get(servicesAtom);
    return id && (async (typed, options) => (await openAccountData()).findAddress(typed, id, options));
  },
});

/** The account that the text means. */
export const watchTargetAtom = field.stateAtom;

/** Repeats the lookup. */
export const retryWatchTargetAtom = field.retryAtom;

/** Watches the account that the text means, once found. */
export const submitWatchAtom = atom(null, (get, set) => {
  const target = get(watchTargetAtom);
  const network = get(watchNetworkAtom);
  if (target.step !== 'found' || !network) return;
  set(watchAccountAtom, toCaipAddress(network.id, target.address));
  set(replaceAtom, { view: 'WatchedAccount' });
});
