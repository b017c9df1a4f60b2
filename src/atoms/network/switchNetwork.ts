import { atom } from 'jotai/vanilla';
import { networkNotFoundError } from '../../lib/commonErrors.js';
import { WalletModalError } from '../../lib/errors.js';
import { abortedError, toWalletModalError } from '../../lib/errorText.js';
import { type CaipNetworkId, parseCaipNetworkId, spokenNamespaceOf } from '../../lib/networks/caip.js';
import type { NetworkDefinition } from '../../lib/networks/networks.js';
import { chooseNamespaceAtom, chosenNetworkAtom, connectionsAtom } from '../connection.js';
import { servicesAtom } from '../hostServices.js';
import { configAtom, findNetworkAtom } from '../siteConfig.js';
import { topLayerLeftAtom } from '../topLayer.js';
import { attemptAtoms } from '../util/attempt.js';

/** The status of switching networks. */
export type SwitchAttempt =
  | { readonly step: 'idle' }
  | { readonly step: 'asking'; readonly networkId: CaipNetworkId }
  | { readonly step: 'failed'; readonly networkId: CaipNetworkId; readonly error: WalletModalError };

const IDLE = { step: 'idle' } as const;
const attempt = attemptAtoms<SwitchAttempt>(IDLE);

export const switchAttemptAtom = attempt.statusAtom;

/**
 * Switches the wallet connected in the network's namespace to that network, and makes the namespace the active one. Without a
 * connected wallet, only stores the network as chosen. Rejects with `network_not_found`, `aborted` or the wallet's own error.
 * The wallet's network changes only when the wallet reports it.
 */
export const switchNetworkAtom = atom(null, async (get, set, networkId: CaipNetworkId) => {
  const { signal, note } = set(attempt.beginAtom);
  const { connectors, memory } = get(servicesAtom);
  try {
    const network = requireNetwork(networkId, get(findNetworkAtom)(networkId));
    const namespace = spokenNamespaceOf(networkId);
    const connection = get(connectionsAtom)[namespace];
    if (connection && connection.network !== networkId) {
      note({ step: 'asking', networkId });
      const connector = await connectors.open(connection.connector.id);
      if (connection.connector.type !== 'AUTH') await set(topLayerLeftAtom);
      signal.throwIfAborted();
      await connector.switchNetwork(network, { signal });
    }
    signal.throwIfAborted();
    set(chosenNetworkAtom, networkId);
    // The default is not stored, because the site may have another on the next visit.
    void memory.writeNetwork(networkId === get(configAtom).defaultNetwork ? undefined : networkId);
    set(chooseNamespaceAtom, namespace);
    note(IDLE);
  } catch (cause) {
    const error = toError(cause, signal);
    note({ step: 'failed', networkId, error });
    throw error;
  }
});

/** Restores the network chosen on the last visit, if the site still has it and none was chosen meanwhile. */
export const restoreNetworkAtom = atom(null, (get, set, networkId: CaipNetworkId | undefined) => {
  if (!networkId || get(chosenNetworkAtom)) return;
  const { networks, describedNetworks } = get(configAtom);
  if ([...networks, ...describedNetworks].some(({ id }) => id === networkId))
    set(chosenNetworkAtom, networkId);
});

function requireNetwork(id: CaipNetworkId, network: NetworkDefinition | undefined): NetworkDefinition {
  if (network && parseCaipNetworkId(id)) return network;
  throw networkNotFoundError({
    details: `– "${id}" is in neither the "networks" nor the "chains" setting.`,
  });
}

function toError(cause: unknown, signal: AbortSignal): WalletModalError {
  if (signal.aborted && !(cause instanceof WalletModalError)) return abortedError(cause);
  return toWalletModalError(cause);
}

/** Stops waiting for the wallet. The user may still approve the switch there. */
export const cancelSwitchAtom = attempt.cancelAtom;
