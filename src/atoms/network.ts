import { atom } from 'jotai/vanilla';
import { type CaipNetworkId, parseCaipNetworkId } from '../lib/caip.js';
import { WalletModalError } from '../lib/errors.js';
import type { NetworkDefinition } from '../lib/networks.js';
import { findNetworkAtom } from './config.js';
import { chosenNetworkAtom, connectionAtom } from './connection.js';
import { closeModalAtom, isOpenAtom } from './modal.js';
import { goBackToIndexAtom, historyAtom, routeAtom } from './router.js';
import { servicesAtom } from './services.js';
import { latestAtom } from './util/latest.js';

/** Where asking a wallet to change its network stands. */
export type SwitchAttempt =
  | { readonly step: 'idle' }
  | { readonly step: 'asking'; readonly networkId: CaipNetworkId }
  | { readonly step: 'failed'; readonly networkId: CaipNetworkId; readonly error: WalletModalError };

const IDLE: SwitchAttempt = { step: 'idle' };
const attemptCell = atom<SwitchAttempt>(IDLE);
const nextAttemptAtom = latestAtom();

export const switchAttemptAtom = atom((get) => get(attemptCell));

/**
 * Asks for a network: of the wallet when one is connected, else it is only noted as wanted. Rejects with
 * `network_not_found` and with whatever the wallet answered; the wallet's network changes only when the wallet says so.
 */
export const switchNetworkAtom = atom(null, async (get, set, networkId: CaipNetworkId) => {
  const signal = set(nextAttemptAtom);
  const { connectors } = get(servicesAtom);
  const connection = get(connectionAtom);
  try {
    const network = requireNetwork(networkId, get(findNetworkAtom)(networkId));
    if (connection && connection.network !== networkId) {
      set(attemptCell, { step: 'asking', networkId });
      const connector = await connectors.open(connection.connector.id);
      signal.throwIfAborted();
      await connector.switchNetwork(network, { signal });
    }
    signal.throwIfAborted();
    set(chosenNetworkAtom, networkId);
    set(attemptCell, IDLE);
  } catch (cause) {
    const error = toError(cause, signal);
    if (!signal.aborted) set(attemptCell, { step: 'failed', networkId, error });
    throw error;
  }
});

function requireNetwork(id: CaipNetworkId, network: NetworkDefinition | undefined): NetworkDefinition {
  if (network && parseCaipNetworkId(id)) return network;
  throw new WalletModalError('network_not_found', 'Network not found', {
    details: `– "${id}" is in neither the "networks" nor the "chains" setting.`,
  });
}

function toError(cause: unknown, signal: AbortSignal): WalletModalError {
  if (cause instanceof WalletModalError) return cause;
  if (signal.aborted) return new WalletModalError('aborted', 'Request was aborted', { cause });
  return new WalletModalError('internal', 'Something went wrong.', { cause });
}

/** Switches for a view: failures stay in `switchAttemptAtom`, success leaves the network views (spec §2). */
export const switchNetworkInViewAtom = atom(null, async (get, set, networkId: CaipNetworkId) => {
  try {
    await set(switchNetworkAtom, networkId);
  } catch (error) {
    // The view shows it from `switchAttemptAtom`; the page is told as well.
    if (error instanceof WalletModalError && error.code !== 'aborted') get(servicesAtom).host.report(error);
    return;
  }
  set(leaveNetworkViewsAtom);
});

/** Leaves the views of a switch that is done (spec §2). */
export const leaveNetworkViewsAtom = atom(null, (get, set) => {
  const networks = get(historyAtom).findIndex(({ view }) => view === 'Networks');
  if (networks >= 1) set(goBackToIndexAtom, networks - 1);
  else set(closeModalAtom, 'network');
});

/** Switches when the view of a switch comes on screen; nothing happens when the wallet is being asked already. */
export const startSwitchAtom = atom(null, (get, set, networkId: CaipNetworkId) => {
  const attempt = get(attemptCell);
  if (attempt.step === 'asking' && attempt.networkId === networkId) return;
  const route = get(routeAtom);
  // A view that was left at once may come to this after all.
  const isLeft = route.view !== 'SwitchNetwork' || route.networkId !== networkId;
  if (isLeft || !get(isOpenAtom)) return;
  void set(switchNetworkInViewAtom, networkId);
});

/** Stops waiting for the wallet. Whether it still switches is up to the person. */
export const cancelSwitchAtom = atom(null, (_get, set) => {
  set(nextAttemptAtom);
  set(attemptCell, IDLE);
});
